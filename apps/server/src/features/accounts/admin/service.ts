import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { isUuid } from '../../../platform/uuid.ts'
import * as factors from '../factors/store.ts'
import * as links from '../links/store.ts'
import { notice } from '../mail.ts'
import * as sessions from '../sessions/store.ts'
import { factorBody, findUserBody, userBody, type UserBody } from '../users/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'
import * as store from './store.ts'

export async function listUsers({ db }: AuthContext, asked: { page: number; perPage: number }) {
  const { rows, factors: all, total } = await store.list(db, asked)
  const bodies = rows.map((row) =>
    userBody(
      row,
      all.filter(({ userId }) => userId === row.id),
    ),
  )
  return { users: bodies, total }
}

export async function findUser({ db }: AuthContext, id: string): Promise<UserBody> {
  const found = isUuid(id) ? await findUserBody(db, id) : null
  if (!found) throw new AuthFailure('user_not_found')
  return found
}

/** Deletes the account with all it has; the soft way keeps its row, with nothing in it that tells of the person. */
export async function deleteUser({ db, now, origin }: AuthContext, id: string, soft: boolean): Promise<void> {
  const user = await known(db, id)
  const at = now()
  await db.transaction(async (tx) => {
    if (soft) await empty(tx, user, at)
    else await store.remove(tx, id)
    await audit(tx, { at, action: 'user_deleted', targetId: id, origin, detail: { by: 'service key', soft } })
  })
}

async function empty(tx: Database, { id }: UserRow, at: Date): Promise<void> {
  await sessions.end(tx, id, 'all')
  await links.removeOf(tx, id)
  await store.removeFactors(tx, id)
  await users.change(tx, id, {
    email: `${id}@deleted.invalid`,
    passwordHash: null,
    newEmail: null,
    deletedAt: at,
    fullName: 'Deleted account',
    studentId: null,
    discoverable: false,
    userMetadata: {},
    appMetadata: {},
  })
}

export async function listFactors({ db }: AuthContext, userId: string) {
  await known(db, userId)
  return (await users.factorsOf(db, userId)).map(factorBody)
}

export async function deleteFactor(
  { db, now, origin, config }: AuthContext,
  userId: string,
  factorId: string,
) {
  const user = await known(db, userId)
  const at = now()
  return db.transaction(async (tx) => {
    const factor = await factors.lock(tx, userId, factorId)
    if (!factor) throw new AuthFailure('mfa_factor_not_found')
    await sessions.lower(tx, factorId)
    await factors.remove(tx, factorId)
    await audit(tx, {
      at,
      action: 'factor_deleted',
      targetId: userId,
      origin,
      detail: { by: 'service key', factor: factorId },
    })
    if (factor.status === 'verified')
      await queueMail(tx, { ...notice(config, 'factor-removed'), to: user.email, now: at })
    return factorBody(factor)
  })
}

export async function auditEntries({ db }: AuthContext, asked: { page: number; perPage: number }) {
  const rows = await store.auditEntries(db, asked)
  return rows.map(({ id, at, address, action, actorId, targetId, sessionId, userAgent, detail }) => ({
    id: String(id),
    created_at: at.toISOString(),
    ip_address: address,
    payload: {
      action,
      actor_id: actorId,
      target_id: targetId,
      session_id: sessionId,
      user_agent: userAgent,
      ...detail,
    },
  }))
}

/** @throws {AuthFailure} user_not_found */
export async function known(db: Database, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await users.findById(db, id) : undefined
  if (!user) throw new AuthFailure('user_not_found')
  return user
}
