import { z } from 'zod'
import { Role } from '../actor.ts'
import { linkKinds } from '../advising/options.ts'
import { Id, Instant, Text, WholeNumberInQuery } from '../fields.ts'
import { bounds, limits, messageKinds } from './options.ts'
import { MessageReader } from './readers/reader.ts'

/** A message as one of the two people of its thread reads it. Nobody learns whether it was read. */
export const Message = z.object({
  id: Id,
  isMine: z.boolean(),
  kind: z.enum(messageKinds),
  /** What a message to many is about. */
  subject: z.string().nullable(),
  /** `null` once it is withdrawn. */
  body: z.string().nullable(),
  isUrgent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Until when the reader can withdraw it; `null` for the other person's and for a withdrawn one. */
  withdrawableUntil: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof Message>

export const NewMessage = z.object({
  /** The advisor or the student who is to read it. */
  to: Id,
  body: Text(bounds.body),
  /** Whether an email may come at night. Only advisors say so. */
  isUrgent: z.boolean().default(false),
})
export type NewMessage = z.infer<typeof NewMessage>

/** Whether something of the other person's is unread (1) or not (0), when they last wrote (milliseconds since 1970), and the thread's id. */
export const ThreadPosition = z.string().regex(/^[01]_\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const ThreadsQuery = z.object({
  /** The `next` of the previous page. */
  after: ThreadPosition.optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.threads }).default(limits.threads),
})
export type ThreadsQuery = z.infer<typeof ThreadsQuery>

/** What a person has with one other, in the list. */
export const ThreadSummary = z.object({
  personId: Id,
  name: z.string(),
  isUnread: z.boolean(),
  isMuted: z.boolean(),
  /** Whether the two are connected now; otherwise there is nothing to send. */
  isOpen: z.boolean(),
  /** The beginning of the last message; `null` before the first, and for a withdrawn one. */
  last: z.string().nullable(),
  isLastMine: z.boolean(),
  /** `null` before the first message. */
  lastAt: z.iso.datetime().nullable(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

/** Unread ones first, then the latest. A student’s advisors without a message come last. */
export const Threads = z.object({
  threads: z.array(ThreadSummary),
  next: ThreadPosition.nullable(),
})
export type Threads = z.infer<typeof Threads>

export const WithPerson = z.object({ personId: Id })

/** The instant (milliseconds since 1970) and id of a message. */
export const MessagePosition = z.string().regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const ThreadQuery = z.object({
  /** The `earlier` of a later page. */
  before: MessagePosition.optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
})
export type ThreadQuery = z.infer<typeof ThreadQuery>

export const Thread = z.object({
  person: z.object({ id: Id, fullName: z.string(), role: Role }),
  /** The connection by which they may write; `null` once it has ended. */
  link: z.object({ id: Id, kind: z.enum(linkKinds) }).nullable(),
  /** The day until which a thread without a connection is still shown. */
  shownUntil: z.iso.datetime().nullable(),
  /** Parents and guardians who can read it, too. */
  readers: z.array(MessageReader),
  isMuted: z.boolean(),
  /** Whether the reader has not read the other person's last message. */
  isUnread: z.boolean(),
  /** Whether it is night where an advisor's student is, so that no email comes now. */
  isNight: z.boolean(),
  /** The latest last. */
  messages: z.array(Message),
  /** Where earlier messages end; `null` if there are none. */
  earlier: MessagePosition.nullable(),
})
export type Thread = z.infer<typeof Thread>

/** Up to which message a thread was shown. */
export const ReadUpTo = z.object({ upTo: Instant })

export const Muted = z.object({ isMuted: z.boolean() })
