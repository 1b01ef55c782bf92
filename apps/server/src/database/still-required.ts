import { statusesRequiring } from '@bearings/domain/deadlines/rules'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { texts } from './sql.ts'
import { listEntries } from './tables/list.ts'

const committed = alias(listEntries, 'committed')

/** Whether the student of a school on a list has committed to one. As the domain's `hasCommitted`. */
export function hasCommitted(entry: { userId: AnyColumn } = listEntries): SQL {
  return sql`exists (
    select 1 from ${listEntries} ${sql.identifier('committed')}
    where ${committed.userId} = ${entry.userId} and ${committed.status} = 'Committed'
      and ${committed.trashedAt} is null
  )`
}

/** Returns whether a school no longer requires this, by the domain's `stillRequires`; `false` without a school. */
export function isNoLongerRequired(part: Parameters<typeof statusesRequiring>[0]): SQL {
  const { status } = listEntries
  return sql`coalesce(${status} not in (${texts(statusesRequiring(part))}) or (${status} <> 'Committed' and ${hasCommitted()}), false)`
}
