import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCall } from '@bearings/client/call'
import type { Actor } from '@bearings/domain/actor'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, inject } from 'vitest'
import { type AppOptions, createApp } from '../app.ts'
import type { OpenDatabase } from '../database/open.ts'
import { type Config, parseConfig } from '../platform/config/config.ts'
import { createLimits, type Limits } from '../platform/requests/limits.ts'
import { accessTokenFor } from './access-token.ts'
import { borrowTestDatabase } from './borrow-test-database.ts'
import { givenOnce } from './given-once.ts'
import { testEncryptionKey } from './wrapping-keys.ts'

type Options = Partial<Pick<AppOptions, 'limits' | 'logger' | 'patience' | 'peopleOfSchool' | 'webRoot'>> & {
  now?: string
  settings?: Record<string, string>
  /** A database of the caller's own, closed with the app. */
  database?: OpenDatabase
}

const unlimited: Limits = { take: async () => {}, check: async () => {} }

/** Starts the real app on a real database, with the real client. Only clock and limits are replaced. */
export async function createTestApp({
  now = '2026-11-01T12:00:00Z',
  settings,
  limits = unlimited,
  logger = { level: 'warn' },
  database: own,
  ...others
}: Options = {}) {
  const database = own ?? (await borrowTestDatabase(inject('snapshot')))
  // The folder does not exist until a test stores a file.
  const folder = join(tmpdir(), `bearings-test-${randomUUID()}`)
  const config: Config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    ENCRYPTION_KEY: testEncryptionKey,
    DATA_DIR: folder,
    ...settings,
  })
  let clock = new Date(now)
  const app = await createApp({ database, config, now: () => clock, limits, logger, ...others })

  return {
    app,
    config,
    db: database.db,
    engine: database.engine,
    /** Returns the client's `call`, signed in as this person with a new session. */
    as: async (actor: Actor) => {
      const token = await accessTokenFor({ db: database.db, now: () => clock, config }, actor.userId)
      return callerOf(app, { authorization: `Bearer ${token}` })
    },
    /** Returns the client's `call` with an existing token, such as a demo's. */
    withToken: (token: string) => callerOf(app, { authorization: `Bearer ${token}` }),
    signedOut: callerOf(app),
    startsAt: now,
    now: () => clock,
    setNow(instant: string) {
      clock = new Date(instant)
    },
    async close() {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** Starts an app for the tests of a file, each of which begins at the same time of day. */
export function useTestApp(options?: Options): TestApp {
  const app = givenOnce(() => createTestApp(options))
  beforeEach(() => app.setNow(app.startsAt))
  afterAll(() => app.close())
  return app
}

/** Real limits, for the tests about them. */
export const counted = createLimits

/** Returns the browser's client with Fastify's `inject` instead of the network. */
function callerOf(app: FastifyInstance, session: Record<string, string> = {}) {
  return createCall(async (url, { method, headers, body }) => {
    const request = { method, url, headers: { ...headers, ...session }, ...(body && { payload: body }) }
    const response = await app.inject(request)
    const empty = response.statusCode === 204
    return new Response(empty ? null : response.body, { status: response.statusCode })
  })
}
