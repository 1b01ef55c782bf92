import { spokenHere } from '@bearings/domain/language/speech'
import { say } from '@bearings/domain/say'
import { dateInWords } from '@bearings/domain/today'
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
export function invitation({ student, name: given, code, expiresAt, config }: Told): MailContent {
  const who = withoutWebAddresses(student)
  const name = withoutWebAddresses(given)
  const subject = say('{who} invites you to Bearings', { who })
  const language = spokenHere()
  return {
    subject,
    heading: subject,
    preview: say('See what is next on the way to college.'),
    paragraphs: [
      say(
        'Hello {name}, {who} plans college applications with Bearings and would like you to see what is next: dates, forms, and what colleges cost your family.',
        { name, who },
      ),
      say(
        '{who} chose what you see, and can change it at any time. The link is for you alone and works until {day}.',
        { who, day: language === 'en' ? isoDay(expiresAt) : dateInWords(isoDay(expiresAt)) },
      ),
    ],
    link: {
      label: say('See the invitation'),
      url: `${config.publicUrl}/family/join/${code}${language === 'en' ? '' : `?lang=${language}`}`,
    },
    reason: say('You get this email because {who} entered your address.', { who }),
    footer: say('If you do not know this person, ignore this email: nothing happens without the link.'),
  }
}

function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
