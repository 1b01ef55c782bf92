import { and, exists, isNotNull, eq, sql } from 'drizzle-orm'
import { isAmong } from './is-among.ts'
import type { Database } from './open.ts'
import { savedScholarships, scholarships } from './tables/money.ts'

/**
 * Runs a change of scholarships in a transaction, and moves what students saved as the published or the usual day to the day
 * that is published now. A day of their own stays, and a day half a year away is of another year's round.
 * @param ids Those that may change; all of them without it.
 */
export async function movingSavedDates<Result>(
  tx: Database,
  ids: readonly string[] | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  const { id, deadline, usualDeadline } = scholarships
  const saved = tx
    .select({ id: savedScholarships.id })
    .from(savedScholarships)
    .where(and(eq(savedScholarships.scholarshipId, id), isNotNull(savedScholarships.deadline)))
  const before = await tx
    .select({ id, deadline, usualDeadline })
    .from(scholarships)
    .where(and(exists(saved), ids && isAmong(id, ids)))
  const result = await change()
  if (before.length > 0)
    await tx.execute(sql`
      update saved_scholarships saved set deadline = published.deadline, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
          as before (id uuid, deadline date, "usualDeadline" text),
        scholarships published
      where saved.scholarship_id = before.id and published.id = before.id
        and published.deadline is distinct from before.deadline
        and published.deadline is distinct from saved.deadline
        and (saved.deadline = before.deadline
          or to_char(saved.deadline, 'MM-DD') = coalesce(before."usualDeadline", to_char(before.deadline, 'MM-DD')))
        and (abs(published.deadline - saved.deadline) < 183
          or (published.deadline is null and published.owner_id is not null))`)
  return result
}
