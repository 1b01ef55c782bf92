import type { NotificationType } from '@bearings/domain/notifications/options'

/** What notifications of a type are about, as a filter and as a choice in the settings. */
export const typeNames: Record<NotificationType, string> = {
  'application-reminder': 'Deadline reminders',
  'task-assigned': 'New tasks',
  'task-updated': 'Changes to tasks',
  'essay-feedback': 'Essay feedback',
  'advisor-request': 'Advising requests',
  advisor_request: 'Advising requests',
  advisor_request_approved: 'Approved requests',
  advisor_request_rejected: 'Declined requests',
  system: 'News about your account',
}
