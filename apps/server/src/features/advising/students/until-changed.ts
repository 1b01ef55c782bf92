import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'

/** A student of an advisor's: what differs after each change, the day that it is there, where that is, and the class. */
export type Student = { id: string; linkId: string } & Known
type Known = { changes: string; today: string; timeZone: string; graduationYear: number | null }
type Kept<Row> = Known & { row: Row }

/** Some 20 MB in each process. */
const most = 50_000
/** A change of the catalog, which no student has made, shows by then. Milliseconds. */
const longest = 60_000

/**
 * Keeps what is counted of each student of an advisor's until that student's next change or next day, so that of a
 * thousand students a handful is counted again.
 * @param count Counts for these students.
 */
export function untilChanged<Person extends Student, Row extends { id: string }>() {
  const keepers = new WeakMap<Database, LRUCache<string, Kept<Row>>>()

  return async function rowsOf(
    db: Database,
    students: readonly Person[],
    count: (some: readonly Person[]) => PromiseLike<readonly Row[]>,
  ): Promise<Map<string, Row>> {
    const keeper = keepers.get(db) ?? new LRUCache<string, Kept<Row>>({ max: most, ttl: longest })
    keepers.set(db, keeper)

    const rows = new Map<string, Row>()
    const changed: Person[] = []
    for (const student of students) {
      const kept = keeper.get(student.linkId)
      if (kept && isSame(kept, student)) rows.set(student.id, kept.row)
      else changed.push(student)
    }
    if (changed.length === 0) return rows

    const counted = new Map((await count(changed)).map((row) => [row.id, row]))
    for (const { id, linkId, changes, today, timeZone, graduationYear } of changed) {
      const row = counted.get(id)
      if (!row) continue
      rows.set(id, row)
      // The count is as new as these changes, or newer.
      keeper.set(linkId, { changes, today, timeZone, graduationYear, row })
    }
    return rows
  }
}

function isSame(one: Known, other: Known): boolean {
  return (['changes', 'today', 'timeZone', 'graduationYear'] as const).every(
    (name) => one[name] === other[name],
  )
}
