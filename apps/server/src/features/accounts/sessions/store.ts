import { randomBytes } from 'node:crypto'
import type { SignInMethod, SignInProof } from '@bearings/domain/accounts/schema'
import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { prepared } from '../../../database/prepared.ts'
import { sessions } from '../../../database/tables/sessions.ts'
import { users } from '../../../database/tables/users.ts'
import type { Origin } from '../../../platform/serve.ts'
import { hasVerifiedFactor } from '../factors/store.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insert(
  tx: Database,
  { userId, method, now, origin }: { userId: string; method: SignInMethod; now: Date; origin: Origin },
): Promise<SessionRow> {
  const [row] = await tx
    .insert(sessions)
    .values({
      userId,
      methods: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      refreshSalt: randomBytes(32).toString('base64url'),
      createdAt: now,
      refreshedAt: now,
      ...origin,
    })
    .returning()
  return row!
}

/** The account a token names with the session it names, in one query: it runs on every request. */
export async function findBearer(db: Database, { userId, sessionId }: { userId: string; sessionId: string }) {
  const [row] = await bearer(db, 'bearer').execute({ userId, sessionId })
  return row
}

const bearer = prepared((db) =>
  db
    .select({
      role: users.role,
      timeZone: users.timeZone,
      demoId: users.demoId,
      bannedUntil: users.bannedUntil,
      deletedAt: users.deletedAt,
      twoFactor: hasVerifiedFactor(db),
      sessionId: sessions.id,
      aal: sessions.aal,
      methods: sessions.methods,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sql.placeholder('sessionId'))))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('bearer'),
)

export async function findSalt(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ salt: sessions.refreshSalt }).from(sessions).where(eq(sessions.id, id))
  return row?.salt
}

/** The session, kept from everyone else until the transaction ends. */
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

/** Ends sessions of one person: all, one, all others, or those without a second factor. */
export async function end(
  tx: Database,
  userId: string,
  which: 'all' | { only: string } | { others: string } | { weakerThan: string },
): Promise<number> {
  const chosen: SQL | undefined =
    which === 'all'
      ? undefined
      : 'only' in which
        ? eq(sessions.id, which.only)
        : 'others' in which
          ? ne(sessions.id, which.others)
          : and(ne(sessions.id, which.weakerThan), eq(sessions.aal, 'aal1'))
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ id: sessions.id })
  await sayEnded(tx, userId)
  return ended.length
}

/** The sessions that this factor lifted are as sure as before it. */
export async function lower(tx: Database, factorId: string): Promise<void> {
  const lifted = await tx.select().from(sessions).where(eq(sessions.factorId, factorId))
  for (const { id, methods } of lifted)
    await change(tx, id, {
      aal: 'aal1',
      factorId: null,
      methods: methods.filter(({ method }: SignInProof) => method !== 'totp'),
    })
}

export async function list(db: Database, actor: Actor) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(visibleTo(actor))
    .orderBy(desc(sessions.refreshedAt))
}

export async function endOne(tx: Database, actor: Actor, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), visibleTo(actor)))
    .returning({ id: sessions.id })
  await sayEnded(tx, actor.userId)
  return ended.length > 0
}

export const channel = 'sessions'

/** What goes on by an ended session, in whichever process, is to end with it. */
async function sayEnded(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${userId})`)
}

/** A session is its owner's. */
function visibleTo({ userId }: Pick<Actor, 'userId'>): SQL {
  return eq(sessions.userId, userId)
}
