import type { NotificationType } from '@bearings/domain/notifications/options'

/** The name of each notification type, in the filter and in the settings. */
export const typeNames: Record<NotificationType, string> = {
  'application-reminder': 'Deadline reminders',
  'task-assigned': 'New tasks',
  'task-updated': 'Task updates',
  'essay-feedback': 'Essay feedback',
  message: 'Messages',
  'school-suggested': 'Suggested colleges',
  'advisor-request': 'Connection requests',
  advisor_request: 'Connection requests',
  advisor_request_approved: 'Accepted requests',
  advisor_request_rejected: 'Declined requests',
  letter: 'Letters',
  'family-week': 'The week ahead',
  'advisor-waiting': 'Advisors to approve',
  system: 'Account and connections',
}
