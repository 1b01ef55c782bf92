import { alwaysInApp } from '@bearings/domain/notifications/options'
import { sql } from 'drizzle-orm'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { notificationPreferences, notifications } from '#database/tables/notifications.ts'

/** The channel on which every process learns who has new notifications. */
export const channel = 'notifications'

/** A person has a new notification. Without an id, something else of theirs has changed. */
export type LiveEvent = { userId: string; id?: string }

/** The most entries of a payload, a list of `user` or `user id` with commas, of up to 8,000 bytes. */
const batchSize = 100

export function parseLiveEvent(payload: string): LiveEvent[] {
  return payload.split(',').map((one) => {
    const [userId = '', id] = one.split(' ')
    return { userId, ...(id !== undefined && { id }) }
  })
}

type NewNotice = Pick<typeof notifications.$inferInsert, 'userId' | 'type' | 'title' | 'message'> & {
  link?: string
  subjectId?: string
  createdAt: Date
}

/** The rows of one statement, which keep its parameter at a few megabytes. */
const rowsPerBatch = 5000

/**
 * Adds the notifications that these people want to see in the product. Every process hears of them once the
 * transaction commits.
 */
export async function insert(tx: Database, notices: readonly NewNotice[]): Promise<void> {
  for (const some of chunksOf(notices, rowsPerBatch)) {
    const rows = JSON.stringify(some)
    await tx.execute(sql`
      with added as (
        insert into ${notifications} (user_id, created_at, type, title, message, link, subject_id)
        select notice."userId", notice."createdAt", notice.type, notice.title, notice.message, notice.link, notice."subjectId"
        from jsonb_to_recordset(${rows}::jsonb) as notice (
          "userId" uuid, "createdAt" timestamptz, type text, title text, message text, link text, "subjectId" uuid
        )
        where notice.type in (${always}) or not exists (
          select from ${notificationPreferences} preference
          where preference.user_id = notice."userId" and preference.type = notice.type and not preference.in_app
        )
        returning id, user_id
      ), parts as (
        select user_id || ' ' || id as news, (row_number() over () - 1) / ${batchSize} as part from added
      )
      select pg_notify(${channel}, string_agg(news, ',')) from parts group by part`)
  }
}

const always = sql.join(
  alwaysInApp.map((type) => sql`${type}`),
  sql`, `,
)

/** Tells every process that something of these people's has changed, such as by reading or deleting. */
export async function notifyChanged(db: Database, userIds: readonly string[]): Promise<void> {
  for (const people of chunksOf([...new Set(userIds)], batchSize))
    await db.execute(sql`select pg_notify(${channel}, ${people.join(',')})`)
}
