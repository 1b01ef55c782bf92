import type { Role } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstApproving, ruleAgainstManaging } from '@bearings/domain/people/rules'
import type { PeoplePage, PeopleQuery, PeopleSummary, Person } from '@bearings/domain/people/schema'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import { lockStudentsOf } from '#features/advising/links/ending.ts'
import { deliver } from '#features/advising/requests/service.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import type { Config } from '#platform/config/config.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { forgetWaiting, notifyApproved } from './approvals.ts'
import { notifyOfChange } from './disabling.ts'
import { assertAdminStays } from './last-admin.ts'
import { endWithRole } from './role-change.ts'
import * as store from './store.ts'

type Named = Pick<Person, 'id'>

/** Until an admin enables the account again: a hundred years, in milliseconds. */
const disabledFor = 100 * 365 * 86_400_000

export async function list(context: SignedInContext, query: PeopleQuery): Promise<PeoplePage> {
  const { db, actor, config, now } = context
  const isListed = query.show !== 'waiting' || config.advisorApproval
  const rows = isListed ? await store.page(db, actor, { ...query, rows: query.limit + 1, now: now() }) : []
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  return { people: page.map((row) => present(row, config, now())), next }
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
  return change(context, id, make, lockStudentsOf)
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

export async function disable(context: SignedInContext, { id }: Named): Promise<Person> {
  const { actor, config } = context
  return change(context, id, async (tx, person, at) => {
    if (isDisabledAt(at, person)) return null
    await assertAdminStays(tx, person, at)
    const bannedUntil = new Date(at.getTime() + disabledFor)
    await store.change(tx, actor, id, { bannedUntil })
    await context.auth.endSessions(tx, id)
    if (person.role === 'advisor') await forgetWaiting(tx, person)
    await notifyOfChange(tx, { ...person, bannedUntil }, { actor, config, now: at })
    return { action: 'person_disabled', detail: {} }
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

export async function signOut(context: SignedInContext, { id }: Named): Promise<undefined> {
  await change(context, id, async (tx) => {
    await context.auth.endSessions(tx, id)
    return { action: 'person_signed_out', detail: {} }
  })
}

type Written<A extends AuditEntry['action']> = { [K in A]: Pick<AuditEntry<K>, 'action' | 'detail'> }[A]
type Change = Written<
  'role_changed' | 'advisor_approved' | 'person_disabled' | 'person_enabled' | 'person_signed_out'
>

/** Returns what to write to the audit log; `null` if nothing changes. */
type Make = (tx: Database, person: store.PersonRow, at: Date) => Promise<Change | null>

/** Changes one account, and audits what `make` returns. `lockFirst` locks what comes before the account. */
async function change(
  { db, actor, now, origin, config }: SignedInContext,
  id: string,
  make: Make,
  lockFirst?: (tx: Database, id: string) => Promise<void>,
): Promise<Person> {
  const rule = ruleAgainstManaging({ actorId: actor.userId, personId: id })
  if (rule) throw broken(rule)
  const at = now()
  return db.transaction(async (tx) => {
    await lockFirst?.(tx, id)
    const person = await store.lock(tx, actor, id, at)
    if (!person) throw new Failure('NOT_FOUND')
    const written = await make(tx, person, at)
    const { userId: actorId, sessionId } = actor
    if (written) await audit(tx, { ...written, at, actorId, targetId: id, sessionId, origin } as AuditEntry)
    return present((await store.lock(tx, actor, id, at))!, config, at)
  })
}

export function present(
  row: store.PersonRow,
  { advisorApproval }: Pick<Config, 'advisorApproval'>,
  now: Date,
): Person {
  const { id, fullName, email, role } = row
  return {
    id,
    fullName,
    email,
    role,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    isConfirmed: row.emailConfirmedAt !== null,
    isDisabled: isDisabledAt(now, row),
    awaitsApproval: advisorApproval && row.isWaiting,
    eraseAfter: row.eraseAfter?.toISOString() ?? null,
  }
}
