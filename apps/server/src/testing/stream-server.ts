import { createApp } from '../app.ts'
import { notifyAll } from '../features/notifications/service.ts'
import { parseConfig } from '../platform/config/config.ts'
import { accessTokenFor } from './access-token.ts'
import { givenUser } from './given.ts'
import { openTestDatabase } from './open-test-database.ts'

// A server with this many people, for benchmarks: `stream-server.ts PEOPLE`, as a child of the process that
// measures. It sends `{url, tokens, engine}`, and then answers `tell` by notifying everybody, `memory` with
// its memory use in bytes, and `cpu` with the CPU time it has used.
const people = Number(process.argv[2])
const now = () => new Date()
const config = parseConfig({ LOG_LEVEL: 'warn', NODE_ENV: 'production' })
const database = await openTestDatabase(null)
const { db, engine } = database
const limits = { take: async () => {}, check: async () => {} }
const app = await createApp({ database, config, now, limits, logger: { level: 'warn' } })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

const users: string[] = []
const tokens: string[] = []
for (let count = 0; count < people; count++) {
  const { userId } = await givenUser(db, 'student')
  users.push(userId)
  tokens.push(await accessTokenFor({ db, now, config }, userId))
}

process.on('message', (asked) => void answer(asked))
process.send!({ url, tokens, engine })

async function answer(asked: unknown): Promise<void> {
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send!({ memory: process.memoryUsage() })
  }
  if (asked === 'cpu') process.send!({ cpu: process.cpuUsage() })
  if (asked === 'tell') {
    const notice = { type: 'system', title: 'To everybody', message: 'At the same moment' } as const
    await db.transaction((tx) =>
      notifyAll(
        tx,
        users.map((userId) => ({ userId, ...notice })),
        now(),
      ),
    )
    process.send!({ toldAt: Date.now() })
  }
  if (asked === 'stop') {
    await app.close()
    await database.close()
    process.exit(0)
  }
}
