import type { Role } from '@bearings/domain/actor'
import { broken } from '@bearings/domain/failure'
import { ruleAgainstLosingAdmin } from '@bearings/domain/people/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/**
 * Refuses to take away the last admin. Takes the transaction of that change, so of two admins who go at once the
 * second is refused.
 */
export async function assertAdminStays(tx: Database, person: { id: string; role: Role }, now: Date) {
  if (person.role !== 'admin') return
  await store.lockAdmins(tx)
  const rule = ruleAgainstLosingAdmin(person.id, await store.adminsInUse(tx, now))
  if (rule) throw broken(rule)
}
