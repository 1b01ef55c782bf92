import type { AdminUser } from '@bearings/domain/accounts/auth/schema'
import { banEnd } from '@bearings/domain/accounts/rules'
import { Role } from '@bearings/domain/actor'
import { violatedConstraint } from '../../../database/violated.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { findUser, known } from '../admin/service.ts'
import * as links from '../links/store.ts'
import { notice } from '../mail.ts'
import { checkNewPassword, hashPassword, isKnownHash } from '../passwords/service.ts'
import * as sessions from '../sessions/store.ts'
import { aboutPerson, withoutNulls } from '../sign-up/service.ts'
import type { UserBody } from '../users/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

export async function createUser(context: AuthContext, asked: AdminUser): Promise<UserBody> {
  const { db, now, origin } = context
  if (asked.phone) throw new AuthFailure('phone_provider_disabled')
  if (asked.email === undefined) throw invalid('An email is required')
  const email = asked.email
  const role = roleIn(asked) ?? 'student'
  const data = withoutNulls(asked.user_metadata ?? {})
  const about = aboutPerson({ ...data, role: role === 'student' ? 'student' : 'advisor' }, email)
  const passwordHash = (await hashFor(asked, { email, fullName: about.fullName })) ?? null
  const bannedUntil = banFor(asked, now())
  const at = now()

  const id = await db.transaction(async (tx) => {
    const user = await users.insert(tx, {
      ...(asked.id !== undefined && { id: asked.id }),
      email,
      passwordHash,
      role,
      fullName: about.fullName,
      studentId: about.studentId,
      ...(about.timeZone !== null && { timeZone: about.timeZone }),
      userMetadata: data,
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

/** The product's role, wherever it stands; the protocol's own `authenticated` says nothing. */
function roleIn({ role, app_metadata: app, user_metadata: user }: AdminUser): Role | undefined {
  const own = role === 'authenticated' ? undefined : role
  const asked = own ?? app?.role ?? user?.role
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
