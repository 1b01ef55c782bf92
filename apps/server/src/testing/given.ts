import { randomUUID } from 'node:crypto'
import { hashPassword } from '@bearings/auth/credentials/password'
import { insert } from '@bearings/auth/store/sessions'
import type { Actor, Role } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { demos, users } from '../database/tables/users.ts'
import type { TestApp } from './test-app.ts'

type Overrides = Partial<typeof users.$inferInsert> & {
  /** Lets the person sign in through `/auth/v1`; without it only a token made by the test works. */
  password?: string
}

/** Creates a person. Each call creates a new one, so tests share a database without sharing data. */
export async function givenUser(
  db: Database,
  role: Role,
  { password, ...overrides }: Overrides = {},
): Promise<Actor & { email: string }> {
  const [row] = await db
    .insert(users)
    .values({
      role,
      fullName: `A ${role}`,
      // As a sign-up leaves it: the browser uses it before the app's code has loaded.
      userMetadata: { full_name: `A ${role}`, role },
      email: `${role}-${randomUUID()}@example.org`,
      emailConfirmedAt: new Date('2026-08-01T12:00:00Z'),
      ...(password !== undefined && { passwordHash: await hashPassword(password) }),
      ...overrides,
    })
    .returning()
  const { id, email, timeZone, graduationYear, demoId } = row!
  return { userId: id, role, sessionId: null, timeZone, graduationYear, demoId, email }
}

/** Creates a student; `call` is the client's, signed in as them. */
export async function givenStudent(app: Pick<TestApp, 'as' | 'db'>) {
  const student = await givenUser(app.db, 'student')
  return { student, call: await app.as(student) }
}

/** Creates a demo, and returns its id. */
export async function givenDemo(db: Database): Promise<string> {
  const [demo] = await db
    .insert(demos)
    .values({ expiresAt: new Date('2027-01-01') })
    .returning()
  return demo!.id
}

/** Creates a session of this person and returns its id. */
export async function givenSession(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  now = new Date('2026-11-01T12:00:00Z'),
): Promise<string> {
  const origin = { address: '192.0.2.1', userAgent: 'A browser' }
  return (await insert(db, { userId, method: 'password', now, origin })).id
}
