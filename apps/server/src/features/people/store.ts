import type { Actor, Role } from '@bearings/domain/actor'
import type { PeopleFilter } from '@bearings/domain/people/options'
import { and, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse, isReal, personMatching } from '#database/people.ts'
import { users } from '#database/tables/users.ts'

/** The columns that admins see of an account. None of them is something its owner wrote in the product. */
const columnsAt = (now: Date) => ({
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  emailConfirmedAt: users.emailConfirmedAt,
  bannedUntil: users.bannedUntil,
  advisorApprovedAt: users.advisorApprovedAt,
  eraseAfter: users.eraseAfter,
  timeZone: users.timeZone,
  graduationYear: users.graduationYear,
  isWaiting: sql<boolean>`${isWaiting(now)}`,
})
export type PersonRow = NonNullable<Awaited<ReturnType<typeof lock>>>

type Query = {
  q: string
  role?: Actor['role'] | undefined
  show: PeopleFilter
  after?: string | undefined
  rows: number
  now: Date
}

/** Returns accounts, the newest first. */
export async function page(db: Database, actor: Actor, { q, role, show, after, rows, now }: Query) {
  const { createdAt, id } = users
  const [last] = after
    ? await db
        .select({ createdAt: sql<string>`${createdAt}::text` })
        .from(users)
        .where(eq(id, after))
    : []
  if (after && !last) return []
  return db
    .select(columnsAt(now))
    .from(users)
    .where(
      and(
        visibleTo(actor),
        q === '' ? undefined : personMatching(q),
        role && eq(users.role, role),
        show === 'waiting' ? isWaiting(now) : show === 'disabled' ? gt(users.bannedUntil, now) : undefined,
        // As text, because a date in JavaScript would lose the microseconds.
        last && sql`(${createdAt}, ${id}) < (${last.createdAt}::timestamptz, ${after}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
}

export async function find(
  db: Database,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(columnsAt(now))
    .from(users)
    .where(and(visibleTo(actor), eq(users.id, id)))
  return row
}

export async function nameOf(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ fullName: users.fullName }).from(users).where(eq(users.id, id))
  return row?.fullName ?? ''
}

/** Locks an account until the transaction ends. */
export async function lock(tx: Database, actor: Actor, id: string, now: Date) {
  const [row] = await tx
    .select(columnsAt(now))
    .from(users)
    .where(and(visibleTo(actor), eq(users.id, id)))
    .for('no key update')
  return row
}

/** The number of an advisory lock, unlike those of `database`. */
const adminsLock = 4_630_001

/** Lets one change at a time take an admin away, until the transaction ends. */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)
}

/** Returns the ids of the admins who can sign in and have not asked to be deleted. */
export async function adminsInUse(tx: Database, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.role, 'admin'), isNull(users.demoId), isNotNull(users.emailConfirmedAt), isInUse(now)),
    )
  return rows.map(({ id }) => id)
}

type Changeable = 'role' | 'bannedUntil' | 'advisorApprovedAt' | 'graduationYear' | 'eraseAfter'
type Changes = Partial<Pick<typeof users.$inferInsert, Changeable>>

export async function change(tx: Database, actor: Actor, id: string, changes: Changes): Promise<void> {
  await tx
    .update(users)
    .set(changes)
    .where(and(visibleTo(actor), eq(users.id, id)))
}

/**
 * Counts accounts. Each count has an index of its own, and the indexes of those who wait or are disabled are
 * short. The queries run one after the other, because wide reads share few connections.
 */
export async function counts(db: Database, actor: Actor, now: Date) {
  const roles = await db
    .select({ role: users.role, all: count() })
    .from(users)
    .where(visibleTo(actor))
    .groupBy(users.role)
  const waiting = await db.$count(users, and(visibleTo(actor), isWaiting(now)))
  const disabled = await db.$count(users, and(visibleTo(actor), gt(users.bannedUntil, now)))
  const of = (role: Role) => roles.find((each) => each.role === role)?.all ?? 0
  return { students: of('student'), advisors: of('advisor'), admins: of('admin'), waiting, disabled }
}

/** Advisors in use, with a confirmed address, whom nobody has approved yet. Disabling one refuses them. */
function isWaiting(now: Date): SQL {
  return and(
    eq(users.role, 'advisor'),
    isNull(users.advisorApprovedAt),
    isNotNull(users.emailConfirmedAt),
    isInUse(now),
  )!
}

/** Admins see real, existing people; nobody else sees anyone. */
export function visibleTo({ role }: Actor): SQL {
  return role === 'admin' ? isReal : sql`false`
}
