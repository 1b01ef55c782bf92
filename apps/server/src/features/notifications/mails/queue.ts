import type { NotificationType } from '@bearings/domain/notifications/options'
import type { Database } from '#database/open.ts'
import type { NewNotification } from '../new-notification.ts'
import * as store from './store.ts'

/**
 * How many minutes a mail waits for more of its kind. Requests wait for an answer and go at once. An advisor
 * who assigns several tasks or comments on a page does so within minutes, as does a recommender who notes what they sent, as do a class that joins by an
 * invite and a school's advisors who sign up. Reminders come as a morning's mail of their own,
 * but a date that was published does not.
 */
const gathering: Record<NotificationType, number> = {
  'advisor-request': 0,
  'application-reminder': 0,
  advisor_request: 0,
  advisor_request_approved: 5,
  advisor_request_rejected: 0,
  'advisor-waiting': 5,
  'essay-feedback': 10,
  message: 10,
  'school-suggested': 10,
  'family-week': 0,
  letter: 10,
  'task-assigned': 2,
  'task-updated': 5,
  system: 0,
}

/**
 * Queues mails to those of these people who want mail of the type. A mail is dropped if they see the
 * notification before it leaves.
 */
export async function queue(tx: Database, notices: readonly NewNotification[], now: Date): Promise<void> {
  const waiting = notices.flatMap(({ inMail, mailAt, type, ...rest }) => {
    if (type === 'application-reminder' && !mailAt) return []
    const dueAt = mailAt ?? new Date(now.getTime() + gathering[type] * 60_000)
    // Feedback on an essay never leaves the product by mail, whatever the caller passes in.
    const message = type === 'essay-feedback' ? rest.title : rest.message
    return [{ ...rest, message, ...inMail, type, createdAt: now, dueAt }]
  })
  await store.add(tx, waiting)
}

/** Removes the waiting mails about these things. */
export async function forget(tx: Database, subjectIds: readonly string[]): Promise<void> {
  await store.removeAbout(tx, subjectIds)
}

/** Removes the waiting mails of one type about these things, to these people. */
export const forgetOf = store.removeOf

/** Removes the waiting mails to one person that lead to these pages, or below them. */
export const forgetLeadingTo = store.removeLeadingTo

/** Removes the waiting mails to one person about these things, because the person has dealt with them. */
export async function settle(tx: Database, userId: string, subjectIds: readonly string[]): Promise<void> {
  await store.removeFor(tx, userId, subjectIds)
}
