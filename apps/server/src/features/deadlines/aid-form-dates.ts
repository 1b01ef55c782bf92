import type { OwnSource } from '@bearings/domain/deadlines/options'
import type { EntryDeadlineState } from '@bearings/domain/list/schema'
import { appliesFromAbroad, isInternational } from '@bearings/domain/matching/from-abroad'
import type { AidAnswer } from '@bearings/domain/matching/options'
import type { AidStep } from '@bearings/domain/money/options'
import { type AnyColumn, and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isNoLongerRequired } from '#database/still-required.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { doneAidSteps, finances } from '#database/tables/money.ts'
import { profiles } from '#database/tables/profiles.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { type AnyStatus, blank, schoolName } from './date-columns.ts'
import type { Of } from './left-to-do.ts'

/**
 * Selects the usual day of the aid forms of each school on a list, of the students who ask for aid: who have done one of
 * its steps, or have kept the aid calculator's answers.
 */
export function aidFormDates(db: Database, of: Of) {
  return db
    .select({
      ...blank,
      source: sql<OwnSource>`'aid'`,
      id: sql<string>`${listEntries.id}`,
      entryId: sql<string | null>`${listEntries.id}`,
      userId: sql<string>`${listEntries.userId}`,
      date: sql<string>`${day}`,
      title: sql<string>`case ${css} when 'required' then 'FAFSA and CSS Profile'
        when 'or_own_form' then 'FAFSA, and CSS Profile or its own form' else 'FAFSA' end`,
      schoolName,
      done: sql<boolean>`((${isDone('fafsa')} and (not ${asksForCss} or ${isDone('css-profile')}))
        or ${isNoLongerRequired('items')})`,
      status: sql<AnyStatus | null>`case when ${isDone('fafsa')} and (not ${asksForCss} or ${isDone('css-profile')})
        then 'Done' end`,
      cssDone: sql<boolean>`${isDone('css-profile')}`,
      basis: sql<EntryDeadlineState | null>`'typical'`,
      changedAt: sql<Date>`${listEntries.createdAt}`,
    })
    .from(listEntries)
    .innerJoin(schools, eq(schools.id, listEntries.schoolId))
    .innerJoin(users, eq(users.id, listEntries.userId))
    .where(
      and(
        of(listEntries.userId, 'aid', listEntries.id),
        isNull(listEntries.trashedAt),
        sql`${usualDay} is not null and ${asksForAid}`,
        or(isNotNull(users.graduationYear), isNotNull(listEntries.deadline)),
      ),
    )
}

type AidRow = { source: OwnSource; userId: string; title: string; done: boolean; cssDone: boolean }

/** The titles that a student from abroad reads, who cannot file the FAFSA. */
const titlesFromAbroad: Record<string, string> = {
  'FAFSA and CSS Profile': 'CSS Profile',
  'FAFSA, and CSS Profile or its own form': 'CSS Profile or its own form',
}

/**
 * Returns dates with those of aid forms as they are for their students: from abroad without the FAFSA, and none for who will
 * not ask for aid. The query cannot tell, because citizenship and that answer are encrypted.
 */
export async function asTheyFile<Row extends AidRow>(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const asking = rows.filter(({ source }) => source === 'aid').map(({ userId }) => userId)
  if (asking.length === 0) return [...rows]
  const abroad = await fromAbroad(db, [...new Set(asking)])
  return rows.flatMap((row) => {
    const answer = row.source === 'aid' ? abroad.get(row.userId) : undefined
    if (!answer) return [row]
    const title = titlesFromAbroad[row.title]
    if (answer.asksForAid === 'no' || title === undefined) return []
    const { done, cssDone } = row
    return [{ ...row, title, done: done || cssDone, ...(cssDone && { status: 'Done' }) }]
  })
}

/** Returns those of these students who apply from abroad, and whether they will ask for aid. */
async function fromAbroad(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      id: users.id,
      citizenship: profiles.citizenship,
      country: finances.country,
      asksForAid: finances.asksForAid,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(finances, eq(finances.userId, users.id))
    .where(isAmong(users.id, ids))
  const found = new Map<string, { asksForAid: AidAnswer | null }>()
  for (const { id, citizenship, country, asksForAid } of rows) {
    const own = await openRow(db, profiles, id, { citizenship })
    if (appliesFromAbroad({ isFromAbroad: isInternational(own.citizenship), country }))
      found.set(id, await openRow(db, finances, id, { asksForAid }))
  }
  return found
}

const forms = sql`${schools.more} -> 'aid' -> 'forms'`
/** `MM-DD`. */
const usualDay = sql`${forms} ->> 'usualDeadline'`
const css = sql`${forms} ->> 'css'`
const asksForCss = sql`coalesce(${css} in ('required', 'or_own_form'), false)`

/** The year so many months after a day. */
const yearAfter = (day: AnyColumn, months: number) =>
  sql`extract(year from ${day} + make_interval(months => ${sql.raw(String(months))}))`

/**
 * The year in which college begins: after the student's class, or after a later application year, as after a gap year.
 * That is the one of the application's date or, without a date, the one in which it was added. A date in August or
 * September may also be a late one of the year before, as at a rolling school: the school was added before August then.
 */
const springYear = sql`(case when ${users.graduationYear} is null then ${yearAfter(listEntries.deadline, 5)}
  else greatest(${users.graduationYear}, least(${yearAfter(listEntries.deadline, 5)},
    greatest(${yearAfter(listEntries.createdAt, 5)}, ${yearAfter(listEntries.deadline, 3)}))) end)::int`

/** From August on, a day is of the year before that. */
const day = sql`to_date(
  (${springYear} - (case when ${usualDay} >= '08' then 1 else 0 end)) || '-' || (${usualDay}), 'YYYY-MM-DD')`

const asksForAid = sql`(
  exists (select 1 from ${doneAidSteps} where ${doneAidSteps.userId} = ${listEntries.userId})
  or exists (select 1 from ${finances} where ${finances.userId} = ${listEntries.userId} and ${finances.answers} is not null)
)`

/** Whether a step is done for the first award year of college. */
function isDone(step: AidStep): SQL {
  return sql`exists (
    select 1 from ${doneAidSteps} where ${doneAidSteps.userId} = ${listEntries.userId}
      and ${doneAidSteps.step} = ${sql.raw(`'${step}'`)} and left(${doneAidSteps.awardYear}, 4) = ${springYear}::text
  )`
}
