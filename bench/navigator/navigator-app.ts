import type { Actor } from '@bearings/domain/actor'
import type { Reply } from '@bearings/domain/navigator/schema'
import { createApp } from '@bearings/server/app'
import { parseConfig } from '@bearings/server/platform/config/config'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

/** Starts the app on a database of its own, called over real HTTP so that the first word can be timed. */
export async function createNavigatorApp() {
  const database = await openTestDatabase(null)
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = process.env
  const { AI_EMBEDDING_BASE_URL, AI_EMBEDDING_MODEL, AI_EMBEDDING_API_KEY } = process.env
  const config = parseConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    AI_BASE_URL,
    AI_MODEL,
    AI_API_KEY,
    AI_EMBEDDING_BASE_URL,
    AI_EMBEDDING_MODEL,
    AI_EMBEDDING_API_KEY,
  })
  const now = () => new Date('2026-11-22T15:00:00Z')
  const limits = { take: async () => {}, check: async () => {} }
  const app = await createApp({ database, config, now, limits, logger: { level: 'error' } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const tokens = new Map<string, Promise<string>>()
  function tokenOf({ userId }: Actor): Promise<string> {
    const token = tokens.get(userId) ?? accessTokenFor({ db: database.db, now, config }, userId)
    tokens.set(userId, token)
    return token
  }

  async function ask(actor: Actor, message: string, history: readonly string[] = []) {
    const token = await tokenOf(actor)
    const conversationHistory = history.flatMap((content) => [
      { role: 'user', content },
      { role: 'assistant', content: 'An answer.' },
    ])
    const startedAt = performance.now()
    const response = await fetch(`${url}/functions/v1/rag-chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message, conversationHistory }),
    })
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let [text, milliseconds] = ['', 0]
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      milliseconds ||= performance.now() - startedAt
      text += decoder.decode(value, { stream: true })
    }
    const data = /event: done\ndata: (.*)\n/.exec(text)?.[1]
    if (!data) throw new Error(`${message}: ${text.slice(0, 300)}`)
    return { ...(JSON.parse(data) as Reply), milliseconds }
  }

  /** Reads a path as this person; returns how long that took, in milliseconds. */
  async function read(actor: Actor, path: string): Promise<number> {
    const token = await tokenOf(actor)
    const startedAt = performance.now()
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    await response.text()
    if (!response.ok) throw new Error(`${path} was refused with ${response.status}`)
    return performance.now() - startedAt
  }
  return {
    db: database.db,
    ask,
    read,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
