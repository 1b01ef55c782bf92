import { dateInWords } from '@bearings/domain/today'
import { withoutWebAddresses } from '@bearings/domain/web-hosts'
import { counted } from '@bearings/domain/words'
import type { MailContent } from '#platform/mail/mail-content.ts'

/** Something that a recommender is told: a student asks, takes a request back, or still waits. */
export type Told = {
  what: 'asked' | 'withdrawn' | 'reminder'
  student: string
  wantedBy: string
  promisedOn: string | null
  colleges: number
}

/** The recommender's page. Below it, `stop` ends the reminders with one click. */
type Given = { url: string }

/** The most lines of one mail; the page has all. */
const mostLines = 20

/** Returns the one mail of a day to a recommender. It carries no words of a student but the name. */
export function lettersMail(all: readonly Told[], { url }: Given): MailContent {
  const subject = subjectOf(all)
  const more = all.length - mostLines
  return {
    subject,
    heading: subject,
    preview: 'You answer with a link, without an account.',
    paragraphs: [
      ...all.slice(0, mostLines).map(lineOf),
      ...(more > 0 ? [`And ${counted(more, 'more request')} on your page.`] : []),
      'On your page you read what they gave you, accept or say that you cannot, and note what you have sent. It needs no account and no password, so keep the link to yourself.',
    ],
    link: { label: 'Open your page', url },
    reason:
      'You get this email because a student entered your address to ask for a letter of recommendation.',
    footer:
      'Bearings stores your address for these requests only, and deletes it 30 days after the last one ends, or at once when you choose Forget Me on your page.',
    unsubscribeUrl: `${url}/stop`,
  }
}

/** Returns the mail with a link that is new and replaces earlier ones, or that somebody wants to have again. */
export function linkMail({ url }: Given, { isNew }: { isNew: boolean }): MailContent {
  const subject = isNew ? 'Your new link to letters' : 'Your link to letters'
  return {
    subject,
    heading: subject,
    paragraphs: [
      isNew
        ? 'This link opens your page. The links of earlier emails no longer work.'
        : 'This link opens your page. If somebody else may have it, choose Send Me a New Link there.',
    ],
    link: { label: 'Open your page', url },
    reason: 'You get this email because somebody asked for a link to your letters.',
    footer: isNew
      ? 'If that was not you, use the link of this email: only it works now, and nobody else has it.'
      : 'If that was not you, nothing has changed, and nobody else has this link.',
    unsubscribeUrl: `${url}/stop`,
  }
}

function subjectOf(all: readonly Told[]): string {
  const asking = all.filter(({ what }) => what === 'asked')
  const [first] = asking.length > 0 ? asking : all
  const name = withoutWebAddresses(first!.student)
  if (asking.length === 1) return `${name} asks you for a letter`
  if (asking.length > 1) return `${counted(asking.length, 'student')} ask you for letters`
  if (all.length > 1) return `About the letters of ${counted(all.length, 'student')}`
  return first!.what === 'withdrawn' ? `${name} no longer needs a letter` : `${name} is waiting for a letter`
}

function lineOf({ what, student, wantedBy, promisedOn, colleges }: Told): string {
  const name = withoutWebAddresses(student)
  const where = colleges === 0 ? '' : ` for ${counted(colleges, 'college')}`
  if (what === 'withdrawn') return `${name} no longer needs a letter from you.`
  if (what === 'asked')
    return `${name} asks you for a letter of recommendation${where}, needed by ${dateInWords(wantedBy)}.`
  return promisedOn
    ? `${name} is waiting for your letter${where}. You promised it by ${dateInWords(promisedOn)}.`
    : `${name} is waiting for your letter${where}, needed by ${dateInWords(wantedBy)}.`
}
