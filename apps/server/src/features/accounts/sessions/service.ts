import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Session, SignInMethod } from '@bearings/domain/accounts/schema'
import { Failure } from '@bearings/domain/failure'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { signAccessToken, tokenLifetime } from '../access-tokens/service.ts'
import { keysOf } from '../keys/service.ts'
import { findUserBody } from '../users/service.ts'
import * as store from './store.ts'
import type { SessionRow } from './store.ts'

/** A session nobody used for this long has ended, in milliseconds. */
const longestInactivity = 30 * 86_400_000

/** Whether a session is over though its row is there: nobody used it for long, or it is from before a ban. */
export function isOver(
  { createdAt, refreshedAt }: Pick<SessionRow, 'createdAt' | 'refreshedAt'>,
  bannedUntil: Date | null,
  now: Date,
): boolean {
  const idle = now.getTime() - refreshedAt.getTime() > longestInactivity
  return idle || (bannedUntil !== null && createdAt < bannedUntil)
}

/** A new sign-in of this person. Send the answer of `sessionBody` once the transaction is through. */
export async function openSession(
  tx: Database,
  opened: { userId: string; method: SignInMethod; now: Date; origin: SignedIn['origin'] },
): Promise<SessionRow> {
  return store.insert(tx, opened)
}

/** The session as the protocol sends it: both tokens and the account. Not to be called within a transaction. */
export async function sessionBody(
  surroundings: Pick<Surroundings, 'db' | 'now' | 'config'>,
  session: SessionRow,
) {
  const user = await findUserBody(surroundings.db, session.userId)
  if (!user) throw new AuthFailure('user_not_found', { status: 403 })
  const { token, expiresAt } = await signAccessToken(surroundings, user, session)
  const { refresh } = await keysOf(surroundings.db)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken(refresh, session),
    user,
  }
}

export type SessionBody = Awaited<ReturnType<typeof sessionBody>>

/** The refresh token this session stands at; the same one each time it is asked for. */
function refreshToken(key: Buffer, { id, refreshCounter, refreshSalt }: SessionRow): string {
  const body = Buffer.alloc(21)
  body[0] = 1
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(body, 1)
  body.writeUInt32BE(refreshCounter, 17)
  return Buffer.concat([body, macOf(key, refreshSalt, body)]).toString('base64url')
}

/** What a refresh token claims; whether it is ours takes the session's salt. */
export function readRefreshToken(token: unknown) {
  if (typeof token !== 'string' || !/^[\w-]{50}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes[0] !== 1 || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, 21)
  const hex = body.subarray(1, 17).toString('hex')
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: body.readUInt32BE(17),
    isOurs: (key: Buffer, salt: string) => timingSafeEqual(bytes.subarray(21), macOf(key, salt, body)),
  }
}

function macOf(key: Buffer, salt: string, body: Buffer): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64url'), 'rt1', 32))
  return createHmac('sha256', derived).update(body).digest().subarray(0, 16)
}

/** Where the person is signed in, the latest first. */
export async function list({ db, actor }: SignedIn): Promise<Session[]> {
  const rows = await store.list(db, actor)
  return rows.map(({ createdAt, refreshedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    refreshedAt: refreshedAt.toISOString(),
    current: row.id === actor.sessionId,
  }))
}

export async function endOne(
  { db, actor, now, origin }: SignedIn,
  { id }: { id: string },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await store.endOne(tx, actor, id))) throw new Failure('NOT_FOUND')
    await audit(tx, { at: now(), action: 'logout', actorId: actor.userId, sessionId: id, origin })
  })
}

/** Where it is said whose sessions have ended: a user's id. */
export const sessionsChannel = store.channel

export type LogoutScope = 'global' | 'local' | 'others'

/** Ends this session, all others of the person, or (global) all of them. */
export async function logOut(
  { db, caller, now, origin }: AuthContext & { caller: { userId: string; sessionId: string } },
  scope: LogoutScope,
): Promise<void> {
  const { userId, sessionId } = caller
  const which = { global: 'all', local: { only: sessionId }, others: { others: sessionId } } as const
  await db.transaction(async (tx) => {
    await store.end(tx, userId, which[scope])
    await audit(tx, { at: now(), action: 'logout', actorId: userId, sessionId, origin, detail: { scope } })
  })
}
