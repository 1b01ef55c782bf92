import { clearCached } from '../database/cached.ts'
import type { Database } from '../database/open.ts'
import { testDates } from '../database/tables/deadlines.ts'

/** Creates a test date, by default an SAT in December. */
export async function givenTestDate(
  db: Database,
  overrides: Partial<typeof testDates.$inferInsert> = {},
): Promise<void> {
  await db
    .insert(testDates)
    .values({
      test: 'SAT',
      date: '2026-12-05',
      registrationDeadline: '2026-11-20',
      timeZone: 'America/New_York',
      sourceUrl: 'https://satsuite.collegeboard.org/sat/dates-deadlines',
      checkedOn: '2026-07-06',
      ...overrides,
    })
    .onConflictDoNothing()
  clearCached(db)
}

/** Deletes all test dates. They belong to nobody, so another test may have left some. */
export async function givenNoTestDates(db: Database): Promise<void> {
  await db.delete(testDates)
  clearCached(db)
}
