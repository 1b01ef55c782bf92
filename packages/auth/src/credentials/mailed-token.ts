import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { AuthServices, Database } from '#services.ts'
import type { PendingAccount, TokenKind } from '#store/token-kinds.ts'
import * as store from '#store/tokens.ts'
import type { TokenRow } from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { Keys } from './keys.ts'
import { nextPath } from './redirects.ts'

const minute = 60_000
const hour = 60 * minute
const linkLifetime: Record<TokenKind, number> = {
  signup: 24 * hour,
  invite: 24 * hour,
  recovery: hour,
  magiclink: hour,
  email_change_new: 24 * hour,
  email_change_current: 24 * hour,
  reauthentication: 10 * minute,
}
const codeLifetime = { most: 15 * minute, reauthentication: 10 * minute }
const mostAttempts = 5

export type NewToken = {
  userId: string
  kind: TokenKind
  /** The address it is sent to; anyone who reads that mailbox may use it. */
  address: string
  now: Date
  redirectTo?: string | null
  flowId?: string | null
  pending?: PendingAccount | null
  otherHalfUsed?: boolean
}

/**
 * Issues a link and a code, independent of each other, which replace an older pair of the same kind. Sign-up
 * attempts coexist, because it is not known yet which one is the owner's.
 */
export async function issueToken(
  tx: Database,
  keys: Keys,
  input: NewToken,
): Promise<{ token: string; code: string }> {
  const { userId, kind, address, now, redirectTo, flowId, pending, otherHalfUsed } = input
  const token = randomBytes(32).toString('base64url')
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  if (kind === 'signup') await keepLatestAttempts(tx, userId)
  else await store.removeOf(tx, userId, [kind])
  await store.insert(tx, {
    userId,
    kind,
    address,
    linkHash: kind === 'reauthentication' ? null : hashOf(token),
    codeMac: macOf(keys, { userId, kind, address }, code),
    codeExpiresAt: new Date(
      now.getTime() + (kind === 'reauthentication' ? codeLifetime.reauthentication : codeLifetime.most),
    ),
    expiresAt: new Date(now.getTime() + linkLifetime[kind]),
    createdAt: now,
    redirectTo: redirectTo ?? null,
    flowId: flowId ?? null,
    pending: pending ?? null,
    otherHalfUsed: otherHalfUsed ?? false,
  })
  return { token, code }
}

type Mailing = Pick<AuthServices, 'mail' | 'publicUrl' | 'pages'> & { keys: Keys }

/**
 * Issues and mails a link and a code. The link opens a page of the app, which continues to the requested
 * destination.
 */
export async function mailToken(
  tx: Database,
  { keys, ...services }: Mailing,
  { newAddress, byAdmin = false, ...input }: NewToken & { newAddress?: string; byAdmin?: boolean },
): Promise<void> {
  const { mail, publicUrl, pages } = services
  const { kind, address, now, redirectTo = null } = input
  const { token, code } = await issueToken(tx, keys, input)
  const type = typeOf(kind)
  const fragment = new URLSearchParams({
    token_hash: token,
    type,
    next: nextPath(services, redirectTo),
    ...(byAdmin && { by: 'admin' }),
  })
  // Mail scanners follow links and would use them up, so this page does nothing until its button is pressed.
  // The token is in the fragment, which browsers do not send.
  const link = `${publicUrl}${pages.confirm}#${fragment.toString().replaceAll('%2F', '/')}`
  await mail.send(tx, {
    about: 'token',
    to: address,
    now,
    kind,
    code,
    link: kind === 'reauthentication' ? null : link,
    codePage: `${publicUrl}${pages.confirm}?type=${type}`,
    ...(newAddress !== undefined && { newAddress }),
    ...(byAdmin && { byAdmin }),
  })
}

/** Returns the protocol's name for a kind of link. */
export function typeOf(kind: TokenKind): string {
  return kind.startsWith('email_change') ? 'email_change' : kind
}

async function keepLatestAttempts(tx: Database, userId: string): Promise<void> {
  const attempts = await store.signUpAttempts(tx, userId)
  const kept = attempts.slice(0, mostAttempts - 1).map(({ id }) => id)
  if (attempts.length > kept.length) await store.removeAllExcept(tx, userId, kept)
}

/** Uses up the row this link token belongs to. */
export async function consumeLink(
  tx: Database,
  people: AuthServices['people'],
  { token, kinds, now }: { token: string; kinds: TokenKind[]; now: Date },
) {
  const linkHash = hashOf(token)
  await lockOwners(tx, people, { linkHash })
  return store.consumeByLink(tx, { linkHash, kinds, now })
}

/**
 * Locks the accounts before their links, as everywhere. In the other order, two people who use the two links
 * of one address change at once would deadlock.
 */
async function lockOwners(
  tx: Database,
  people: AuthServices['people'],
  mailed: Parameters<typeof store.ownersOf>[1],
): Promise<void> {
  for (const userId of await store.ownersOf(tx, mailed)) await users.lock(tx, people, userId)
}

/** Uses up the row this code belongs to. A wrong code counts against every row it could have been for. */
export async function consumeCode(
  tx: Database,
  { people, keys }: Pick<AuthServices, 'people'> & { keys: Keys },
  { address, code, kinds, now }: { address: string; code: string; kinds: TokenKind[]; now: Date },
): Promise<TokenRow | undefined> {
  await lockOwners(tx, people, { address })
  const rows = await store.lockByAddress(tx, { address, kinds, now })
  const fits = rows.find((row) => isSame(row.codeMac, macOf(keys, row, code)))
  if (fits) await store.remove(tx, fits.id)
  else
    await store.countWrong(
      tx,
      rows.map(({ id }) => id),
    )
  return fits
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function macOf(
  keys: Keys,
  { userId, kind, address }: Pick<TokenRow, 'userId' | 'kind' | 'address'>,
  code: string,
) {
  return createHmac('sha256', keys.otp).update([userId, kind, address, code].join('\n')).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
