import { limits } from '@bearings/domain/notifications/push/options'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#database/tables/users.ts'

/** Whether it is night at this instant where the joined person is. */
export function isNightAt(at: SQLWrapper): SQL {
  const hour = sql`extract(hour from (${at} at time zone ${users.timeZone}))`
  return sql`(${hour} >= ${limits.quietFrom} or ${hour} < ${limits.quietTo})`
}
