import { hasVerifiedFactor } from '@bearings/auth/store/factors'
import type { Me, MeChanges } from '@bearings/domain/accounts/schema'
import type { Actor } from '@bearings/domain/actor'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { demos, users } from '#database/tables/users.ts'

export async function findMe(db: Database, actor: Actor) {
  const [row] = await visibleMe(db, 'me').execute({ userId: actor.userId })
  return (
    row && {
      ...row,
      createdAt: row.createdAt.toISOString(),
      eraseAfter: row.eraseAfter?.toISOString() ?? null,
      emailChangeAt: row.emailChangeAt?.toISOString() ?? null,
      demoExpiresAt: row.demoExpiresAt?.toISOString() ?? null,
    }
  )
}

const visibleMe = prepared((db) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      newEmail: users.newEmail,
      emailChangeAt: users.emailChangeAt,
      role: users.role,
      fullName: users.fullName,
      studentId: users.studentId,
      timeZone: users.timeZone,
      graduationYear: users.graduationYear,
      createdAt: users.createdAt,
      discoverable: users.discoverable,
      checksEstimates: users.checksEstimates,
      colorScheme: users.colorScheme,
      language: users.language,
      skippedQuestions: users.skippedQuestions,
      twoFactor: hasVerifiedFactor(db, users),
      eraseAfter: users.eraseAfter,
      demoExpiresAt: demos.expiresAt,
    })
    .from(users)
    .leftJoin(demos, eq(demos.id, users.demoId))
    .where(visibleTo({ userId: sql.placeholder('userId') }))
    .prepare('me'),
)

export async function findSignIn(db: Database, actor: Actor) {
  const hasPassword = sql<boolean>`${users.passwordHash} is not null`
  const [row] = await db
    .select({ id: users.id, email: users.email, hasPassword })
    .from(users)
    .where(visibleTo(actor))
  return row
}

/** Does nothing if no change is given. */
export async function change(
  db: Database,
  actor: Actor,
  changes: MeChanges & Partial<Pick<Me, 'graduationYear'>>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(users).set(changes).where(visibleTo(actor))
}

/** An account is visible to its owner only. */
function visibleTo({ userId }: { userId: string | Placeholder }): SQL {
  return eq(users.id, userId)
}
