import type { Actor } from '@bearings/domain/actor'
import type { PublicProfileChanges } from '@bearings/domain/profile/public/schema'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { profiles } from '#database/tables/profiles.ts'
import { publicProfiles } from '#database/tables/public-profiles.ts'
import { users } from '#database/tables/users.ts'

/** The answers that a page can be made of. Those that it never shows are not read. */
const answers = {
  highSchool: profiles.highSchool,
  classRank: profiles.classRank,
  gpaUnweighted: profiles.gpaUnweighted,
  gpaWeighted: profiles.gpaWeighted,
  ownGpa: profiles.ownGpa,
  satActScore: profiles.satActScore,
  apIbCourses: profiles.apIbCourses,
  currentCourses: profiles.currentCourses,
  activities: profiles.activities,
  leadershipPositions: profiles.leadershipPositions,
  yearsInvolved: profiles.yearsInvolved,
  honorsAwards: profiles.honorsAwards,
}
const chosen = {
  isPublic: publicProfiles.isPublic,
  handle: publicProfiles.handle,
  shownName: publicProfiles.shownName,
  sections: publicProfiles.sections,
}

/** Returns a student's own choice, if there is one, with the name and answers that it chooses from. */
export async function findOwn(db: Database, actor: Actor) {
  const [row] = await db
    .select({ fullName: users.fullName, chosen, answers })
    .from(users)
    .leftJoin(publicProfiles, eq(publicProfiles.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(visibleTo(actor))
  return row
}

/** Returns the profile behind a public page. */
export async function findOpen(db: Database, handle: string, now: Date) {
  const [row] = await db
    .select({ fullName: users.fullName, chosen, answers })
    .from(publicProfiles)
    .innerJoin(users, eq(users.id, publicProfiles.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(publicProfiles.handle, handle), isOpen(now)))
  return row
}

/** Locks the student's account until the transaction ends, and returns it with their choice. */
export async function lockOwn(tx: Database, actor: Actor) {
  const [owner] = await tx
    .select({ email: users.email, studentId: users.studentId })
    .from(users)
    .where(visibleTo(actor))
    .for('no key update')
  const [choice] = await tx
    .select({ isPublic: publicProfiles.isPublic, handle: publicProfiles.handle })
    .from(publicProfiles)
    .where(eq(publicProfiles.userId, actor.userId))
  return owner && { ...owner, isPublic: choice?.isPublic ?? false, handle: choice?.handle ?? null }
}

export async function saveOwn(tx: Database, actor: Actor, changes: PublicProfileChanges, now: Date) {
  // Two steps, because an upsert also checks the row it proposes to insert, which has no handle yet.
  await tx.insert(publicProfiles).values({ userId: actor.userId, createdAt: now }).onConflictDoNothing()
  await tx
    .update(publicProfiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(publicProfiles.userId, actor.userId))
}

function visibleTo(actor: Actor): SQL | undefined {
  return and(eq(users.id, actor.userId), eq(users.role, 'student'))
}

/** Matches pages that are switched on by a student outside demos whose account is in use. */
function isOpen(now: Date): SQL | undefined {
  return and(eq(publicProfiles.isPublic, true), eq(users.role, 'student'), isNull(users.demoId), isInUse(now))
}
