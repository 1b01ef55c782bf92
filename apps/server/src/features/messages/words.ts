import { type Filling, filledIn } from '@bearings/domain/messages/broadcasts/rules'
import type { Database } from '#database/open.ts'
import { messageBroadcasts, messages } from '#database/tables/messages.ts'
import { openRow } from '#database/vault/rows.ts'

/** The columns of a message to many that belongs to a message, left-joined. */
export const broadcastColumns = {
  broadcastId: messageBroadcasts.id,
  kind: messageBroadcasts.kind,
  subject: messageBroadcasts.subject,
  said: messageBroadcasts.body,
}

type Row = {
  id: string | null
  withdrawnAt: Date | null
} & Pick<typeof messages.$inferSelect, 'body' | 'filling'> & {
    [Name in 'subject' | 'said']: (typeof messageBroadcasts.$inferSelect)['body'] | null
  } & { broadcastId: string | null }

/** Returns the words of a message as both people read them: its own, or those of a message to many. */
export async function wordsOf(
  db: Database,
  { id, withdrawnAt, body, filling, broadcastId, subject, said }: Row,
): Promise<{ subject: string | null; body: string | null }> {
  if (id === null || withdrawnAt !== null) return { subject: null, body: null }
  const own = await openRow(db, messages, id, { body, filling })
  if (broadcastId === null) return { subject: null, body: own.body }
  const shared = await openRow(db, messageBroadcasts, broadcastId, { subject, body: said })
  const filled = JSON.parse(own.filling!) as Filling
  return { subject: filledIn(shared.subject!, filled), body: filledIn(shared.body!, filled) }
}
