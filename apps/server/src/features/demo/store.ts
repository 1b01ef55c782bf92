import { usualTimeZone } from '@bearings/domain/accounts/options'
import type { Actor } from '@bearings/domain/actor'
import { classApplyingOn } from '@bearings/domain/class-year'
import type { Classmate, DemoSide, Persona } from '@bearings/domain/demo/schema'
import { todayIn } from '@bearings/domain/today'
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { demos, users } from '#database/tables/users.ts'

export async function insertDemo(tx: Database, demo: { createdAt: Date; expiresAt: Date }): Promise<string> {
  const [row] = await tx.insert(demos).values(demo).returning({ id: demos.id })
  return row!.id
}

/** Counts the demos that are still open. Demos created at the same moment may not count each other. */
export async function countOpen(db: Database, now: Date): Promise<number> {
  return db.$count(demos, gt(demos.expiresAt, now))
}

type NewMembers = {
  demoId: string
  persona: Persona
  classmates: readonly Classmate[]
  timeZone: string | undefined
  now: Date
}
export type Member = { id: string; fullName: string; timeZone: string }

/**
 * Adds the people of a demo: its three sides, and the advisor's other students. They have no password and an
 * address that cannot exist, so they can never sign in.
 */
export async function insertMembers(
  tx: Database,
  { demoId, persona, classmates, timeZone, now }: NewMembers,
) {
  const member = (role: DemoSide, fullName: string, studentId: string | null) => ({
    role,
    fullName,
    studentId,
    // Approved at once, because nobody approves a demo's advisor.
    advisorApprovedAt: role === 'advisor' ? now : null,
    graduationYear: role === 'student' ? classApplyingOn(todayIn(timeZone ?? usualTimeZone, now)) : null,
    email: addressOf(fullName, demoId),
    emailConfirmedAt: now,
    discoverable: false,
    checksEstimates: false,
    appMetadata: { demo: true },
    userMetadata: { full_name: fullName, role },
    demoId,
    createdAt: now,
    updatedAt: now,
    ...(timeZone !== undefined && { timeZone }),
  })
  const idOf = (ending: string) => persona.studentId.slice(0, -ending.length) + ending
  const [student, advisor, guardian, ...others] = await tx
    .insert(users)
    .values([
      member('student', persona.fullName, persona.studentId),
      member('advisor', persona.advisor, null),
      member('guardian', persona.guardian.fullName, null),
      ...classmates.map(({ fullName, idEnding }) => ({
        ...member('student', fullName, idOf(idEnding)),
        appMetadata: { demo: true, [inClass]: true },
      })),
    ])
    .returning({ id: users.id, fullName: users.fullName, timeZone: users.timeZone })
  const mates = classmates.map((classmate, index) => ({ ...classmate, member: others[index]! }))
  return { student: student!, advisor: advisor!, guardian: guardian!, mates }
}

/** Marks a demo's other students as not being used by a visitor. */
const inClass = 'inClass'

/**
 * Returns an address such as `maya.okafor.1f2e3d4c5b@demo.invalid`. By definition, no mail can reach that
 * domain.
 */
function addressOf(fullName: string, demoId: string): string {
  const name = fullName.toLowerCase().replaceAll(' ', '.')
  return `${name}.${demoId.replaceAll('-', '').slice(0, 10)}@demo.invalid`
}

/** Finds the person of the actor's demo as whom a visitor looks around in this role. */
export async function findSide(
  db: Database,
  actor: Actor,
  side: DemoSide,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(visibleTo(actor), eq(users.role, side), sql`not ${users.appMetadata} ? ${inClass}`))
  return row
}

/** Members of one demo see each other. */
function visibleTo({ demoId }: Actor): SQL {
  return demoId === null ? sql`false` : eq(users.demoId, demoId)
}

/** Deletes expired demos with everything their people had, and returns how many. */
export async function deleteExpired(tx: Database, now: Date): Promise<number> {
  const expired = tx.select({ id: demos.id }).from(demos).where(lte(demos.expiresAt, now))
  const members = tx.select({ id: users.id }).from(users).where(inArray(users.demoId, expired))
  // The audit log outlives real people, but entries about invented ones are not worth keeping.
  await tx.delete(auditLog).where(or(inArray(auditLog.actorId, members), inArray(auditLog.targetId, members)))
  // A comment may not lose its author alone, which it would if the advisor were deleted before the essay.
  await tx.delete(essayComments).where(inArray(essayComments.authorId, members))
  const deleted = await tx.delete(demos).where(lte(demos.expiresAt, now)).returning({ id: demos.id })
  return deleted.length
}
