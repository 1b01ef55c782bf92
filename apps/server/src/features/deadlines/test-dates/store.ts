import type { Database } from '#database/open.ts'
import { testDates } from '#database/tables/deadlines.ts'

/** All tests that are known, past ones too. They are everybody's. */
export function all(db: Database) {
  return db.select().from(testDates)
}
