import type { AuthContext, Database, Page, People } from '#services.ts'
import * as factors from '#store/factors.ts'
import * as userPages from '#store/user-pages.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { byServiceKey } from '../terms/actions.ts'
import { AuthFailure } from '../terms/failure.ts'
import { isUuid } from '../terms/uuid.ts'
import { erase } from './erase.ts'
import { removeFactor } from './factors.ts'
import { factorBody, findUserBody, userBody, type UserBody } from './user-body.ts'

export async function listUsers({ db, people }: AuthContext, page: Page) {
  const { rows, factors: all, total } = await userPages.list(db, people, page)
  const ofUser = (id: string) => all.filter(({ userId }) => userId === id)
  return { users: rows.map((row) => userBody(people, row, ofUser(row.id))), total }
}

export async function findUser({ db, people }: AuthContext, id: string): Promise<UserBody> {
  const found = isUuid(id) ? await findUserBody(db, people, id) : null
  if (!found) throw new AuthFailure('user_not_found')
  return found
}

/** Deletes the account and its data. A soft deletion leaves a row with the same id and nothing about the person. */
export async function deleteUser(context: AuthContext, id: string, soft: boolean): Promise<void> {
  const { db, now, origin, people, audit } = context
  const user = await known(db, people, id)
  const at = now()
  await db.transaction(async (tx) => {
    // Also when a row stays: only removing the old one takes along everything that refers to it.
    await erase(tx, people, { userId: id, at })
    if (soft) await leaveEmptyRow(tx, context, user)
    const detail = { ...byServiceKey, soft }
    await audit.write(tx, { at, action: 'user_deleted', targetId: id, origin, detail })
  })
}

async function leaveEmptyRow(tx: Database, { people, now }: AuthContext, user: UserRow): Promise<void> {
  const { id, createdAt } = user
  const email = `${id}@deleted.invalid`
  await users.insert(tx, people, { ...people.emptied(user), id, email, createdAt, deletedAt: now() })
}

export async function listFactors({ db, people }: AuthContext, userId: string) {
  await known(db, people, userId)
  return (await factors.listOf(db, userId)).map(factorBody)
}

export async function deleteFactor(context: AuthContext, userId: string, factorId: string) {
  const { db, now, origin, people, audit, mail } = context
  const user = await known(db, people, userId)
  const at = now()
  return db.transaction(async (tx) => {
    const factor = await factors.lock(tx, userId, factorId)
    if (!factor) throw new AuthFailure('mfa_factor_not_found')
    await removeFactor(tx, factor)
    const detail = { ...byServiceKey, factor: factorId }
    await audit.write(tx, { at, action: 'factor_deleted', targetId: userId, origin, detail })
    if (factor.status === 'verified')
      await mail.send(tx, { about: 'factor-removed', to: user.email, now: at })
    return factorBody(factor)
  })
}

export async function auditEntries({ db, audit }: AuthContext, page: Page) {
  const rows = await audit.list(db, page)
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
export async function known(db: Database, people: People, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await users.findById(db, people, id) : undefined
  if (!user) throw new AuthFailure('user_not_found')
  return user
}
