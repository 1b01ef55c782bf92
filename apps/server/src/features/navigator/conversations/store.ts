import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/navigator/options'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { type MessageExtras, navigatorConversations, navigatorMessages } from '#database/tables/navigator.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const summary = {
  id: navigatorConversations.id,
  title: navigatorConversations.title,
  updatedAt: navigatorConversations.updatedAt,
}

/** Returns the student's conversations, the latest first. */
export async function list(db: Database, actor: Actor) {
  const rows = await db
    .select(summary)
    .from(navigatorConversations)
    .where(visibleTo(actor))
    .orderBy(desc(navigatorConversations.updatedAt), desc(navigatorConversations.id))
    .limit(limits.conversations)
  return Promise.all(rows.map((row) => openRow(db, navigatorConversations, row.id, row)))
}

export async function find(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select(summary)
    .from(navigatorConversations)
    .where(visibleTo(actor, eq(navigatorConversations.id, id)))
  return row && openRow(db, navigatorConversations, id, row)
}

/** Returns the messages, in order, of a conversation that the caller has found visible. */
export async function messages(db: Database, conversationId: string) {
  const { id, role, content, mind, beside, createdAt } = navigatorMessages
  const rows = await db
    .select({ id, role, content, mind, beside, createdAt })
    .from(navigatorMessages)
    .where(eq(navigatorMessages.conversationId, conversationId))
    .orderBy(asc(navigatorMessages.position))
  return Promise.all(
    rows.map(async (row) => {
      const { beside: sealed, ...opened } = await openRow(db, navigatorMessages, row.id, row)
      // Messages from before the search by meaning was added have no `searched`.
      return {
        ...opened,
        searched: null,
        ...(JSON.parse(sealed) as Omit<MessageExtras, 'searched'> & Partial<MessageExtras>),
      }
    }),
  )
}

/** Returns the last messages, in order and without what stands beside them, of a conversation that the caller has found visible. */
export async function turns(db: Database, conversationId: string) {
  const { id, role, content } = navigatorMessages
  const rows = await db
    .select({ id, role, content })
    .from(navigatorMessages)
    .where(eq(navigatorMessages.conversationId, conversationId))
    .orderBy(desc(navigatorMessages.position))
    .limit(limits.kept)
  const opened = await Promise.all(rows.map((row) => openRow(db, navigatorMessages, row.id, row)))
  return opened.toReversed()
}

export async function rename(db: Database, actor: Actor, id: string, title: string): Promise<boolean> {
  const renamed = await db
    .update(navigatorConversations)
    .set({
      ...sealRow(db, navigatorConversations, id, { title }),
      updatedAt: sql`${navigatorConversations.updatedAt}`,
    })
    .where(visibleTo(actor, eq(navigatorConversations.id, id)))
    .returning({ id: navigatorConversations.id })
  return renamed.length > 0
}

export async function remove(db: Database, actor: Actor, id: string): Promise<boolean> {
  const gone = await db
    .delete(navigatorConversations)
    .where(visibleTo(actor, eq(navigatorConversations.id, id)))
    .returning({ id: navigatorConversations.id })
  return gone.length > 0
}

export async function insert(tx: Database, { userId }: Actor, title: string, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(navigatorConversations).values({
    id,
    userId,
    ...sealRow(tx, navigatorConversations, id, { title }),
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** Locks a conversation, so that of two answers at once the second counts the first's messages. */
export async function lock(tx: Database, actor: Actor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: navigatorConversations.id })
    .from(navigatorConversations)
    .where(visibleTo(actor, eq(navigatorConversations.id, id)))
    .for('update')
  return rows.length > 0
}

export async function countMessages(tx: Database, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(navigatorMessages)
    .where(eq(navigatorMessages.conversationId, conversationId))
  return row!.all
}

type NewMessage = {
  role: 'user' | 'assistant'
  content: string
  mind: 'built-in' | 'model'
  beside: MessageExtras
  createdAt: Date
}

/** Appends to a conversation that is locked, and returns the ids of the messages. */
export async function append(
  tx: Database,
  conversationId: string,
  from: number,
  added: readonly NewMessage[],
): Promise<string[]> {
  const rows = added.map(({ content, beside, ...message }, at) => {
    const id = randomUUID()
    const sealed = sealRow(tx, navigatorMessages, id, { content, beside: JSON.stringify(beside) })
    return { id, conversationId, position: from + at, ...message, ...sealed }
  })
  await tx.insert(navigatorMessages).values(rows)
  const updatedAt = added.at(-1)!.createdAt
  await tx
    .update(navigatorConversations)
    .set({ updatedAt })
    .where(eq(navigatorConversations.id, conversationId))
  return rows.map(({ id }) => id)
}

/** Deletes the conversations beyond the limit that have been idle longest. */
export async function deleteBeyond(tx: Database, actor: Actor, most: number): Promise<void> {
  const beyond = tx
    .select({ id: navigatorConversations.id })
    .from(navigatorConversations)
    .where(visibleTo(actor))
    .orderBy(desc(navigatorConversations.updatedAt), desc(navigatorConversations.id))
    .offset(most)
  await tx.delete(navigatorConversations).where(inArray(navigatorConversations.id, beyond))
}

/** A conversation is visible only to the student or advisor whose it is. No admin sees one. */
function visibleTo({ role, userId }: Actor, where?: SQL): SQL | undefined {
  return role === 'admin' ? sql`false` : and(eq(navigatorConversations.userId, userId), where)
}
