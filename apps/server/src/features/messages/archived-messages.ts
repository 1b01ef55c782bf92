import type { Actor } from '@bearings/domain/actor'
import { momentInWords } from '@bearings/domain/today'
import { asc, eq } from 'drizzle-orm'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { messageBroadcasts, messages, messageThreads } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import { columnsOf, sideOf } from './sides.ts'
import { broadcastColumns, wordsOf } from './words.ts'

/** Returns all that a person and each other person wrote to each other, whatever became of their connection, as Markdown. */
export async function archivedThreads(
  db: Database,
  actor: Pick<Actor, 'role' | 'userId' | 'timeZone'>,
): Promise<{ name: string; text: string }[]> {
  const side = sideOf(actor)
  if (!side) return []
  const { me, other } = columnsOf[side]
  const rows = await db
    .select({
      threadId: messageThreads.id,
      name: knownName(messageThreads.studentId, users),
      id: messages.id,
      author: messages.author,
      body: messages.body,
      filling: messages.filling,
      withdrawnAt: messages.withdrawnAt,
      createdAt: messages.createdAt,
      ...broadcastColumns,
    })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .leftJoin(messageBroadcasts, eq(messageBroadcasts.id, messages.broadcastId))
    .leftJoin(users, eq(users.id, other))
    .where(eq(me, actor.userId))
    .orderBy(asc(messageThreads.id), asc(messages.createdAt), asc(messages.id))
  const threads = new Map<string, { name: string; text: string }>()
  for (const row of rows) {
    const name = row.name || 'A former advisor'
    const { subject, body } = await wordsOf(db, row)
    const head = `**${row.author === side ? 'You' : name}**, ${momentInWords(actor.timeZone, row.createdAt)}`
    const said = [head, ...(subject ? [subject] : []), body ?? 'Withdrawn'].join('\n\n')
    const thread = threads.get(row.threadId) ?? { name, text: `# ${name}\n` }
    threads.set(row.threadId, { name, text: `${thread.text}\n${said}\n` })
  }
  return [...threads.values()]
}
