import type { Slip } from '@bearings/domain/school/people/schema'
import { dateInWords } from '@bearings/domain/today'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

type Told = { school: { name: string }; slip: Slip; config: Pick<Config, 'publicUrl'> }

export function invitation({ school, slip: { givenName, code, expiresAt }, config }: Told): MailContent {
  const subject = `${school.name} invites you to Bearings`
  return {
    subject,
    heading: subject,
    preview: 'Plan your college applications with your counselor.',
    paragraphs: [
      `Hello ${givenName}, Bearings is where you plan your college applications, and where your counselor helps you with them.`,
      `Follow the link, or sign up and enter the code ${code} in My Advisor. Both are for you alone and work until ${dateInWords(expiresAt.slice(0, 10))}.`,
    ],
    link: { label: 'Join', url: `${config.publicUrl}/join/${code}` },
    reason: `You get this email because you are on the student list of ${school.name}.`,
    footer: 'If you are not at this school, ignore this email: nothing happens without the code.',
  }
}
