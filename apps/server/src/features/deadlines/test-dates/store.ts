import type { Database } from '#database/open.ts'
import { testDates } from '#database/tables/deadlines.ts'

/** Selects all known tests, including past ones, which are the same for everyone. */
export function all(db: Database) {
  return db.select().from(testDates)
}
