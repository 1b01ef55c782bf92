import { dueInWords, reminderText } from '@bearings/domain/deadlines/reminders'
import { headline, pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { sentence } from '@bearings/domain/words'
import { reasonFor } from '#features/notifications/mails/mail.ts'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

type Digest = { deadlines: readonly Deadline[]; today: string; unsubscribeUrl: string }

/** Returns the morning's mail with everything a student is reminded of that day, the nearest date first. */
export function digestMail(
  config: Pick<Config, 'publicUrl'>,
  { deadlines, today, unsubscribeUrl }: Digest,
): MailContent {
  const [first] = deadlines
  const only = deadlines.length === 1 ? first : undefined
  return {
    subject: only ? subjectOf(only, today) : `${deadlines.length} upcoming deadlines`,
    heading: only ? 'A deadline is coming up' : 'Deadlines are coming up',
    paragraphs: deadlines.map(
      (deadline) => `${sentence(headline(deadline))} ${reminderText(deadline, today)}`,
    ),
    link: only
      ? { label: 'Open in Bearings', url: `${config.publicUrl}${pathOf(only)}` }
      : { label: 'See all deadlines', url: `${config.publicUrl}/deadlines` },
    reason: reasonFor('application-reminder'),
    unsubscribeUrl,
  }
}

/** Formats one date as a subject, what it is about first: "Reed College: Early Action (due in 3 days)". */
function subjectOf(deadline: Deadline, today: string): string {
  return `${headline(deadline)} (${dueInWords(deadline, today)})`
}
