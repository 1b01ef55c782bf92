import type { Actor } from '@bearings/domain/actor'
import { createApp } from '@bearings/server/app'
import { users } from '@bearings/server/database/tables/users'
import { parseConfig } from '@bearings/server/platform/config/config'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { eq } from 'drizzle-orm'

/** Starts the app as in production on a new, migrated database, called without a network. */
export async function createBenchApp() {
  const database = await openTestDatabase(null)
  const config = parseConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  const now = () => new Date()
  const limits = { take: async () => {}, check: async () => {} }
  const app = await createApp({ database, config, now, limits, logger: { level: 'warn' } })
  const { db } = database

  return {
    config,
    db,
    /** For filling the database, which takes longer than the statement timeout of requests. */
    background: database.background ?? db,
    /** Returns a function that reads a path below /api/v1 as the person with this email address. */
    as: async (email: string) => {
      const [person] = await db.select().from(users).where(eq(users.email, email))
      const { id, role, timeZone, graduationYear, demoId } = person!
      const actor: Actor = { userId: id, role, sessionId: null, timeZone, graduationYear, demoId }
      const authorization = `Bearer ${await accessTokenFor({ db, now, config }, actor.userId)}`
      return async (path: string) => {
        const response = await app.inject({ url: `/api/v1${path}`, headers: { authorization } })
        if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
        return response
      }
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
