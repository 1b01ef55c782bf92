import type { Role } from '@bearings/domain/actor'
import {
  type Icon,
  IconBook2,
  IconBuildingBank,
  IconCalendarEvent,
  IconChartLine,
  IconCoin,
  IconCompass,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconMail,
  IconMessageCircle,
  IconNews,
  IconPencil,
  IconSchool,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

export type SidebarLink = {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: Icon
  /** The letter that opens the page after `g`. */
  key?: string
  /** The path of pages that belong to this link but are not below its own path. */
  also?: `/${string}`
}
/** Pages under one name, which can be collapsed. */
export type SidebarGroup = { label: string; icon: Icon; pages: Pick<SidebarLink, 'to' | 'label' | 'key'>[] }
export type SidebarSection = { heading?: string; links: (SidebarLink | SidebarGroup)[] }

const resources: SidebarSection = {
  heading: 'Resources',
  links: [
    { to: '/resources/admitted-profiles', label: 'Admitted Profiles', icon: IconUsersGroup },
    { to: '/resources/admitted-students-blog', label: 'Blog', icon: IconNews },
    { to: '/resources/guides', label: 'Guides', icon: IconBook2 },
    { to: '/resources/answers', label: 'Questions', icon: IconHelpCircle },
  ],
}

/** The sidebar of each role, from top to bottom. To add a page, add a line here. */
export const sidebarFor: Record<Role, SidebarSection[]> = {
  student: [
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
        { to: '/navigator', label: 'Navigator', icon: IconMessageCircle, key: 'n' },
      ],
    },
    resources,
  ],
  guardian: [resources],
  advisor: [
    {
      links: [
        { to: '/advisor/dashboard', label: 'Advisor Dashboard', icon: IconHome, key: 'h' },
        {
          to: '/student/advisor',
          label: 'My Students',
          icon: IconUsers,
          key: 's',
          also: '/advisor/students',
        },
        { to: '/advisor/scholarships', label: 'Local Scholarships', icon: IconCoin },
        { to: '/navigator', label: 'Navigator', icon: IconMessageCircle, key: 'n' },
      ],
    },
    resources,
  ],
  admin: [
    {
      links: [
        { to: '/dashboard', label: 'Overview', icon: IconHome, key: 'h' },
        { to: '/schools', label: 'All School Lists', icon: IconSchool, key: 's' },
        { to: '/admin/schools', label: 'Catalog', icon: IconBuildingBank },
        { to: '/admin/scholarships', label: 'Scholarships', icon: IconCoin },
        { to: '/admin/people', label: 'People', icon: IconUsers },
        { to: '/admin/school', label: 'School', icon: IconSchool },
        {
          label: 'Library',
          icon: IconBook2,
          pages: [
            { to: '/admin/stories', label: 'Stories' },
            { to: '/admin/articles', label: 'Articles' },
          ],
        },
        { to: '/admin/navigator', label: 'Navigator', icon: IconMessageCircle },
        { to: '/admin/waitlist', label: 'Waitlist', icon: IconMail },
        { to: '/admin/audit-log', label: 'Audit log', icon: IconHistory },
      ],
    },
  ],
}

/** Returns all pages of the sidebar, including those in groups. */
export function pagesOf(role: Role): SidebarLink[] {
  const links = sidebarFor[role].flatMap((section) => section.links)
  return links.flatMap((link) =>
    'pages' in link ? link.pages.map((page) => ({ icon: link.icon, ...page })) : [link],
  )
}

/** The links at the bottom of a phone, within reach of the thumb. The rest of the sidebar is under More. */
export const bottomBarFor: Record<Role, SidebarLink[]> = {
  student: [
    { to: '/dashboard', label: 'Home', icon: IconHome },
    { to: '/schools', label: 'Schools', icon: IconSchool, also: '/recommenders' },
    { to: '/essays', label: 'Essays', icon: IconPencil },
    { to: '/deadlines', label: 'Deadlines', icon: IconCalendarEvent },
  ],
  guardian: [],
  advisor: [
    { to: '/advisor/dashboard', label: 'Home', icon: IconHome },
    { to: '/student/advisor', label: 'Students', icon: IconUsers, also: '/advisor/students' },
  ],
  admin: [
    { to: '/dashboard', label: 'Overview', icon: IconHome },
    { to: '/schools', label: 'Lists', icon: IconSchool },
    { to: '/admin/people', label: 'People', icon: IconUsers },
  ],
}

/** Returns whether the path is the link's page, or one below it. */
export function isAt({ to, also }: { to: string; also?: string }, pathname: string): boolean {
  return [to, also].some((start) => start !== undefined && `${pathname}/`.startsWith(`${start}/`))
}
