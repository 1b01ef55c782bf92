import type { Actor } from '@bearings/domain/actor'
import type { Reply } from '@bearings/domain/navigator/schema'
import { createApp } from '@bearings/server/app'
import { parseConfig } from '@bearings/server/platform/config'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

/** The app on a database of its own, asked over real HTTP so that the first word can be timed. */
export async function createTalkingApp() {
  const database = await openTestDatabase(null)
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = process.env
  const config = parseConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    AI_BASE_URL,
    AI_MODEL,
    AI_API_KEY,
  })
  const now = () => new Date('2026-11-22T15:00:00Z')
  const limits = { take: async () => {}, check: async () => {} }
  const app = await createApp({ database, config, now, limits, logger: { level: 'error' } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  async function ask(actor: Actor, message: string, history: readonly string[] = []) {
    const token = await accessTokenFor({ db: database.db, now, config }, actor.userId)
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
  return {
    db: database.db,
    ask,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
