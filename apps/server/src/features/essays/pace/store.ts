import type { Actor } from '@bearings/domain/actor'
import type { WrittenDay } from '@bearings/domain/essays/schema'
import { and, asc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'

/**
 * Sums the growth of the student's own essays by day, from this day on. Of each day an essay counts by all of its versions
 * together. A text that was brought in, restored, or copied from another essay is no growth, and one set aside in a
 * conflict never stood in the essay.
 */
export async function grownBy(
  db: Database,
  { userId, timeZone }: Actor,
  since: string,
): Promise<WrittenDay[]> {
  const inOrder = sql`partition by ${essayVersions.essayId} order by ${essayVersions.savedAt}, ${essayVersions.id}`
  const steps = db
    .select({
      id: essayVersions.id,
      essayId: essayVersions.essayId,
      day: sql<string>`(${essayVersions.savedAt} at time zone ${timeZone})::date`.as('day'),
      reason: essayVersions.reason,
      isFirst: sql<boolean>`row_number() over (${inOrder}) = 1`.as('is_first'),
      more: sql<number>`${essayVersions.words} - lag(${essayVersions.words}, 1, 0) over (${inOrder})`.as(
        'more',
      ),
    })
    .from(essayVersions)
    .innerJoin(essays, eq(essays.id, essayVersions.essayId))
    .where(and(eq(essays.userId, userId), isNull(essays.trashedAt), ne(essayVersions.reason, 'set-aside')))
    .as('step')
  // Only an empty essay is offered another one's text.
  const isCopied = sql`(${steps.isFirst} and exists (
    select from ${essayVersions} copy join ${essays} other on other.user_id = ${userId} and other.id <> copy.essay_id
    where copy.id = ${steps.id} and (
      (other.words = copy.words and other.updated_at < copy.saved_at and other.content = copy.content)
      or exists (
        select from ${essayVersions} earlier where earlier.essay_id = other.id and earlier.words = copy.words
          and earlier.saved_at < copy.saved_at and earlier.content = copy.content
      )
    )
  ))`
  const grown = db
    .select({
      day: steps.day,
      words: sql<number>`greatest(0, sum(
        case when ${steps.reason} <> 'save' or ${isCopied} then 0 else ${steps.more} end
      ))`.as('grown_by'),
    })
    .from(steps)
    .groupBy(steps.essayId, steps.day)
    .as('grown')
  return db
    .select({ on: sql<string>`${grown.day}::text`, words: sql<number>`sum(${grown.words})::int` })
    .from(grown)
    .where(gte(grown.day, since))
    .groupBy(grown.day)
    .having(sql`sum(${grown.words}) > 0`)
    .orderBy(asc(grown.day))
}
