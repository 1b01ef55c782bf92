import { and, isNotNull, lte } from 'drizzle-orm'
import type { AuthServices, Database } from '#services.ts'
import * as users from '#store/users.ts'
import { noChange, settle } from './change-address.ts'

type Services = Pick<AuthServices, 'now' | 'mail' | 'audit'> & {
  people: Pick<AuthServices['people'], 'table' | 'onAddressChanged'>
}

/** Makes the addresses the accounts' that admins asked for a day ago, and that the new mailboxes have confirmed. */
export async function completeAddresses(tx: Database, services: Services): Promise<void> {
  const { people, now } = services
  const { id, emailChangeAt, newEmailConfirmedAt } = people.table
  const due = await tx
    .select({ id })
    .from(people.table)
    .where(and(lte(emailChangeAt, now()), isNotNull(newEmailConfirmedAt)))
    .orderBy(id)
    .limit(100)
  for (const { id: userId } of due) {
    const user = await users.lock(tx, people, userId)
    if (!user?.emailChangeAt || !user.newEmailConfirmedAt) continue
    // Somebody else has signed up with the address since.
    if ((await settle(tx, services, user, null)) !== 'changed')
      await users.change(tx, people, userId, noChange)
  }
}
