import type { NotificationType } from '@bearings/domain/notifications/options'
import {
  IconBell,
  IconCalendarDue,
  IconCompass,
  IconHourglass,
  type IconProps,
  IconListCheck,
  IconMail,
  IconMessage2,
  IconSchool,
  IconUserCheck,
  IconUserPlus,
  IconUserX,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const icons: Record<NotificationType, ComponentType<IconProps>> = {
  'advisor-request': IconUserPlus,
  advisor_request: IconUserPlus,
  advisor_request_approved: IconUserCheck,
  advisor_request_rejected: IconUserX,
  'advisor-waiting': IconHourglass,
  'application-reminder': IconCalendarDue,
  'family-week': IconCalendarDue,
  'essay-feedback': IconMessage2,
  message: IconMail,
  letter: IconMail,
  'school-suggested': IconSchool,
  'task-assigned': IconListCheck,
  'task-updated': IconListCheck,
  system: IconCompass,
}

/** The icon of a notification's type; a bell for a type that this version does not know. */
export function NotificationIcon({ type }: { type: string }) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as NotificationType] : IconBell
  return <Icon size={18} stroke={1.75} aria-hidden />
}
