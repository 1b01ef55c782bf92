import { createHash } from 'node:crypto'
import type { Database, People } from '../services.ts'
import { type FactorRow, listOf } from '../store/factors.ts'
import * as users from '../store/users.ts'
import type { UserRow } from '../store/users.ts'
import { uuidFrom } from '../terms/uuid.ts'

export type UserBody = ReturnType<typeof userBody>

/** The account as the sign-in protocol shows it, or `null` when there is none. */
export async function findUserBody(db: Database, people: People, id: string): Promise<UserBody | null> {
  const user = await users.findById(db, people, id)
  return user ? userBody(people, user, await listOf(db, id)) : null
}

/** The protocol's view of an account. Nothing secret is in it; what is not set is left out. */
export function userBody(people: People, user: UserRow, factors: FactorRow[] = []) {
  const confirmedAt = user.emailConfirmedAt?.toISOString()
  const created = { created_at: user.createdAt.toISOString(), updated_at: user.updatedAt.toISOString() }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...present('email_confirmed_at', confirmedAt),
    ...present('confirmed_at', confirmedAt),
    ...present('confirmation_sent_at', user.confirmationSentAt?.toISOString()),
    ...present('recovery_sent_at', user.recoverySentAt?.toISOString()),
    ...present('email_change_sent_at', user.emailChangeSentAt?.toISOString()),
    ...present('invited_at', user.invitedAt?.toISOString()),
    ...present('new_email', user.newEmail ?? undefined),
    ...present('last_sign_in_at', user.lastSignInAt?.toISOString()),
    ...present('banned_until', user.bannedUntil?.toISOString()),
    ...present('deleted_at', user.deletedAt?.toISOString()),
    app_metadata: { provider: 'email', providers: ['email'], ...user.appMetadata },
    user_metadata: metadataOf(people, user),
    identities: [
      {
        identity_id: identityOf(user.id),
        id: user.id,
        user_id: user.id,
        provider: 'email',
        identity_data: { sub: user.id, email: user.email, email_verified: confirmedAt !== undefined },
        email: user.email,
        ...present('last_sign_in_at', user.lastSignInAt?.toISOString()),
        ...created,
      },
    ],
    ...present('factors', factors.length > 0 ? factors.map(factorBody) : undefined),
    ...created,
    is_anonymous: false,
  }
}

export function factorBody(factor: FactorRow) {
  return {
    id: factor.id,
    factor_type: factor.type,
    friendly_name: factor.name,
    status: factor.status,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    ...present('last_challenged_at', factor.lastChallengedAt?.toISOString()),
  }
}

/**
 * The person's metadata. The app stores some of it in its own columns, which are authoritative: a role that
 * someone writes into their metadata is never returned, let alone trusted.
 */
function metadataOf(people: People, user: UserRow): Record<string, unknown> {
  const columns = people.metadataColumns(user)
  const names = Object.keys(user.userMetadata)
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(columns, name) ? columns[name] : user.userMetadata[name]]),
  )
}

/** An account has exactly one identity, whose id is derived from the account's. */
function identityOf(userId: string): string {
  return uuidFrom(createHash('sha256').update(`identity:${userId}`).digest())
}

function present<Name extends string, T>(name: Name, value: T | undefined): { [K in Name]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { [K in Name]?: T }
}
