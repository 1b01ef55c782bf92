import type { OwnSource } from '@bearings/domain/deadlines/options'
import { statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { texts } from '#database/sql.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'

/** Returns the condition for the wanted rows, from the columns of their owner and id, and their source. */
export type Of = (owner: AnyColumn, source: OwnSource, id: AnyColumn) => SQL

/** Counts the school's unfinished essays, among those that may be seen. */
export function essaysLeft(of: Of): SQL<number> {
  const essay = alias(essays, 'essay')
  return sql<number>`(
    select count(*)::int from ${essays} ${sql.identifier('essay')}
    where ${essay.entryId} = ${listEntries.id} and ${essay.trashedAt} is null
      and not ${isFinishedEssay(sql`${essay.status}`)} and ${of(essay.userId, 'essay', essay.id)}
  )`
}

/** Counts the school's unfinished checklist items. */
export const itemsLeft = sql<number>`(
  select count(*)::int from checklist_items item where item.entry_id = ${listEntries.id} and not item.done
)`

export function isFinishedEssay(status: SQL): SQL {
  return sql`${status} in (${texts(statuses.filter((each) => isFinished({ status: each })))})`
}
