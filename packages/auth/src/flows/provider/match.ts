import { isBanned } from '#rules.ts'
import type { AuthContext, Database, Provider } from '#services.ts'
import * as identities from '#store/identities.ts'
import type { Identity } from '#store/token-kinds.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { newUser } from '../sign-up.ts'

/** The account of a person at the provider; or the one that they must first prove to be theirs; or why there is none. */
export type Match =
  | { is: 'known' | 'joined'; userId: string }
  | { is: 'to-prove'; userId: string }
  | { is: 'refused'; reason: 'disabled' | 'unexpected' }
  /** Somebody else did the same at the same moment. */
  | { is: 'overtaken' }

type Found = { identity: Identity; address: string | null }

/**
 * Finds the account by the provider's name for the person. Only for the first time the address counts, if the app
 * expects somebody there; an account that has it already is never opened by it alone.
 */
export async function match(
  tx: Database,
  context: AuthContext & { provider: Provider },
  { identity, address }: Found,
): Promise<Match> {
  const { people, provider, now } = context
  const linked = await identities.find(tx, identity)
  if (linked) {
    const user = await users.lock(tx, people, linked.userId)
    if (!user) return { is: 'overtaken' }
    if (isBanned(user, now())) return { is: 'refused', reason: 'disabled' }
    await identities.renew(tx, identity, now())
    // The app may expect them again: a school replaces a student's row, for one.
    if (address !== null) await provider.onJoined(tx, { userId: user.id, address, at: now() })
    return { is: 'known', userId: user.id }
  }
  const expected = address === null ? null : await provider.expected(tx, address)
  if (address === null || !expected) return { is: 'refused', reason: 'unexpected' }

  const user = expected.userId
    ? await users.lock(tx, people, expected.userId)
    : await users.lockByAddress(tx, people, address)
  if (user && isBanned(user, now())) return { is: 'refused', reason: 'disabled' }
  if (user?.emailConfirmedAt) return { is: 'to-prove', userId: user.id }

  const joined = await open(tx, context, { user, address, profile: expected.profile })
  const at = now()
  if (!joined || !(await identities.insert(tx, { ...identity, userId: joined.id, now: at })))
    return { is: 'overtaken' }
  await people.onConfirmed(tx, joined, at)
  await provider.onJoined(tx, { userId: joined.id, address, at })
  return { is: 'joined', userId: joined.id }
}

type New = { user: UserRow | undefined; address: string; profile: Record<string, unknown> }

/** Opens the account. Of one that nobody has confirmed, nothing stays: anybody may have typed it. */
async function open(tx: Database, { people, now }: AuthContext, { user, address, profile }: New) {
  const at = now()
  const fresh = { ...newUser(address, { ...profile, passwordHash: null, metadata: {} }, at) }
  const values = { ...fresh, confirmationSentAt: null, emailConfirmedAt: at }
  if (!user) return users.insert(tx, people, values)
  await tokens.removeOf(tx, user.id)
  return users.change(tx, people, user.id, values)
}
