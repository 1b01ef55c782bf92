import type { Actor } from '@bearings/domain/actor'
import { profileParts } from '@bearings/domain/advising/students/options'
import { keysOf, pick } from '@bearings/domain/pick'
import { withheldCitizenship } from '@bearings/domain/profile/options'
import { Profile } from '@bearings/domain/profile/schema'
import { type AnyColumn, and, eq, type GetColumnData, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { profiles } from '#database/tables/profiles.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

type Columns = Omit<Profile, 'achievementLevels' | 'updatedAt'>
/** The columns that a step writes; those that are absent stay as they are. */
export type Saved = { [Name in keyof Columns]?: Columns[Name] | undefined }

const columns = pick(profiles, keysOf(Profile.omit({ achievementLevels: true }).shape))

/** Returns the actor's own profile; `undefined` if they have not saved any of it. */
export async function findOwn(db: Database, actor: Actor) {
  if (actor.role !== 'student') return undefined
  const [row] = await ownProfile(db, 'own').execute({ userId: actor.userId })
  return row && openRow(db, profiles, actor.userId, row)
}

const ownProfile = prepared((db, _variant: 'own') =>
  db
    .select(columns)
    .from(profiles)
    .where(visibleTo({ role: 'student', userId: sql.placeholder('userId') }))
    .prepare('profiles_own'),
)

/** Writes these answers into the actor's own profile, and leaves the others as they are. */
export async function saveOwn(db: Database, actor: Actor, answers: Saved, now: Date) {
  const sealed = sealRow(db, profiles, actor.userId, answers)
  const [row] = await db
    .insert(profiles)
    .values({ userId: actor.userId, ...sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { ...sealed, updatedAt: now },
      setWhere: visibleTo(actor),
    })
    .returning(columns)
  return openRow(db, profiles, actor.userId, row!)
}

/** Returns the profile of a student who shows the advisor any of it, with blanks for the rest. */
export async function findShared(db: Database, actor: Actor, studentId: string) {
  const [row] = await db.select(sharedWith(actor)).from(profiles).where(visibleTo(actor, studentId))
  if (!row) return row
  const shown = await openRow(db, profiles, studentId, row)
  // Reads like an unanswered question: declining this one alone could be taken for a status.
  return shown.citizenship === withheldCitizenship ? { ...shown, citizenship: null } : shown
}

/** Returns the columns as this advisor may see them. The scores of courses count as test scores. */
function sharedWith(actor: Actor) {
  const profile = isSharedWith(actor, 'profile', profiles.userId)
  const testScores = isSharedWith(actor, 'testScores', profiles.userId)
  const sensitive = isSharedWith(actor, 'sensitive', profiles.userId)
  return {
    gender: orBlank(sensitive, profiles.gender),
    citizenship: orBlank(sensitive, profiles.citizenship),
    raceEthnicity: orBlank(sensitive, profiles.raceEthnicity),
    firstGeneration: orBlank(profile, profiles.firstGeneration),
    incomeBracket: orBlank(sensitive, profiles.incomeBracket),
    highSchool: orBlank(profile, profiles.highSchool),
    classRank: orBlank(profile, profiles.classRank),
    gpaUnweighted: orBlank(profile, profiles.gpaUnweighted),
    gpaWeighted: orBlank(profile, profiles.gpaWeighted),
    ownGpa: orBlank(profile, profiles.ownGpa),
    satActScore: orBlank(testScores, profiles.satActScore),
    apIbCourses: sql`case
      when ${profile} and ${testScores} then ${profiles.apIbCourses}
      when ${profile} then ${courses(sql`jsonb_set(each.course, '{score}', 'null')`)}
      when ${testScores} then ${courses(sql`each.course`, sql`where each.course ->> 'score' is not null`)}
      else '[]' end`.mapWith(profiles.apIbCourses),
    currentCourses: orNone(profile, profiles.currentCourses),
    activities: orNone(profile, profiles.activities),
    leadershipPositions: orNone(profile, profiles.leadershipPositions),
    yearsInvolved: orBlank(profile, profiles.yearsInvolved),
    honorsAwards: orNone(profile, profiles.honorsAwards),
    updatedAt: profiles.updatedAt,
  }
}

function orBlank<Column extends AnyColumn>(isShared: SQL, column: Column) {
  return sql<GetColumnData<Column> | null>`case when ${isShared} then ${column} end`.mapWith(column)
}

function orNone<Column extends AnyColumn>(isShared: SQL, column: Column) {
  return sql<GetColumnData<Column>>`case when ${isShared} then ${column} else '[]' end`.mapWith(column)
}

function courses(course: SQL, where = sql``): SQL {
  return sql`(select coalesce(jsonb_agg(${course} order by each.position), '[]')
    from jsonb_array_elements(${profiles.apIbCourses}) with ordinality as each (course, position) ${where})`
}

type Viewer = { role: Actor['role']; userId: string | Placeholder }

/**
 * A profile is visible to its student, and to an advisor they share a part of it with.
 * @param studentId Whose profile an advisor looks at.
 */
function visibleTo(actor: Viewer, studentId?: string): SQL {
  if (actor.role === 'student') return eq(profiles.userId, actor.userId)
  if (actor.role !== 'advisor' || studentId === undefined) return sql`false`
  const isAnyShared = profileParts.map((part) => isSharedWith(actor, part, profiles.userId))
  return and(eq(profiles.userId, studentId), or(...isAnyShared))!
}

/** Returns whose profile it is. */
export async function findPerson(
  db: Database,
  { userId }: Actor,
): Promise<{ fullName: string; email: string }> {
  const [person] = await db
    .select({ fullName: users.fullName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return person!
}
