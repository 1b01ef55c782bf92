import type { Actor } from '@bearings/domain/actor'
import { accessTokenFor } from './access-token.ts'
import type { TestApp } from './test-app.ts'

/** Asks the navigator as this person, with a new session. Returns its answer, whatever the status. */
export async function askNavigator<T = { response: string }>(
  { app, db, now, config }: TestApp,
  actor: Actor,
  payload: {
    message: string
    conversationHistory?: readonly object[]
    conversationId?: string
    essayId?: string
  },
): Promise<T> {
  const token = await accessTokenFor({ db, now, config }, actor.userId)
  const reply = await app.inject({
    method: 'POST',
    url: '/functions/v1/rag-chat',
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  return reply.json<T>()
}
