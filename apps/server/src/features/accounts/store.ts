import type { MeChanges } from '@bearings/domain/accounts/schema'
import type { Actor } from '@bearings/domain/actor'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import { demos, users } from '../../database/tables/users.ts'

export async function findMe(db: Database, actor: Actor) {
  const [row] = await visibleMe(db, 'me').execute({ userId: actor.userId })
  return row && { ...row, demoExpiresAt: row.demoExpiresAt?.toISOString() ?? null }
}

const visibleMe = prepared((db, _: 'me') =>
  db
    .select({
      userId: users.id,
      email: users.email,
      role: users.role,
      fullName: users.fullName,
      studentId: users.studentId,
      timeZone: users.timeZone,
      demoExpiresAt: demos.expiresAt,
    })
    .from(users)
    .leftJoin(demos, eq(demos.id, users.demoId))
    .where(visibleTo({ userId: sql.placeholder('userId') }))
    .prepare('me'),
)

export async function change(db: Database, actor: Actor, { fullName, timeZone }: MeChanges): Promise<void> {
  if (fullName === undefined && timeZone === undefined) return
  await db
    .update(users)
    .set({ ...(fullName !== undefined && { fullName }), ...(timeZone !== undefined && { timeZone }) })
    .where(visibleTo(actor))
}

/** An account is its owner's. */
function visibleTo({ userId }: { userId: string | Placeholder }): SQL {
  return eq(users.id, userId)
}
