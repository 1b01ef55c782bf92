import { randomUUID } from 'node:crypto'
import type { Actor, Role } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { users } from '../database/tables/users.ts'

/** Rows a test starts from. Each call makes new people, so tests share a database without sharing data. */
export async function givenUser(
  db: Database,
  role: Role,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Actor & { email: string }> {
  const [row] = await db
    .insert(users)
    .values({
      role,
      fullName: `A ${role}`,
      email: `${role}-${randomUUID()}@example.org`,
      emailConfirmedAt: new Date('2026-08-01T12:00:00Z'),
      ...overrides,
    })
    .returning()
  const { id, email, timeZone, demoId } = row!
  return { userId: id, role, sessionId: null, timeZone, demoId, email }
}
