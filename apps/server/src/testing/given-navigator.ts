import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { keep } from '../features/navigator/conversations/service.ts'

/** Creates a conversation of this student with one question and its answer. */
export async function givenConversation(
  db: Database,
  actor: Actor,
  { question = 'What is a safety?', response = 'A likely college that you can afford.' } = {},
) {
  const at = new Date('2026-10-30T15:00:00Z')
  const reply = {
    response,
    sources: [],
    proposals: [],
    choices: [],
    action: null,
    used: null,
    mind: 'built-in',
    sent: null,
    searched: null,
  } as const
  return keep(db, actor, {
    conversationId: undefined,
    question,
    askedAt: at,
    reply: { ...reply, sources: [], proposals: [], choices: [] },
    at,
  })
}
