import { checkNewPassword, hashPassword, isKnownHash } from '#credentials/password.ts'
import { banEnd } from '#rules.ts'
import type { AuthContext, Profile } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import * as tokens from '#store/tokens.ts'
import { isAddressTaken } from '#store/unique-violation.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { byServiceKey } from '../terms/actions.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import { withoutNulls } from '../terms/metadata.ts'
import type { AdminUser } from '../terms/schema.ts'
import { findUser, known } from './admin.ts'
import { noChange } from './change-address.ts'
import type { UserBody } from './user-body.ts'

export async function createUser(context: AuthContext, input: AdminUser): Promise<UserBody> {
  const { db, now, origin, people, audit } = context
  const { email } = input
  if (input.phone) throw new AuthFailure('phone_provider_disabled')
  if (email === undefined) throw invalid('An email is required')
  const userMetadata = withoutNulls(input.user_metadata ?? {})
  const profile = people.changedByAdmin(null, { ...input, user_metadata: userMetadata, email })
  const passwordHash = (await hashFor(context, input, { ...profile, email })) ?? null
  const bannedUntil = banFor(input, now()) ?? null
  const at = now()

  const id = await db.transaction(async (tx) => {
    const user = await users.insert(tx, people, {
      ...profile,
      ...(input.id !== undefined && { id: input.id }),
      email,
      passwordHash,
      userMetadata,
      appMetadata: withoutNulls(input.app_metadata ?? {}),
      emailConfirmedAt: input.email_confirm ? at : null,
      bannedUntil,
      createdAt: at,
      updatedAt: at,
    })
    if (!user) throw new AuthFailure('email_exists')
    const detail = { ...byServiceKey, ...(profile.role !== undefined && { role: profile.role }) }
    await audit.write(tx, { at, action: 'user_signedup', targetId: user.id, origin, detail })
    if (user.emailConfirmedAt) await people.onConfirmed(tx, user, at)
    return user.id
  })
  return findUser(context, id)
}

export async function changeUser(context: AuthContext, id: string, input: AdminUser): Promise<UserBody> {
  const { db, now, origin, people, audit, mail } = context
  const user = await known(db, people, id)
  if (input.phone) throw new AuthFailure('phone_provider_disabled')
  const email = input.email ?? user.email
  const profile = people.changedByAdmin(user, { ...input, email })
  const passwordHash = await hashFor(context, input, { ...user, ...profile, email })
  const bannedUntil = banFor(input, now())
  const isMoving = email !== user.email
  const at = now()
  const { user_metadata: data, app_metadata: appData } = input
  const changesTo = (present: UserRow) => ({
    ...profile,
    ...(data && { userMetadata: withoutNulls({ ...present.userMetadata, ...data }) }),
    ...(appData && { appMetadata: withoutNulls({ ...present.appMetadata, ...appData }) }),
    ...(input.email_confirm && !present.emailConfirmedAt && { emailConfirmedAt: at }),
    ...(isMoving && { ...noChange, email }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(bannedUntil !== undefined && { bannedUntil }),
  })
  if (Object.keys(changesTo(user)).length === 0) return findUser(context, id)

  const changing = db.transaction(async (tx) => {
    if (isMoving && (await users.isTaken(tx, people, email))) throw new AuthFailure('email_exists')
    await people.beforeChangedByAdmin(tx, id)
    // Read again under the lock: metadata is merged, and two changes at once must both stay.
    const before = await users.lock(tx, people, id)
    if (!before) throw new AuthFailure('user_not_found')
    const changes = changesTo(before)
    const changed = await users.change(tx, people, id, changes)
    await people.onChangedByAdmin(tx, before, changed, { at, origin })
    if (changes.emailConfirmedAt) await people.onConfirmed(tx, changed, at)
    if (passwordHash !== undefined || isMoving) await tokens.removeOf(tx, id)
    // A ban refuses every session while it lasts. Lifting it must not bring back the sessions from before.
    if (passwordHash !== undefined || bannedUntil === null) await sessions.end(tx, id, 'all')
    if (passwordHash !== undefined) await mail.send(tx, { about: 'password', to: before.email, now: at })
    const detail = { ...byServiceKey, changed: Object.keys(changes) }
    await audit.write(tx, { at, action: 'user_modified', targetId: id, origin, detail })
  })
  await changing.catch((error: unknown) => {
    throw isAddressTaken(error) ? new AuthFailure('email_exists') : error
  })
  return findUser(context, id)
}

async function hashFor(
  context: AuthContext,
  { password, password_hash: hash }: AdminUser,
  owner: { email: string } & Profile,
) {
  if (password) {
    await checkNewPassword(context, password, owner)
    return hashPassword(password)
  }
  if (hash !== undefined && !isKnownHash(hash)) throw invalid('password_hash can be an argon2id hash')
  return hash
}

/** When a ban ends; `null` lifts it, `undefined` leaves it unchanged. */
function banFor({ ban_duration: duration }: AdminUser, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined
  const end = banEnd(duration, now)
  if (end === 'unreadable') throw invalid('ban_duration can be none, or a duration such as 24h or 1h30m')
  return end
}
