import type { Actor } from '@bearings/domain/actor'
import { withdrawableUntil } from '@bearings/domain/messages/rules'
import type { Message } from '@bearings/domain/messages/schema'
import { sideOf } from './sides.ts'
import type { MessageRow } from './store.ts'

/** Returns what shows a message to this person. */
export function presentFor(actor: Actor) {
  const side = sideOf(actor)
  return ({
    id,
    author,
    kind,
    subject,
    body,
    isUrgent,
    mailAt,
    createdAt,
    withdrawnAt,
  }: MessageRow): Message => ({
    id,
    isMine: author === side,
    kind: kind === 'announcement' ? kind : 'message',
    subject,
    body,
    isUrgent,
    createdAt: createdAt.toISOString(),
    withdrawableUntil:
      author === side && withdrawnAt === null ? withdrawableUntil({ createdAt, mailAt }).toISOString() : null,
  })
}
