import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'

/** A student of an advisor's: what differs after each change, and the day that it is there. */
type Student = { id: string; linkId: string; changes: string; today: string }
type Kept<Row> = { changes: string; today: string; row: Row }

/** Some 20 MB in each process. */
const most = 50_000
/** A change of the catalog, which no student has made, shows by then. Milliseconds. */
const longest = 60_000

/**
 * Keeps what is counted of each student of an advisor's until that student's next change or next day, so that of a
 * thousand students a handful is counted again.
 * @param count Counts for the students with these ids.
 */
export function untilChanged<Row extends { id: string }>() {
  const keepers = new WeakMap<Database, LRUCache<string, Kept<Row>>>()

  return async function rowsOf(
    db: Database,
    students: readonly Student[],
    count: (ids: string[]) => PromiseLike<readonly Row[]>,
  ): Promise<Map<string, Row>> {
    const keeper = keepers.get(db) ?? new LRUCache<string, Kept<Row>>({ max: most, ttl: longest })
    keepers.set(db, keeper)

    const rows = new Map<string, Row>()
    const changed: Student[] = []
    for (const student of students) {
      const kept = keeper.get(student.linkId)
      if (kept?.changes === student.changes && kept.today === student.today) rows.set(student.id, kept.row)
      else changed.push(student)
    }
    if (changed.length === 0) return rows

    const counted = new Map((await count(changed.map(({ id }) => id))).map((row) => [row.id, row]))
    for (const { id, linkId, changes, today } of changed) {
      const row = counted.get(id)
      if (!row) continue
      rows.set(id, row)
      // The count is as new as these changes, or newer.
      keeper.set(linkId, { changes, today, row })
    }
    return rows
  }
}
