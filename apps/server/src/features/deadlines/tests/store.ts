import { gte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { prepared } from '../../../database/prepared.ts'
import { testDates } from '../../../database/tables/deadlines.ts'

/** The tests that are held on this day or later. They are everybody's. */
export function from(db: Database, day: string) {
  return comingTests(db, 'coming').execute({ day })
}

const comingTests = prepared((db, _variant: 'coming') => {
  const { test, date, registrationDeadline, notes, sourceUrl, checkedOn } = testDates
  return db
    .select({ test, date, registrationDeadline, notes, sourceUrl, checkedOn })
    .from(testDates)
    .where(gte(date, sql.placeholder('day')))
    .prepare('test_dates_coming')
})
