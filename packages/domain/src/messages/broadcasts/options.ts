import type { TextBounds } from '#field-bounds.ts'
import { bounds as messages } from '../options.ts'

/** The bounds of a message to many. Without zod, for the browser's sake. */
export const bounds = {
  subject: { min: 1, max: 120, missing: 'Say what it is about.' },
  body: messages.body,
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Students of one message to many, which are all that an advisor can have. */
  students: 1000,
  /** Messages to many that an advisor sends in a day. */
  perDay: 20,
  /** Students whose message is shown before it is sent. */
  previewed: 3,
  /** Messages to many that their advisor sees again. */
  list: 50,
} as const

/** Whether each student answers in their own thread, or no answer is asked for. */
export const broadcastKinds = ['threads', 'announcement'] as const
export type BroadcastKind = (typeof broadcastKinds)[number]

/** What can stand in braces, and is filled in for each student. */
export const gaps = ['first name', 'next deadline'] as const
export type Gap = (typeof gaps)[number]
