import type { Role } from '@bearings/domain/actor'
import {
  IconBook2,
  IconBuildingBank,
  IconCoin,
  IconHistory,
  IconHome,
  IconListCheck,
  IconMail,
  IconMailHeart,
  IconMessageCircle,
  IconPencil,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react'
import { type Links, resources, type SidebarLink } from './sidebar-section.ts'

type Page = SidebarLink['to']

/** The links of everyone but students. To add a page, add a line here. */
export const others: Record<Exclude<Role, 'student'>, Links> = {
  guardian: {
    sidebar: [
      {
        links: [
          { to: '/family/home' as Page, label: 'Home', icon: IconHome, key: 'h', also: '/family/colleges' },
          { to: '/family/aid' as Page, label: 'Aid Forms', icon: IconListCheck },
          { to: '/family/money' as Page, label: 'What We Can Pay', icon: IconCoin },
        ],
      },
      resources,
    ],
    bottomBar: [
      { to: '/family/home' as Page, label: 'Home', icon: IconHome, also: '/family/colleges' },
      { to: '/family/aid' as Page, label: 'Aid', icon: IconListCheck },
      { to: '/family/money' as Page, label: 'Money', icon: IconCoin },
    ],
  },
  advisor: {
    sidebar: [
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
          { to: '/advisor/essays', label: 'Essays', icon: IconPencil },
          { to: '/advisor/letters', label: 'Letters', icon: IconMailHeart },
          { to: '/advisor/scholarships', label: 'Local Scholarships', icon: IconCoin },
          { to: '/messages', label: 'Messages', icon: IconMail },
          { to: '/navigator', label: 'Navigator', icon: IconMessageCircle, key: 'n' },
        ],
      },
      resources,
    ],
    bottomBar: [
      { to: '/advisor/dashboard', label: 'Home', icon: IconHome },
      { to: '/student/advisor', label: 'Students', icon: IconUsers, also: '/advisor/students' },
      { to: '/messages', label: 'Messages', icon: IconMail },
    ],
  },
  admin: {
    sidebar: [
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
              { to: '/admin/answers', label: 'Answers' },
            ],
          },
          { to: '/admin/navigator', label: 'Navigator', icon: IconMessageCircle },
          { to: '/admin/waitlist', label: 'Waitlist', icon: IconMail },
          { to: '/admin/audit-log', label: 'Audit log', icon: IconHistory },
        ],
      },
    ],
    bottomBar: [
      { to: '/dashboard', label: 'Overview', icon: IconHome },
      { to: '/schools', label: 'Lists', icon: IconSchool },
      { to: '/admin/people', label: 'People', icon: IconUsers },
    ],
  },
}
