import { randomBytes } from 'node:crypto'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AuthServices, Database, Origin } from '#services.ts'
import { hasVerifiedFactor } from './factors.ts'
import * as flows from './flows.ts'
import type { SecondMethod, SignInMethod, SignInProof } from './sign-in-proof.ts'
import { sessions } from './tables/sessions.ts'

export type SessionRow = typeof sessions.$inferSelect

type NewSession = {
  userId: string
  method: SignInMethod
  /** `aal2` if a provider has asked for a second factor. */
  aal?: 'aal1' | 'aal2'
  providerSession?: string | null
  now: Date
  origin: Origin
}

export async function insert(
  tx: Database,
  { userId, method, aal, providerSession, now, origin }: NewSession,
): Promise<SessionRow> {
  const [row] = await tx
    .insert(sessions)
    .values({
      userId,
      ...(aal && { aal }),
      ...(providerSession && { providerSession }),
      methods: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      refreshSalt: randomBytes(32).toString('base64url'),
      createdAt: now,
      refreshedAt: now,
      ...origin,
    })
    .returning()
  return row!
}

/** Returns the account and the session that a token names, in one query, because it runs on every request. */
export async function findBearer(
  services: Pick<AuthServices, 'db' | 'people'>,
  { userId, sessionId }: { userId: string; sessionId: string },
) {
  const query = bearers.get(services.db) ?? bearer(services)
  bearers.set(services.db, query)
  const [row] = await query.execute({ userId, sessionId })
  return row
}

const bearers = new WeakMap<Database, ReturnType<typeof bearer>>()

function bearer({ db, people: { table, columns, real } }: Pick<AuthServices, 'db' | 'people'>) {
  return db
    .select({
      person: columns,
      isReal: sql<boolean>`${real ?? sql`true`}`,
      bannedUntil: table.bannedUntil,
      deletedAt: table.deletedAt,
      twoFactor: hasVerifiedFactor(db, table),
      sessionId: sessions.id,
      aal: sessions.aal,
      methods: sessions.methods,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(table)
    .leftJoin(sessions, and(eq(sessions.userId, table.id), eq(sessions.id, sql.placeholder('sessionId'))))
    .where(eq(table.id, sql.placeholder('userId')))
    .prepare('bearer')
}

export async function findSalt(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ salt: sessions.refreshSalt }).from(sessions).where(eq(sessions.id, id))
  return row?.salt
}

/** Locks the session until the transaction ends. */
export async function lock(tx: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return row
}

export async function change(
  tx: Database,
  id: string,
  changes: Partial<typeof sessions.$inferInsert>,
): Promise<SessionRow> {
  const [row] = await tx.update(sessions).set(changes).where(eq(sessions.id, id)).returning()
  return row!
}

/** Records a new proof of who the person is: one entry per method, with the time of its latest use. */
export async function addProof(
  tx: Database,
  id: string,
  method: SignInMethod,
  now: Date,
): Promise<SessionRow | undefined> {
  const session = await lock(tx, id)
  if (!session) return undefined
  const others = session.methods.filter((proof: SignInProof) => proof.method !== method)
  const timestamp = Math.floor(now.getTime() / 1000)
  return change(tx, id, { methods: [{ method, timestamp }, ...others] })
}

/**
 * Ends a person's sessions: all, one, all others, those without a second factor, or those of a
 * session at the provider. Sign-ins whose code would still begin one of many end with them. Returns how many sessions.
 */
export async function end(
  tx: Database,
  userId: string,
  which: 'all' | { only: string } | { others: string } | { weakerThan: string } | { ofProvider: string },
): Promise<number> {
  const chosen: SQL | undefined =
    which === 'all'
      ? undefined
      : 'only' in which
        ? eq(sessions.id, which.only)
        : 'others' in which
          ? ne(sessions.id, which.others)
          : 'ofProvider' in which
            ? eq(sessions.providerSession, which.ofProvider)
            : and(ne(sessions.id, which.weakerThan), eq(sessions.aal, 'aal1'))
  if (which === 'all' || 'others' in which) await flows.endIssued(tx, userId, 'all')
  else if ('weakerThan' in which) await flows.endIssued(tx, userId, 'weak')
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ id: sessions.id })
  return ended.length
}

/** Returns whose sessions began with this one at the provider. */
export async function peopleOfProvider(tx: Database, providerSession: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.providerSession, providerSession))
  return rows.map(({ userId }) => userId)
}

/** Lowers to `aal1` the sessions that this factor lifted, or all of the person's sessions. */
export async function lower(tx: Database, which: { factorId: string } | { userId: string }): Promise<void> {
  const isLifted =
    'factorId' in which
      ? eq(sessions.factorId, which.factorId)
      : and(eq(sessions.userId, which.userId), eq(sessions.aal, 'aal2'))
  const lifted = await tx.select().from(sessions).where(isLifted)
  for (const { id, methods } of lifted)
    await change(tx, id, {
      aal: 'aal1',
      factorId: null,
      methods: methods.filter(({ method }: SignInProof) => !secondMethods.has(method)),
    })
}

const secondMethods = new Set<SignInMethod>([
  'totp',
  'webauthn',
  'mfa/recovery_code',
] satisfies SecondMethod[])

/** Lists a person's sessions, the most recently refreshed first. */
export function listOf(db: Database, userId: string) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.refreshedAt))
}
