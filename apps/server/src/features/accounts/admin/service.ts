import type { AdminUser } from '@bearings/domain/accounts/auth/schema'
import { banEnd } from '@bearings/domain/accounts/rules'
import { Role } from '@bearings/domain/actor'
import type { Database } from '../../../database/open.ts'
import { violatedConstraint } from '../../../database/violated.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { isUuid } from '../../../platform/uuid.ts'
import * as factors from '../factors/store.ts'
import * as links from '../links/store.ts'
import { notice } from '../mail.ts'
import { checkNewPassword, hashPassword, isKnownHash } from '../passwords/service.ts'
import * as sessions from '../sessions/store.ts'
import { aboutPerson, withoutNulls } from '../sign-up/service.ts'
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

export async function createUser(context: AuthContext, asked: AdminUser): Promise<UserBody> {
  const { db, now, origin } = context
  if (asked.phone) throw new AuthFailure('phone_provider_disabled')
  if (asked.email === undefined) throw invalid('An email is required')
  const email = asked.email
  const { role: chosen, ...data } = asked.user_metadata ?? {}
  const role = roleIn(asked)
  const about = aboutPerson({ ...data, ...(chosen !== undefined && { role: chosen }) }, email)
  const passwordHash = (await hashFor(asked, { email, fullName: about.fullName })) ?? null
  const bannedUntil = banFor(asked, now())
  const at = now()

  const id = await db.transaction(async (tx) => {
    const user = await users.insert(tx, {
      ...(asked.id !== undefined && { id: asked.id }),
      email,
      passwordHash,
      role: role ?? about.role,
      fullName: about.fullName,
      studentId: about.studentId,
      ...(about.timeZone !== null && { timeZone: about.timeZone }),
      userMetadata: withoutNulls(about.metadata),
      appMetadata: withoutNulls(asked.app_metadata ?? {}),
      emailConfirmedAt: asked.email_confirm ? at : null,
      bannedUntil: bannedUntil ?? null,
      createdAt: at,
      updatedAt: at,
    })
    if (!user) throw new AuthFailure('email_exists')
    await audit(tx, {
      at,
      action: 'user_signedup',
      targetId: user.id,
      origin,
      detail: { by: 'service key', role: user.role },
    })
    return user.id
  })
  return findUser(context, id)
}

export async function changeUser(context: AuthContext, id: string, asked: AdminUser): Promise<UserBody> {
  const { db, now, origin } = context
  const user = await known(db, id)
  if (asked.phone) throw new AuthFailure('phone_provider_disabled')
  const role = roleIn(asked)
  const passwordHash = await hashFor(asked, { email: asked.email ?? user.email, fullName: user.fullName })
  const bannedUntil = banFor(asked, now())
  const newEmail = asked.email !== undefined && asked.email !== user.email ? asked.email : undefined
  const at = now()

  const changing = db.transaction(async (tx) => {
    if (newEmail !== undefined && (await users.isTaken(tx, newEmail))) throw new AuthFailure('email_exists')
    const changes = {
      ...(asked.user_metadata && {
        userMetadata: withoutNulls({ ...user.userMetadata, ...asked.user_metadata }),
      }),
      ...(asked.user_metadata && namesIn(asked.user_metadata, user)),
      ...(asked.app_metadata && {
        appMetadata: withoutNulls({ ...user.appMetadata, ...asked.app_metadata }),
      }),
      ...(asked.email_confirm && !user.emailConfirmedAt && { emailConfirmedAt: at }),
      ...(newEmail !== undefined && { email: newEmail, newEmail: null, emailChangeSentAt: null }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(bannedUntil !== undefined && { bannedUntil }),
      ...(role && { role }),
    }
    if (Object.keys(changes).length === 0) return
    await users.change(tx, id, changes)
    if (passwordHash !== undefined || newEmail !== undefined) await links.removeOf(tx, id)
    // While it lasts a ban refuses every session; what is from before it must not come back with its end.
    if (passwordHash !== undefined || bannedUntil === null) await sessions.end(tx, id, 'all')
    if (passwordHash !== undefined)
      await queueMail(tx, { ...notice(context.config, 'password'), to: user.email, now: at })
    const detail = { by: 'service key', changed: Object.keys(changes) }
    await audit(tx, { at, action: 'user_modified', targetId: id, origin, detail })
    if (role && role !== user.role)
      await audit(tx, {
        at,
        action: 'role_changed',
        targetId: id,
        origin,
        detail: { by: 'service key', from: user.role, to: role },
      })
  })
  await changing.catch((error: unknown) => {
    throw violatedConstraint(error) === 'users_email_idx' ? new AuthFailure('email_exists') : error
  })
  return findUser(context, id)
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

async function known(db: Database, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await users.findById(db, id) : undefined
  if (!user) throw new AuthFailure('user_not_found')
  return user
}

/** The product's role, by either of the names for it; the protocol's own `authenticated` says nothing. */
function roleIn({ role, app_metadata: metadata }: AdminUser): Role | undefined {
  const asked = role === undefined || role === 'authenticated' ? metadata?.role : role
  if (asked === undefined || asked === null) return undefined
  const parsed = Role.safeParse(asked)
  if (!parsed.success) throw invalid('role can be student, advisor or admin')
  return parsed.data
}

function namesIn(data: Record<string, unknown>, user: UserRow) {
  const { full_name, student_id } = data
  if (full_name === undefined && student_id === undefined) return {}
  const { fullName, studentId } = aboutPerson(
    { full_name: full_name ?? user.fullName, student_id },
    user.email,
  )
  return { fullName, ...(student_id !== undefined && user.role === 'student' && { studentId }) }
}

async function hashFor(
  { password, password_hash: hash }: AdminUser,
  owner: { email: string; fullName: string },
) {
  if (password) {
    checkNewPassword(password, owner)
    return hashPassword(password)
  }
  if (hash !== undefined && !isKnownHash(hash)) throw invalid('password_hash can be an argon2id hash')
  return hash
}

/** When a ban ends; `null` lifts it, `undefined` leaves it as it is. */
function banFor({ ban_duration: duration }: AdminUser, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined
  const end = banEnd(duration, now)
  if (end === 'unreadable') throw invalid('ban_duration can be none, or a duration such as 24h or 1h30m')
  return end
}
