import { reminderText } from '@bearings/domain/deadlines/reminders'
import { headline } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { reasonFor } from '#features/notifications/mails/mail.ts'
import type { Config } from '#platform/config.ts'
import type { MailContent } from '#platform/mail-content.ts'

type Digest = { deadlines: readonly Deadline[]; today: string; unsubscribeUrl: string }

/** Returns the morning's mail with everything a student is reminded of that day, the nearest date first. */
export function digestMail(
  config: Pick<Config, 'publicUrl'>,
  { deadlines, today, unsubscribeUrl }: Digest,
): MailContent {
  const [first] = deadlines
  const page = `${config.publicUrl}/deadlines`
  return {
    subject:
      deadlines.length === 1 && first
        ? `Coming up: ${headline(first)}`
        : `${deadlines.length} upcoming deadlines`,
    heading: deadlines.length === 1 ? 'A deadline is coming up' : 'Deadlines are coming up',
    paragraphs: deadlines.map((deadline) => `${headline(deadline)}. ${reminderText(deadline, today)}`),
    link: { label: 'See all deadlines', url: page },
    reason: reasonFor('application-reminder'),
    unsubscribeUrl,
  }
}
