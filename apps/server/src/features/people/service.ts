import type { Role } from '@bearings/domain/actor'
import { broken } from '@bearings/domain/failure'
import { ruleAgainstApproving } from '@bearings/domain/people/rules'
import type { PeoplePage, PeopleQuery, PeopleSummary, Person } from '@bearings/domain/people/schema'
import { isDisabledAt } from '#database/people.ts'
import { lockStudentsOf } from '#features/advising/links/ending.ts'
import { deliver } from '#features/advising/requests/service.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { notifyApproved } from './approvals.ts'
import { change, type Make, present } from './changing.ts'
import { notifyOfChange } from './disabling.ts'
import { assertAdminStays } from './last-admin.ts'
import { endWithRole } from './role-change.ts'
import * as store from './store.ts'

type Named = Pick<Person, 'id'>

export async function list(context: SignedInContext, query: PeopleQuery): Promise<PeoplePage> {
  const { db, actor, config, now } = context
  const isListed = query.show !== 'waiting' || config.advisorApproval
  if (!isListed) return { people: [], next: null }
  const at = now()
  const exact = query.q.includes('@') ? await store.atAddress(db, actor, { ...query, now: at }) : undefined
  const rows = await store.page(db, actor, { ...query, except: exact?.id, rows: query.limit + 1, now: at })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  const first = exact && query.after === undefined ? [exact] : []
  return { people: [...first, ...page].map((row) => present(row, config, at)), next }
}

export async function summary({ db, actor, config, now }: SignedInContext): Promise<PeopleSummary> {
  const counts = await store.counts(db, actor, now())
  return config.advisorApproval ? counts : { ...counts, waiting: 0 }
}

/**
 * Changes a person's role, and ends what the old one gave them, such as a student's advisor and story or an
 * advisor's students.
 */
export async function setRole(
  context: SignedInContext,
  { id, role }: Named & { role: Role },
): Promise<Person> {
  const make: Make = async (tx, person, at) => {
    if (person.role === role) return null
    await assertAdminStays(tx, person, at)
    await endWithRole(tx, person, { role, now: at })
    // An admin who makes someone an advisor thereby approves them.
    const approval = role === 'advisor' ? { advisorApprovedAt: person.advisorApprovedAt ?? at } : {}
    await store.change(tx, context.actor, id, { role, ...approval })
    if (role === 'advisor' && person.emailConfirmedAt) await deliver(tx, person, at)
    return { action: 'role_changed', detail: { by: 'admin', from: person.role, to: role } }
  }
  return change(context, id, make, { lockFirst: lockStudentsOf })
}

export async function approve(context: SignedInContext, { id }: Named): Promise<Person> {
  const { actor, config } = context
  return change(context, id, async (tx, person, at) => {
    const rule = ruleAgainstApproving({ ...person, isConfirmed: person.emailConfirmedAt !== null })
    if (rule) throw broken(rule)
    if (person.advisorApprovedAt) return null
    await store.change(tx, actor, id, { advisorApprovedAt: at })
    await notifyApproved(tx, person, { config, now: at })
    return { action: 'advisor_approved', detail: { by: 'admin' } }
  })
}

export async function enable(context: SignedInContext, { id }: Named): Promise<Person> {
  const { actor, config } = context
  return change(context, id, async (tx, person, at) => {
    if (!isDisabledAt(at, person)) return null
    await store.change(tx, actor, id, { bannedUntil: null })
    await notifyOfChange(tx, { ...person, bannedUntil: null }, { actor, config, now: at })
    return { action: 'person_enabled', detail: {} }
  })
}
