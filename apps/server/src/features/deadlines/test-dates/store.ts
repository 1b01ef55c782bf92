import type { Database } from '#database/open.ts'
import { remembered } from '#database/remembered.ts'
import { testDates } from '#database/tables/deadlines.ts'

/** The tests that are held on this day or later. They are everybody's. */
export async function from(db: Database, day: string) {
  return (await all(db)).filter(({ date }) => date >= day)
}

const all = remembered((db) => db.select().from(testDates).execute())
