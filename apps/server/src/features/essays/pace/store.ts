import type { Actor } from '@bearings/domain/actor'
import type { WrittenDay } from '@bearings/domain/essays/schema'
import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'

/**
 * Sums the growth of the student's own essays by day, from this day on. Of each day the last version of an essay counts,
 * against the last one of the day before it; a text that was brought in is no growth.
 */
export async function grownBy(
  db: Database,
  { userId, timeZone }: Actor,
  since: string,
): Promise<WrittenDay[]> {
  const day = sql<string>`(${essayVersions.savedAt} at time zone ${timeZone})::date`.as('day')
  const lastOfDay = db
    .selectDistinctOn([essayVersions.essayId, sql`day`], {
      essayId: essayVersions.essayId,
      day,
      words: essayVersions.words,
      reason: essayVersions.reason,
    })
    .from(essayVersions)
    .innerJoin(essays, eq(essays.id, essayVersions.essayId))
    .where(and(eq(essays.userId, userId), isNull(essays.trashedAt)))
    .orderBy(asc(essayVersions.essayId), sql`day`, desc(essayVersions.savedAt))
    .as('last_of_day')
  const grown = db
    .select({
      day: lastOfDay.day,
      words: sql<number>`case when ${lastOfDay.reason} = 'brought-in' then 0 else
        greatest(0, ${lastOfDay.words} - lag(${lastOfDay.words}, 1, 0) over (partition by ${lastOfDay.essayId} order by ${lastOfDay.day}))
        end`.as('grown_by'),
    })
    .from(lastOfDay)
    .as('grown')
  const words = sql<number>`sum(${grown.words})::int`
  return db
    .select({ on: sql<string>`${grown.day}::text`, words })
    .from(grown)
    .where(gte(grown.day, since))
    .groupBy(grown.day)
    .having(sql`sum(${grown.words}) > 0`)
    .orderBy(asc(grown.day))
}
