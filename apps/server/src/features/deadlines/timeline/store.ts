import type { Actor, Role } from '@bearings/domain/actor'
import type { TimelineDates } from '@bearings/domain/deadlines/schema'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { timelineDates } from '#database/tables/deadlines.ts'

export async function find(db: Database, { role, userId }: Actor): Promise<TimelineDates | undefined> {
  const [row] = await chosenBy(db, role).execute({ userId })
  return row
}

// Prepared, because every list of dates reads it.
const chosenBy = prepared((db, role: Role) =>
  db
    .select({ shown: timelineDates.shown })
    .from(timelineDates)
    .where(visibleTo({ role, userId: sql.placeholder('userId') }))
    .prepare(`timeline_dates_visible_to_${role}`),
)

export async function save(db: Database, { userId }: Actor, choice: TimelineDates): Promise<void> {
  await db
    .insert(timelineDates)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: timelineDates.userId, set: choice })
}

/** The choice is visible to its student only. */
function visibleTo({ role, userId }: { role: Role; userId: string | Placeholder }): SQL {
  return role === 'student' ? eq(timelineDates.userId, userId) : sql`false`
}
