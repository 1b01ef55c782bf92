import type { Deadline } from '@bearings/domain/deadlines/schema'
import { dateInWords } from '@bearings/domain/today'
import type { Database } from '../../../database/open.ts'
import * as store from './store.ts'

type TestRow = Awaited<ReturnType<typeof store.from>>[number]

/** The days of tests from this day on, and until when to register for them. */
export async function comingTests(db: Database, today: string): Promise<Deadline[]> {
  const rows = await store.from(db, today)
  return rows.flatMap(datesOf).filter(({ date }) => date >= today)
}

function datesOf(row: TestRow): Deadline[] {
  const { test, date, registrationDeadline, notes } = row
  const name = `${test.toLowerCase().replace(/\W+/g, '-')}-${date}`
  const ofNobody = { entryId: null, schoolName: null, status: null, basis: null, left: null, words: null }
  const shared = {
    ...ofNobody,
    source: 'test' as const,
    done: false,
    published: { url: row.sourceUrl, checkedOn: row.checkedOn },
  }
  const registration = {
    ...shared,
    id: `${name}-registration`,
    date: registrationDeadline ?? '',
    title: `${test} registration`,
    detail: [`For the test on ${dateInWords(date)}`, notes].filter(Boolean).join('. '),
  }
  const day = {
    ...shared,
    id: name,
    date,
    title: test,
    // Without registration the notes are about the test itself.
    detail: registrationDeadline ? 'Test day' : (notes ?? 'Test day'),
  }
  return registrationDeadline ? [registration, day] : [day]
}
