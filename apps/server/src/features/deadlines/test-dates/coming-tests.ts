import { testDay } from '@bearings/domain/deadlines/options'
import { isLate } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { dateInWords, todayIn } from '@bearings/domain/today'
import { cached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

type TestRow = Awaited<ReturnType<typeof store.all>>[number]

/**
 * Returns the dates of upcoming tests, and the registration deadlines that have not passed, late registration
 * included.
 * @param here The student's time zone, in which a test takes place.
 */
export async function comingTests(db: Database, here: string, now: Date): Promise<Deadline[]> {
  const today = todayIn(here, now)
  const tests = await all(db)
  return tests
    .filter(({ day }) => day >= today)
    .flatMap(({ dates }) => dates.filter((date) => !isLate(date, here, now)))
}

/** The dates of every test in words, cached because they are the same for everyone. */
const all = cached(async (db) => {
  const rows = await store.all(db)
  return rows.map((row) => ({ day: row.date, dates: datesOf(row) }))
})

function datesOf(row: TestRow): Deadline[] {
  const { test, date, registrationDeadline, lateRegistrationDeadline, notes } = row
  const name = `${test.toLowerCase().replace(/\W+/g, '-')}-${date}`
  const ofNobody = { entryId: null, schoolName: null, status: null, basis: null, left: null, words: null }
  const shared = {
    ...ofNobody,
    source: 'test' as const,
    done: false,
    published: { url: row.sourceUrl, checkedOn: row.checkedOn },
  }
  const forTest = `For the test on ${dateInWords(date)}`
  const registration = {
    ...shared,
    id: `${name}-registration`,
    date: registrationDeadline ?? '',
    timeZone: row.timeZone,
    title: `${test} registration`,
    detail: [forTest, notes].filter(Boolean).join('. '),
  }
  const late = {
    ...registration,
    id: `${name}-late-registration`,
    date: lateRegistrationDeadline ?? '',
    title: `${test} late registration`,
    detail: [forTest, 'Late registration costs more', notes].filter(Boolean).join('. '),
  }
  const day = {
    ...shared,
    id: name,
    date,
    timeZone: null,
    title: test,
    // Without a registration date, the notes are about the test itself.
    detail: registrationDeadline ? testDay : (notes ?? 'No registration date is published'),
  }
  return [...(registrationDeadline ? [registration] : []), ...(lateRegistrationDeadline ? [late] : []), day]
}
