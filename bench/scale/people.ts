import { createCall } from '@bearings/client/call'
import type { Actor, Role } from '@bearings/domain/actor'
import { createApp } from '@bearings/server/app'
import type { OpenDatabase } from '@bearings/server/database/open'
import { users } from '@bearings/server/database/tables/users'
import { parseConfig } from '@bearings/server/platform/config/config'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import { givenUser } from '@bearings/server/testing/given'
import { everyPart, givenGuardian } from '@bearings/server/testing/given-family'
import type { Population } from '@bearings/server/testing/reads'
import { eq, sql } from 'drizzle-orm'
import { perAdvisor } from './database.ts'

const now = () => new Date()
const config = parseConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const limits = { take: async () => {}, check: async () => {} }

type Call = ReturnType<typeof createCall>
/** One student with their advisor and an admin, and a caller for each. */
export type Sample = Population & { calls: Record<Role, Call> }

/** Starts the app as in production on this database. */
export function openApp(database: OpenDatabase) {
  return createApp({ database, config, now, limits, logger: { level: 'warn' } })
}

export type App = Awaited<ReturnType<typeof openApp>>

/** Selects some of these students, spread from first to last, each with the callers to use. */
export async function samplesOf(
  database: OpenDatabase,
  app: App,
  { students, some }: { students: number; some: number },
): Promise<Sample[]> {
  const { db } = database
  const admin = await givenUser(db, 'admin')
  const adminCalls = await callerFor(admin)
  return Promise.all(
    Array.from({ length: some }, async (_, place) => {
      const n = Math.floor((place * students) / some)
      const student = await person(`student-${n}@population.example`)
      const advisor = await person(`advisor-${Math.floor(n / perAdvisor)}@population.example`)
      const guardian = await givenUser(db, 'guardian')
      await givenGuardian(db, { guardian, student }, everyPart)
      const calls = {
        guardian: await callerFor(guardian),
        student: await callerFor(student),
        advisor: await callerFor(advisor),
        admin: adminCalls,
      }
      const entry = await idOf(sql`select id from list_entries where user_id = ${student.userId} order by id`)
      const essay = await idOf(sql`select id from essays where user_id = ${student.userId} order by id`)
      return { student, guardian, advisor, admin, entry, essay, calls }
    }),
  )

  async function person(email: string): Promise<Actor> {
    const [row] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
    const { id, role, timeZone, graduationYear, demoId } = row!
    return { userId: id, role, sessionId: null, timeZone, graduationYear, demoId }
  }

  async function idOf(query: ReturnType<typeof sql>): Promise<string> {
    const { rows } = (await db.execute(query)) as unknown as { rows: [{ id: string }] }
    return rows[0].id
  }

  async function callerFor({ userId }: Actor): Promise<Call> {
    const authorization = `Bearer ${await accessTokenFor({ db, now, config }, userId)}`
    return createCall(async (url, { method, headers, body }) => {
      const response = await app.inject({
        method,
        url,
        headers: { ...headers, authorization },
        ...(body && { payload: body }),
      })
      return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode })
    })
  }
}
