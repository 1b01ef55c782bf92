import type { NotificationType } from '@bearings/domain/notifications/options'
import type { Config } from '../../../platform/config.ts'
import type { MailContent } from '../../../platform/mailer-layout.ts'

type Words = {
  /** Heading and subject when there are several; one has its own title. */
  several: (count: number) => string
  button: string
  /** What mails of this type are about, after "mails about". */
  about: string
}

const request: Words = {
  several: (count) => `${count} new requests`,
  button: 'See the request',
  about: 'requests to connect',
}
const words: Record<NotificationType, Words> = {
  'advisor-request': request,
  advisor_request: request,
  advisor_request_approved: {
    several: (count) => `${count} requests were approved`,
    button: 'Open Bearings',
    about: 'approved requests',
  },
  advisor_request_rejected: {
    several: (count) => `${count} requests were rejected`,
    button: 'Open Bearings',
    about: 'rejected requests',
  },
  'application-reminder': {
    several: (count) => `${count} deadlines are coming up`,
    button: 'See all deadlines',
    about: 'deadlines that are coming up',
  },
  'essay-feedback': {
    several: (count) => `${count} new comments on essays`,
    button: 'Read it in Bearings',
    about: 'comments on essays',
  },
  'task-assigned': { several: (count) => `${count} new tasks`, button: 'See the tasks', about: 'new tasks' },
  'task-updated': {
    several: (count) => `${count} changes to tasks`,
    button: 'See the tasks',
    about: 'changes to tasks',
  },
  system: {
    several: (count) => `${count} messages from Bearings`,
    button: 'Open Bearings',
    about: 'your account and connections',
  },
}

/** "mails about new tasks", as the mail's footer and the page that ends them say it. */
export function kindOfMail(type: NotificationType): string {
  return `mails about ${words[type].about}`
}

export function reasonFor(type: NotificationType): string {
  return `You get this mail because ${kindOfMail(type)} are on in your Bearings settings.`
}

export type Item = { title: string; message: string; quote: string | null; link: string | null }
type Gathered = { type: NotificationType; items: readonly Item[]; unsubscribeUrl: string }

/** One mail for everything of one type that a person is to be told, the oldest first. */
export function notificationMail(
  config: Pick<Config, 'publicUrl'>,
  { type, items, unsubscribeUrl }: Gathered,
): MailContent {
  const { several, button } = words[type]
  const [first] = items
  const heading = items.length === 1 && first ? first.title : several(items.length)
  const links = new Set(items.map(({ link }) => link))
  const link = links.size === 1 ? (first?.link ?? '/notifications') : '/notifications'
  return {
    subject: heading,
    heading,
    paragraphs: [...new Set(items.map(({ message }) => message))],
    quotes: items.flatMap(({ quote }) => (quote ? [quoted(quote)] : [])),
    link: { label: button, url: `${config.publicUrl}${link}` },
    reason: reasonFor(type),
    unsubscribeUrl,
  }
}

const longestQuote = 240

/** Somebody's words on one line, shortened, and without addresses: our mail is not to carry anyone's links. */
function quoted(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gi, '[address]')
    .trim()
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
}
