import type { Config } from '#platform/config.ts'
import type { MailContent } from '#platform/mail-content.ts'

/** Returns the mail to an advisor whom an admin has approved. */
export function approved({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent {
  const subject = 'Your Bearings account is approved'
  return {
    subject,
    heading: subject,
    paragraphs: [
      'You can now find students by student ID, ask to be their advisor, and accept their requests.',
    ],
    link: { label: 'Add students', url: `${publicUrl}/advisor/dashboard?tab=add` },
  }
}
