import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'

/**
 * An advisor's student. `changes` differs after each change of theirs or of the catalog; `today` is the date in `timeZone`,
 * and `elsewhere` those where the dates of colleges end.
 */
export type Student = { id: string; linkId: string } & Known
type Known = {
  changes: string
  today: string
  elsewhere: string
  timeZone: string
  graduationYear: number | null
}
type Kept<Row> = Known & { row: Row }

/** The most rows kept, which take some 20 MB in each process. */
const most = 50_000

/**
 * Keeps what is counted of each of an advisor's students until that student's or the catalog's next change, or the next day, so
 * that only a handful of a thousand students are counted again.
 * @param count Counts for these students.
 */
export function createRowCache<Person extends Student, Row extends { id: string }>() {
  const caches = new WeakMap<Database, LRUCache<string, Kept<Row>>>()

  return async function rowsOf(
    db: Database,
    students: readonly Person[],
    count: (some: readonly Person[]) => PromiseLike<readonly Row[]>,
  ): Promise<Map<string, Row>> {
    const cache = caches.get(db) ?? new LRUCache<string, Kept<Row>>({ max: most })
    caches.set(db, cache)

    const rows = new Map<string, Row>()
    const changed: Person[] = []
    for (const student of students) {
      const kept = cache.get(student.linkId)
      if (kept && isSame(kept, student)) rows.set(student.id, kept.row)
      else changed.push(student)
    }
    if (changed.length === 0) return rows

    const counted = new Map((await count(changed)).map((row) => [row.id, row]))
    for (const { id, linkId, changes, today, elsewhere, timeZone, graduationYear } of changed) {
      const row = counted.get(id)
      if (!row) continue
      rows.set(id, row)
      // The students were read before they were counted, so the row is as new as these changes, or newer.
      cache.set(linkId, { changes, today, elsewhere, timeZone, graduationYear, row })
    }
    return rows
  }
}

function isSame(one: Known, other: Known): boolean {
  return (['changes', 'today', 'elsewhere', 'timeZone', 'graduationYear'] as const).every(
    (name) => one[name] === other[name],
  )
}
