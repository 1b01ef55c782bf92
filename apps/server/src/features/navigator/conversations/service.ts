import type { Actor } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { bounds, limits } from '@bearings/domain/navigator/options'
import type { Conversation, ConversationSummary, Reply } from '@bearings/domain/navigator/schema'
import { truncateLine } from '@bearings/domain/truncate'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export async function list({ db, actor }: SignedInContext): Promise<ConversationSummary[]> {
  return (await store.list(db, actor)).map(present)
}

export async function read({ db, actor }: SignedInContext, { id }: WithId): Promise<Conversation> {
  const found = await store.find(db, actor, id)
  if (!found) throw new Failure('NOT_FOUND')
  const messages = await store.messages(db, id)
  return {
    ...present(found),
    messages: messages.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
  }
}

export async function rename(
  { db, actor }: SignedInContext,
  { id, title }: WithId & { title: string },
): Promise<ConversationSummary> {
  if (!(await store.rename(db, actor, id, title))) throw new Failure('NOT_FOUND')
  return present((await store.find(db, actor, id))!)
}

export async function remove({ db, actor }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

/**
 * Returns the last messages of a conversation.
 * @throws {Failure} NOT_FOUND for a conversation that is not this person's.
 */
export async function turnsOf(db: Database, actor: Actor, id: string) {
  if (!(await store.find(db, actor, id))) throw new Failure('NOT_FOUND')
  return store.turns(db, id)
}

/** A title is the first words of the conversation's first question, and perhaps an ellipsis. */
const longestTitle = bounds.title.max - 1

type Exchange = {
  conversationId: string | undefined
  question: string
  askedAt: Date
  reply: Reply
  at: Date
}

/**
 * Stores a question with its answer. A question that begins a conversation names it. One asked in a
 * conversation that is full, or was deleted while the answer was made, begins a new one.
 */
export async function keep(
  db: Database,
  actor: Actor,
  { conversationId, question, askedAt, reply, at }: Exchange,
): Promise<{ conversationId: string; messageId: string }> {
  return db.transaction(async (tx) => {
    const isThere = conversationId !== undefined && (await store.lock(tx, actor, conversationId))
    const before = isThere ? await store.countMessages(tx, conversationId) : 0
    const goesOn = isThere && before + 2 <= limits.messages
    const id = goesOn
      ? conversationId
      : await store.insert(tx, actor, truncateLine(question, longestTitle), at)
    const { response, mind, choices: _choices, action: _action, ...beside } = reply
    const nothing = { sources: [], proposals: [], used: null, sent: null, searched: null }
    const [, messageId] = await store.append(tx, id, goesOn ? before : 0, [
      { role: 'user', content: question, mind, beside: nothing, createdAt: askedAt },
      { role: 'assistant', content: response, mind, beside, createdAt: at },
    ])
    if (!goesOn) await store.deleteBeyond(tx, actor, limits.conversations)
    return { conversationId: id, messageId: messageId! }
  })
}

function present({ updatedAt, ...row }: { id: string; title: string; updatedAt: Date }): ConversationSummary {
  return { ...row, updatedAt: updatedAt.toISOString() }
}
