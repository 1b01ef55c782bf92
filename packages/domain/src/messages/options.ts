import type { TextBounds } from '../field-bounds.ts'

/** The bounds of messages between students and advisors. Without zod, for the browser's sake. */
export const bounds = {
  body: { min: 1, max: 4000, missing: 'Write something first.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Messages of a thread that are read at a time. */
  page: 40,
  /** Threads on one page of the list. */
  threads: 50,
  /** Minutes in which a message can be withdrawn, and after which its email leaves at the earliest. */
  withdrawMinutes: 10,
  /** Minutes between two emails about one thread. */
  minutesBetweenMails: 60,
  /** Threads that an advisor begins in a day, besides those of messages to many. */
  newThreadsPerDay: 200,
  /** Characters of the last message in the list of threads. */
  excerpt: 140,
} as const

/** A message to one person, or one that tells many something and asks for no answer. */
export const messageKinds = ['message', 'announcement'] as const
export type MessageKind = (typeof messageKinds)[number]
