import type { Role } from '@bearings/domain/actor'
import {
  codeInGroups,
  inviteExpiry,
  ruleAgainstInviting,
  ruleAgainstPlaces,
  stateOf,
} from '@bearings/domain/advising/invites/rules'
import type { Invite, InviteChanges, NewInvite } from '@bearings/domain/advising/invites/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import { codeOf, newCode } from './codes.ts'
import * as store from './store.ts'

export { find, join } from './joining.ts'

/** More than anyone needs, so that creating and revoking invites cannot fill the table. */
const making: Limit = { name: 'advisor-invites', points: 30, seconds: 86_400 }

export async function list(context: SignedInContext): Promise<Invite[]> {
  await assertMayAdvise(context)
  const { db, actor, now } = context
  const rows = await store.list(db, actor, now())
  return Promise.all(rows.map((row) => present(context, row)))
}

export async function make(context: SignedInContext, { name, lasts, places }: NewInvite): Promise<Invite> {
  const { db, actor, now, limits } = context
  await assertMayAdvise(context)
  await limits.take(making, actor.userId)
  const { code: _, ...secret } = await newCode(db, actor.userId)
  const row = await db.transaction(async (tx) => {
    // The advisor is locked, so of two invites made at once the second counts the first.
    await people.lock(tx, actor.userId)
    const rule = ruleAgainstInviting(await store.countOpen(tx, actor, now()))
    if (rule) throw broken(rule)
    const expiresAt = inviteExpiry(lasts, now())
    const made = await store.insert(
      tx,
      { advisorId: actor.userId, name, places, expiresAt, ...secret },
      now(),
    )
    await record(tx, context, { action: 'invite_made', inviteId: made.id })
    return made
  })
  return present(context, row)
}

export async function change(
  context: SignedInContext,
  { id, ...changes }: { id: string } & InviteChanges,
): Promise<Invite> {
  const { db, actor, now } = context
  await assertMayAdvise(context)
  const row = await db.transaction(async (tx) => {
    // Who joins locks the advisor, too, so the students are counted with nobody joining meanwhile.
    await people.lock(tx, actor.userId)
    const changed = await store.change(tx, actor, id, changes, now())
    if (!changed) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstPlaces(changed)
    if (rule) throw broken(rule)
    await record(tx, context, { action: 'invite_changed', inviteId: id })
    return changed
  })
  return present(context, row)
}

export async function revoke(context: SignedInContext, { id }: { id: string }): Promise<Invite> {
  const { db, actor, now } = context
  await assertMayAdvise(context)
  const row = await db.transaction(async (tx) => {
    const revoked = await store.revoke(tx, actor, id, now())
    if (!revoked) throw new Failure('NOT_FOUND')
    await record(tx, context, { action: 'invite_revoked', inviteId: id })
    return revoked
  })
  return present(context, row)
}

/** Ends the invites of someone who is no longer an advisor. Takes the transaction of that change. */
export async function endWithRole(
  tx: Database,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  if (role === 'advisor') await store.revokeAllOf(tx, id, now)
}

async function present({ db, now }: SignedInContext, row: store.InviteRow): Promise<Invite> {
  const { id, name, joined, places, createdAt, expiresAt } = row
  return {
    id,
    name,
    code: codeInGroups(await codeOf(db, row)),
    state: stateOf(row, now()),
    joined,
    places,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

type Entry = { action: 'invite_made' | 'invite_changed' | 'invite_revoked'; inviteId: string }

function record(tx: Database, { actor, now, origin }: SignedInContext, { action, inviteId }: Entry) {
  const { userId: actorId, sessionId } = actor
  return audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { inviteId } })
}
