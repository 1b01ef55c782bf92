import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import { refresh } from '#features/notifications/service.ts'

/** Shows on all open pages, the person's own and those of others, that the account will be deleted or stays. */
export async function refreshPagesOf(tx: Database, userId: string): Promise<void> {
  await refresh(tx, [userId, ...(await othersOf(tx, userId))])
}

/** Returns everyone this person shares a link or a request with, and every admin. */
export async function othersOf(tx: Database, userId: string): Promise<string[]> {
  const [links, requests] = [advisorLinks, advisorRequests]
  const rows = await tx.select({ id: users.id }).from(users).where(sql`${users.id} in (
    select ${links.advisorId} from ${links} where ${links.studentId} = ${userId}
    union select ${links.studentId} from ${links} where ${links.advisorId} = ${userId}
    union select ${requests.advisorId} from ${requests} where ${requests.studentId} = ${userId}
    union select ${requests.studentId} from ${requests} where ${requests.advisorId} = ${userId}
  ) or ${users.role} = 'admin' and ${users.demoId} is null`)
  return rows.map(({ id }) => id)
}
