import { withoutWebAddresses } from '@bearings/domain/web-hosts'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

type Told = {
  student: string
  name: string
  code: string
  expiresAt: Date
  config: Pick<Config, 'publicUrl'>
}

/** Returns the mail that invites a parent or guardian. It says nothing of the student but the name. */
export function invitation({ student, name, code, expiresAt, config }: Told): MailContent {
  const who = withoutWebAddresses(student)
  const subject = `${who} invites you to Bearings`
  return {
    subject,
    heading: subject,
    preview: 'See what is next on the way to college.',
    paragraphs: [
      `Hello ${withoutWebAddresses(name)}, ${who} plans college applications with Bearings and would like you to see what is next: dates, forms, and what colleges cost your family.`,
      `${who} chose what you see, and can change it at any time. The link is for you alone and works until ${expiresAt.toISOString().slice(0, 10)}.`,
    ],
    link: { label: 'See the invitation', url: `${config.publicUrl}/family/join/${code}` },
    reason: `You get this email because ${who} entered your address.`,
    footer: 'If you do not know this person, ignore this email: nothing happens without the link.',
  }
}
