import type { Actor } from '@bearings/domain/actor'
import { type AskedItem, criteriaBounds, kindsOfItem } from '@bearings/domain/advising/criteria/options'
import { applicationCriteria, isAsked } from '@bearings/domain/advising/criteria/rules'
import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import { aidCycleOn } from '@bearings/domain/money/aid-cycle'
import { commaInNumber, scorePattern, testScores } from '@bearings/domain/profile/test-scores'
import { todayIn } from '@bearings/domain/today'
import { and, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { sharingColumns } from '#database/advised.ts'
import { texts } from '#database/sql.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'
import { doneAidSteps } from '#database/tables/money.ts'
import { profiles } from '#database/tables/profiles.ts'
import { users } from '#database/tables/users.ts'
import { hasLetter } from './letters.ts'

/** Where the advisor is, and the time. */
export type Asking = Pick<Actor, 'timeZone'> & { now: Date }

/**
 * Whether a row of `list_entries`, of a student who shows the list, is an application of which everything is true that is
 * asked of one: `null` if that depends on letters that are not shared.
 */
export function isAskedApplication({ now }: Pick<Asking, 'now'>, criteria: Criteria): SQL {
  const { school = [], plan = [], status = [], dueFrom, dueTo } = criteria
  const { missing = [], done = [], letters = [] } = criteria
  return and(
    isNull(listEntries.trashedAt),
    status.length > 0 ? inArray(listEntries.status, status) : ne(listEntries.status, 'Withdrawn'),
    school.length > 0 ? inArray(listEntries.schoolId, school) : undefined,
    plan.length > 0 ? inArray(listEntries.plan, plan) : undefined,
    dueFrom === undefined ? undefined : gte(listEntries.deadline, dueFrom),
    dueTo === undefined ? undefined : lte(listEntries.deadline, dueTo),
    missing.length > 0 ? hasItem(missing, sql`not ${checklistItems.done}`) : undefined,
    done.length > 0 ? hasItem(done, sql`${checklistItems.done}`) : undefined,
    letters.length > 0 ? ifShared(sharingColumns.letters, hasLetter(letters, now)) : undefined,
  )!
}

/**
 * Whether the student of a row of `advisor_links` has such an application: true, false, or unknown (`null`) if the list is
 * not shared.
 */
export function hasAskedApplication(asking: Asking, criteria: Criteria): SQL {
  return applicationCriteria.some((name) => isAsked(criteria[name]))
    ? hasApplication(asking, criteria)
    : sql`true`
}

/** The same also if nothing is asked of it: whether there is an application at all. */
export function hasApplication(asking: Asking, criteria: Criteria): SQL {
  const { letters, ...others } = criteria
  const { list, letters: showsLetters } = sharingColumns
  // Of an application that is not like the rest, nobody needs to know the letters.
  return and(
    ifShared(list, exists(asking, others)),
    isAsked(letters) ? ifShared(sql`(${list} and ${showsLetters})`, exists(asking, criteria)) : undefined,
  )!
}

function exists(asking: Asking, criteria: Criteria): SQL {
  return sql`exists (select from ${listEntries} where ${listEntries.userId} = ${advisorLinks.studentId}
    and ${isAskedApplication(asking, criteria)})`
}

/** Whether all is true that is asked of the student beside the applications: true, false, or unknown (`null`). */
export function isAskedStudent({ timeZone, now }: Asking, criteria: Criteria): SQL {
  const { fafsa, gpaFrom, gpaTo, satFrom, satTo, joinedFrom, joinedTo } = criteria
  const joinedOn = sql`(${advisorLinks.createdAt} at time zone ${timeZone})::date`
  return (
    and(
      fafsa && ifShared(sharingColumns.aid, sql`${hasFafsa(todayIn(timeZone, now))} = ${fafsa === 'done'}`),
      within(sharingColumns.profile, gpa, gpaFrom, gpaTo),
      within(sharingColumns.testScores, satScore, satFrom, satTo),
      joinedFrom === undefined ? undefined : sql`${joinedOn} >= ${joinedFrom}::date`,
      joinedTo === undefined ? undefined : sql`${joinedOn} <= ${joinedTo}::date`,
    ) ?? sql`true`
  )
}

/** Whether a student shows the class, which a school knows of each of its own. */
export const showsClass = sql<boolean>`(${sharingColumns.profile} or ${advisorLinks.kind} = 'school')`

/** Whether a student who shows the class is of this one: true, false, or unknown (`null`). */
export function isOfClass(graduationYear: number | undefined): SQL {
  if (graduationYear === undefined) return sql`true`
  return ifShared(showsClass, sql`coalesce(${users.graduationYear} = ${graduationYear}, false)`)
}

/** Whether the form is done for the award year that the student's class applies for. */
function hasFafsa(today: string): SQL {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: classesAhead }, (_, index) => thisYear - 1 + index).map(
    (year) => sql`when ${sql.raw(String(year))} then ${aidCycleOn(today, year).awardYear}`,
  )
  return sql`exists (select from ${doneAidSteps}
    where ${doneAidSteps.userId} = ${advisorLinks.studentId} and ${doneAidSteps.step} = 'fafsa'
    and ${doneAidSteps.awardYear} = case ${users.graduationYear} ${sql.join(years, sql` `)}
      else ${aidCycleOn(today).awardYear} end)`
}

/** The classes from last year's on that may have an award year of their own. */
const classesAhead = 12

const gpa = ofProfile(sql`${profiles.gpaUnweighted}`)

/** The first number in the text that can be a SAT score, as `parseTestScores` reads it. */
const satScore = ofProfile(sql`(
  select score[2]::numeric
  from regexp_matches(regexp_replace(${profiles.satActScore}, ${commaInNumber}, '\\1\\2', 'g'),
    ${scorePattern('\\y')}, 'gi') with ordinality as found(score, place)
  where score[2]::numeric between ${testScores.sat.least} and ${testScores.sat.most}
    and lower(coalesce(score[1], score[3], 'sat')) = 'sat'
  order by place limit 1)`)

function ofProfile(value: SQL): SQL {
  return sql`(select ${value} from ${profiles} where ${profiles.userId} = ${advisorLinks.studentId})`
}

/** Whoever shares the part and has no such value is not within any range. */
function within(shown: SQL<boolean>, value: SQL, from: number | undefined, to: number | undefined) {
  if (from === undefined && to === undefined) return undefined
  const { gpa: least, sat: most } = criteriaBounds
  return ifShared(
    shown,
    sql`coalesce(${value} between ${from ?? least.min}::numeric and ${to ?? most.max}::numeric, false)`,
  )
}

function ifShared(shown: SQL<boolean>, condition: SQL): SQL {
  return sql`(case when ${shown} then ${condition} end)`
}

function hasItem(items: readonly AskedItem[], state: SQL): SQL {
  const kinds = items.flatMap((item) => kindsOfItem[item])
  return sql`exists (select from ${checklistItems} where ${checklistItems.entryId} = ${listEntries.id}
    and ${checklistItems.kind} in (${texts(kinds)}) and ${state})`
}
