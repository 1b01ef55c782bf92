import { type Icon, IconBook2, IconHelpCircle, IconNews, IconUsersGroup } from '@tabler/icons-react'
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

/** The links of a role: its sidebar from top to bottom, and the bottom of a phone. */
export type Links = { sidebar: SidebarSection[]; bottomBar: SidebarLink[] }

export const resources: SidebarSection = {
  heading: 'Resources',
  links: [
    { to: '/resources/admitted-profiles', label: 'Admitted Profiles', icon: IconUsersGroup },
    { to: '/resources/admitted-students-blog', label: 'Blog', icon: IconNews },
    { to: '/resources/guides', label: 'Guides', icon: IconBook2 },
    { to: '/resources/answers', label: 'Questions', icon: IconHelpCircle },
  ],
}
