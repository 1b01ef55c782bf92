import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { LinkKind, PendingAccount } from '@bearings/domain/accounts/schema'
import type { Database } from '../../../database/open.ts'
import type { Config } from '../../../platform/config.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { Keys } from '../keys/service.ts'
import { linkMail } from '../mail.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import type { LinkRow } from './store.ts'

const minute = 60_000
const hour = 60 * minute
const linkLifetime: Record<LinkKind, number> = {
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

export type Asked = {
  userId: string
  kind: LinkKind
  /** Where it goes; whoever reads that mailbox may use it. */
  address: string
  now: Date
  redirectTo?: string | null
  flowId?: string | null
  pending?: PendingAccount | null
  otherHalfUsed?: boolean
}

/**
 * A link and a code, independent of each other, in place of an older one of the same kind. Attempts to sign up stay
 * beside each other, since nobody knows yet which one is the owner's.
 */
export async function issueLink(
  tx: Database,
  keys: Keys,
  asked: Asked,
): Promise<{ token: string; code: string }> {
  const { userId, kind, address, now, redirectTo, flowId, pending, otherHalfUsed } = asked
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

/** Issues a link and a code and mails them. `next` is the page of ours to go on with. */
export async function mailLink(
  tx: Database,
  {
    keys,
    config,
    next,
    newAddress,
    ...asked
  }: Asked & { keys: Keys; config: Config; next: string; newAddress?: string },
): Promise<void> {
  const { kind, address, now } = asked
  const issued = await issueLink(tx, keys, asked)
  const content = linkMail(config, {
    ...issued,
    kind,
    address,
    next,
    ...(newAddress !== undefined && { newAddress }),
  })
  await queueMail(tx, { ...content, to: address, now })
}

async function keepLatestAttempts(tx: Database, userId: string): Promise<void> {
  const attempts = await store.signUpAttempts(tx, userId)
  const kept = attempts.slice(0, mostAttempts - 1).map(({ id }) => id)
  if (attempts.length > kept.length) await store.removeAllBut(tx, userId, kept)
}

/** Uses up the row this link token belongs to. */
export async function consumeLink(tx: Database, token: string, kinds: LinkKind[], now: Date) {
  const linkHash = hashOf(token)
  await lockOwners(tx, { linkHash })
  return store.consumeByLink(tx, { linkHash, kinds, now })
}

/**
 * Accounts are locked before their links, as everywhere. The other way round, two who use the two links of one
 * address change at once would wait for each other.
 */
async function lockOwners(tx: Database, asked: Parameters<typeof store.ownersOf>[1]): Promise<void> {
  for (const userId of await store.ownersOf(tx, asked)) await users.lock(tx, userId)
}

/** Uses up the row this code belongs to. A wrong code counts against every row it could have been for. */
export async function consumeCode(
  tx: Database,
  keys: Keys,
  { address, code, kinds, now }: { address: string; code: string; kinds: LinkKind[]; now: Date },
): Promise<LinkRow | undefined> {
  await lockOwners(tx, { address })
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
  { userId, kind, address }: Pick<LinkRow, 'userId' | 'kind' | 'address'>,
  code: string,
) {
  return createHmac('sha256', keys.otp).update([userId, kind, address, code].join('\n')).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
