import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstManaging, ruleAgainstSupporting } from '@bearings/domain/people/rules'
import type { Person } from '@bearings/domain/people/schema'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import type { Config } from '#platform/config/config.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Written = { [A in AuditEntry['action']]: Pick<AuditEntry<A>, 'action' | 'detail'> }[AuditEntry['action']]

/** Returns what to write to the audit log; `null` if nothing changes. */
export type Make = (tx: Database, person: store.PersonRow, at: Date) => Promise<Written | null>

type Options = {
  /** Locks what comes before the account. */
  lockFirst?: (tx: Database, id: string) => Promise<void>
  /** Whether it is only for those below an admin. */
  isSupport?: boolean
}

/** Changes one account, and audits what `make` returns. */
export async function change(
  { db, actor, now, origin, config }: SignedInContext,
  id: string,
  make: Make,
  { lockFirst, isSupport = false }: Options = {},
): Promise<Person> {
  const { userId: actorId, sessionId } = actor
  const known = { actorId, personId: id }
  const own = ruleAgainstManaging(known)
  if (own) throw broken(own)
  const at = now()
  return db.transaction(async (tx) => {
    await lockFirst?.(tx, id)
    const person = await store.lock(tx, actor, id, at)
    if (!person) throw new Failure('NOT_FOUND')
    const rule = isSupport ? ruleAgainstSupporting({ ...known, role: person.role }) : null
    if (rule) throw broken(rule)
    const written = await make(tx, person, at)
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
    graduationYear: row.graduationYear,
    awaitsApproval: advisorApproval && row.isWaiting,
    eraseAfter: row.eraseAfter?.toISOString() ?? null,
  }
}
