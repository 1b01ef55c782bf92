import type { NotificationType } from '@bearings/domain/notifications/options'
import { say, translated } from '@bearings/domain/say'
import { truncateLine } from '@bearings/domain/truncate'
import { withoutWebAddresses } from '@bearings/domain/web-hosts'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

type Words = {
  /** Heading and subject of a mail with several notifications, given their sender. */
  several: string
  button: string
  /** What emails of this type are about, after "emails about". */
  about: string
}

const request: Words = {
  several: 'new requests',
  button: 'Answer in Bearings',
  about: 'connection requests',
}
const words: Record<NotificationType, Words> = {
  'advisor-request': request,
  advisor_request: request,
  advisor_request_approved: {
    several: 'requests or invites were accepted',
    button: 'Open Bearings',
    about: 'accepted requests and invites',
  },
  advisor_request_rejected: {
    several: 'requests were declined',
    button: 'Open Bearings',
    about: 'declined requests',
  },
  'advisor-waiting': {
    several: 'advisors wait for approval',
    button: 'Review advisors',
    about: 'advisors to approve',
  },
  'application-reminder': {
    several: 'upcoming deadlines',
    button: 'See all deadlines',
    about: 'upcoming deadlines',
  },
  'essay-feedback': {
    several: 'updates on essays',
    button: 'Read in Bearings',
    about: 'essay feedback',
  },
  message: { several: 'new messages', button: 'Read in Bearings', about: 'messages' },
  'school-suggested': {
    several: 'suggested colleges',
    button: 'See the colleges',
    about: 'suggested colleges',
  },
  'family-week': { several: 'weeks ahead', button: 'See what is next', about: 'the week ahead' },
  letter: { several: 'updates on letters', button: 'See your letters', about: 'letters of recommendation' },
  'task-assigned': { several: 'new tasks', button: 'See your tasks', about: 'new tasks' },
  'task-updated': { several: 'task updates', button: 'See the tasks', about: 'task updates' },
  system: {
    several: 'messages from Bearings',
    button: 'Open Bearings',
    about: 'your account and connections',
  },
}

/** Returns what emails of a type are about, such as "new tasks", as their footer and the page that ends them say it. */
export function whatMailsSay(type: NotificationType): string {
  return translated(words[type].about)
}

export function reasonFor(type: NotificationType): string {
  return say(
    'You are receiving this email because emails about {what} are turned on in your Bearings settings.',
    { what: whatMailsSay(type) },
  )
}

export type Item = {
  title: string
  message: string
  quote: string | null
  link: string | null
  /** The person who caused it; `null` if nobody did. */
  sender: string | null
}
type Gathered = { type: NotificationType; items: readonly Item[]; unsubscribeUrl: string }

/** The most lines of one email. The rest is counted. */
const mostLines = 20

/** Returns one email for everything of one type that a person is to be told, the oldest first. */
export function notificationMail(
  config: Pick<Config, 'publicUrl'>,
  { type, items, unsubscribeUrl }: Gathered,
): MailContent {
  const { button } = words[type]
  const [first] = items
  const several = severalInWords(type, items)
  const page = sharedPage(items)
  return {
    subject: items.length === 1 && first ? subjectOf(type, first) : several,
    heading: items.length === 1 && first ? withoutWebAddresses(first.title) : several,
    ...linesOf(items.map((item) => ({ ...item, message: messageOf(type, item) }))),
    link: page
      ? { label: translated(button), url: `${config.publicUrl}${page}` }
      : { label: say('See your notifications'), url: `${config.publicUrl}/notifications` },
    reason: reasonFor(type),
    unsubscribeUrl,
  }
}

/**
 * Where all of these are to be seen: of tasks on one page, `/student/advisor?task=1` and `?task=2`, that page. `null` if
 * each is somewhere else.
 */
function sharedPage(items: readonly Item[]): string | null {
  const pages = items.map(({ link }) => new URL(link ?? '/notifications', 'http://bearings.invalid'))
  const [first, ...others] = pages
  if (!first || others.some(({ pathname }) => pathname !== first.pathname)) return null
  const shared = [...first.searchParams].filter(([name, value]) =>
    others.every(({ searchParams }) => searchParams.get(name) === value),
  )
  return shared.length === 0 ? first.pathname : `${first.pathname}?${new URLSearchParams(shared).toString()}`
}

/** Tasks are worded by the student's own advisor. */
const fromAdvisors: ReadonlySet<NotificationType> = new Set(['task-assigned', 'task-updated'])

/** Returns what happened. Anyone can sign up under a name that is a URL, and ask a stranger for something. */
function messageOf(type: NotificationType, { message }: Item): string {
  return fromAdvisors.has(type) ? message : withoutWebAddresses(message)
}

/** Who did what: "Dana Reyes gave you a task: “Ask for a transcript”, due Nov 21, 2026". */
function subjectOf(type: NotificationType, { title, message, sender }: Item): string {
  return type === 'system' || sender === null
    ? withoutWebAddresses(title)
    : inOneLine(message.replace(/\.$/, ''), 120)
}

/** Returns, for example, "3 new tasks from Dana Reyes", without the name if several people sent them. */
function severalInWords(type: NotificationType, items: readonly Item[]): string {
  const senders = new Set(items.map(({ sender }) => sender))
  const [sender] = senders
  const from = senders.size === 1 && sender ? ` from ${inOneLine(sender, 60)}` : ''
  const count = items.length.toLocaleString('en-US')
  if (type === 'family-week') return say('{count} weeks ahead', { count })
  if (type === 'message')
    return from === ''
      ? say('{count} new messages', { count })
      : say('{count} new messages from {sender}', { count, sender: inOneLine(sender!, 60) })
  if (type === 'system' && from === '') return say('{count} messages from Bearings', { count })
  return `${count} ${words[type].several}${from}`
}

/**
 * Returns one line for each item, followed by its author's words if there are any. Identical lines become
 * one, with a count.
 */
function linesOf(items: readonly Item[]): Pick<MailContent, 'paragraphs' | 'quotes'> {
  const lines = new Map<string, { item: Item; times: number }>()
  for (const item of items) {
    const key = `${item.message}\n${item.quote ?? ''}`
    lines.set(key, { item, times: (lines.get(key)?.times ?? 0) + 1 })
  }
  const shown = [...lines.values()].slice(0, mostLines)
  const mentioned = shown.reduce((sum, { times }) => sum + times, 0)
  const more = items.length - mentioned
  return {
    paragraphs: [
      ...shown.map(({ item: { message }, times }) =>
        times === 1 ? message : `${message.replace(/\.$/, '')} ${say('({times} times)', { times })}.`,
      ),
      ...(more > 0 ? [say('And {count} more.', { count: more.toLocaleString('en-US') })] : []),
    ],
    quotes: new Map(
      shown.flatMap(({ item: { quote } }, index) =>
        quote ? [[index, inOneLine(quote, longestQuote)] as const] : [],
      ),
    ),
  }
}

const longestQuote = 240

/** What breaks a line or is invisible, except for the joiners, which hold emoji and Persian words together. */
const gaps = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\s])+/gu

/** Returns somebody's words on one line, truncated. Mail programs make a link of every URL, and ours carries no stranger's. */
function inOneLine(text: string, longest: number): string {
  return truncateLine(withoutWebAddresses(text.replace(gaps, ' ')), longest)
}
