import type { Plan } from '@bearings/domain/colleges/schema'
import type { EssayStatus } from '@bearings/domain/essays/options'
import type { EntryDeadlineState, ListStatus } from '@bearings/domain/list/schema'
import type { ScholarshipStatus } from '@bearings/domain/money/options'
import { type SQL, sql } from 'drizzle-orm'
import { entrySchoolName } from '#database/entry-school-name.ts'

/** The status of a school, an essay, a checklist item, a task, or a scholarship. */
export type AnyStatus = ListStatus | EssayStatus | ScholarshipStatus | 'Done'

export const schoolName: SQL<string | null> = entrySchoolName

/**
 * What only some dates have. The parts of a union need the same columns in the same order, so each part
 * starts with these.
 */
export const blank = {
  entryId: sql<string | null>`null::uuid`,
  timeZone: sql<string | null>`null::text`,
  schoolName: sql<string | null>`null::text`,
  plan: sql<Plan | null>`null::text`,
  status: sql<AnyStatus | null>`null::text`,
  basis: sql<EntryDeadlineState | null>`null::text`,
  essaysLeft: sql<number>`0`,
  itemsLeft: sql<number>`0`,
  written: sql<number | null>`null::int`,
  wordLimit: sql<number | null>`null::int`,
  aidOfState: sql<boolean>`false`,
  /** Whether the CSS Profile is sent, which is all there is to send from abroad. */
  cssDone: sql<boolean>`false`,
}
