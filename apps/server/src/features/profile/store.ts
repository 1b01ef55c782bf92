import type { Actor } from '@bearings/domain/actor'
import type { Profile } from '@bearings/domain/profile/schema'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { profiles } from '../../database/tables/profiles.ts'

/** What a step writes. */
export type Saved = Partial<Omit<Profile, 'achievementLevels' | 'updatedAt'>>

const shown = {
  gender: profiles.gender,
  citizenship: profiles.citizenship,
  raceEthnicity: profiles.raceEthnicity,
  firstGeneration: profiles.firstGeneration,
  incomeBracket: profiles.incomeBracket,
  highSchool: profiles.highSchool,
  classRank: profiles.classRank,
  gpaUnweighted: profiles.gpaUnweighted,
  gpaWeighted: profiles.gpaWeighted,
  satActScore: profiles.satActScore,
  apIbCourses: profiles.apIbCourses,
  currentCourses: profiles.currentCourses,
  activities: profiles.activities,
  leadershipPositions: profiles.leadershipPositions,
  yearsInvolved: profiles.yearsInvolved,
  honorsAwards: profiles.honorsAwards,
  updatedAt: profiles.updatedAt,
}

/** The actor's own profile; nothing when they have not saved any of it. */
export async function findOwn(db: Database, actor: Actor) {
  const [row] = await db
    .select(shown)
    .from(profiles)
    .where(and(eq(profiles.userId, actor.userId), visibleTo(actor)))
  return row
}

/** Writes these answers into the actor's own profile, and leaves the others as they are. */
export async function saveOwn(db: Database, actor: Actor, answers: Saved, now: Date) {
  const [row] = await db
    .insert(profiles)
    .values({ userId: actor.userId, ...answers, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { ...answers, updatedAt: now },
      setWhere: visibleTo(actor),
    })
    .returning(shown)
  return row!
}

/** Who may see a profile: the student it is about, and until it is shared nobody else. */
function visibleTo({ role, userId }: Actor): SQL {
  return role === 'student' ? eq(profiles.userId, userId) : sql`false`
}
