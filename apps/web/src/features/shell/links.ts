import type { Role } from '@bearings/domain/actor'
import {
  IconCalendarEvent,
  IconChartLine,
  IconCoin,
  IconCompass,
  IconHome,
  IconMail,
  IconMessageCircle,
  IconPencil,
  IconSchool,
  IconUser,
} from '@tabler/icons-react'
import { type Links, resources, type SidebarLink, type SidebarSection } from './sidebar-section.ts'

/** A student's sidebar, from top to bottom. To add a page, add a line here. */
const sidebar: SidebarSection[] = [
  {
    links: [
      { to: '/dashboard', label: 'Home', icon: IconHome, key: 'h' },
      { to: '/profile', label: 'Profile', icon: IconUser, key: 'p' },
      {
        label: 'Financial',
        icon: IconCoin,
        pages: [
          { to: '/financial/scholarships', label: 'Scholarships' },
          { to: '/financial/state-aid', label: 'State Aid' },
          { to: '/financial/aid-calculator', label: 'Aid Calculator', key: 'a' },
          { to: '/financial/net-price', label: 'Net Price' },
          { to: '/financial/offers', label: 'Offers' },
          { to: '/financial/forms', label: 'FAFSA and CSS' },
        ],
      },
      { to: '/schools', label: 'Schools', icon: IconSchool, key: 's', also: '/recommenders' },
      { to: '/essays', label: 'Essays', icon: IconPencil, key: 'e' },
      { to: '/deadlines', label: 'Deadlines', icon: IconCalendarEvent, key: 'd' },
      { to: '/analytics', label: 'Analytics', icon: IconChartLine, key: 'y' },
      { to: '/student/advisor', label: 'My Advisor', icon: IconCompass, key: 'm' },
      { to: '/messages', label: 'Messages', icon: IconMail },
      { to: '/navigator', label: 'Navigator', icon: IconMessageCircle, key: 'n' },
    ],
  },
  resources,
]

/** The links at the bottom of a phone, within reach of the thumb. The rest of the sidebar is under More. */
const bottomBar: SidebarLink[] = [
  { to: '/dashboard', label: 'Home', icon: IconHome },
  { to: '/schools', label: 'Schools', icon: IconSchool, also: '/recommenders' },
  { to: '/essays', label: 'Essays', icon: IconPencil },
  { to: '/deadlines', label: 'Deadlines', icon: IconCalendarEvent },
]

const known: Partial<Record<Role, Links>> = { student: { sidebar, bottomBar } }

/** Loads the links of a role. A student's are there from the start, so that their first page loads no others. */
export async function loadLinks(role: Role): Promise<void> {
  if (!known[role]) Object.assign(known, (await import('./links-of-others.ts')).others)
}

/** Returns the links of a role that are loaded: those of the person who is signed in. */
export function linksFor(role: Role): Links {
  return known[role] ?? { sidebar: [], bottomBar: [] }
}

/** Returns all pages of the sidebar, including those in groups. */
export function pagesOf(role: Role): SidebarLink[] {
  const links = linksFor(role).sidebar.flatMap((section) => section.links)
  return links.flatMap((link) =>
    'pages' in link ? link.pages.map((page) => ({ icon: link.icon, ...page })) : [link],
  )
}

/** Returns whether the path is the link's page, or one below it. */
export function isAt({ to, also }: { to: string; also?: string }, pathname: string): boolean {
  return [to, also].some((start) => start !== undefined && `${pathname}/`.startsWith(`${start}/`))
}
