import type { Role } from '@bearings/domain/actor'
import {
  type Icon,
  IconCalendarEvent,
  IconCompass,
  IconHome,
  IconPencil,
  IconSchool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

export type SidebarLink = { to: NonNullable<LinkProps['to']>; label: string; icon: Icon }
export type SidebarSection = { heading?: string; links: SidebarLink[] }

/** What each role finds in the sidebar, from top to bottom. A new page is a line here. */
export const sidebarFor: Record<Role, SidebarSection[]> = {
  student: [
    {
      links: [
        { to: '/dashboard', label: 'Home', icon: IconHome },
        { to: '/profile', label: 'Profile', icon: IconUser },
        { to: '/schools', label: 'Schools', icon: IconSchool },
        { to: '/essays', label: 'Essays', icon: IconPencil },
        { to: '/deadlines', label: 'Deadlines', icon: IconCalendarEvent },
        { to: '/student/advisor', label: 'My Advisor', icon: IconCompass },
      ],
    },
  ],
  advisor: [
    {
      links: [
        { to: '/advisor/dashboard', label: 'Advisor Dashboard', icon: IconHome },
        { to: '/student/advisor', label: 'My Students', icon: IconUsers },
      ],
    },
  ],
  admin: [
    {
      links: [
        { to: '/dashboard', label: 'Overview', icon: IconHome },
        { to: '/schools', label: 'All School Lists', icon: IconSchool },
      ],
    },
  ],
}

export const roleNames: Record<Role, string> = { student: 'Student', advisor: 'Advisor', admin: 'Admin' }
