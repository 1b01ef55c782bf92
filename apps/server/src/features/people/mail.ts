import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

/** Returns the mail to an advisor whom an admin has approved. */
export function approved({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent {
  const subject = 'Your Bearings account is approved'
  return {
    subject,
    heading: subject,
    paragraphs: [
      'You can now invite a whole class with one link, find students by student ID, and accept their requests.',
    ],
    link: { label: 'Add students', url: `${publicUrl}/advisor/dashboard?tab=add` },
  }
}
