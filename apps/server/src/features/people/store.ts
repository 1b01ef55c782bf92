import type { Actor, Role } from '@bearings/domain/actor'
import type { PeopleFilter, PeopleOrder } from '@bearings/domain/people/options'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { hasAddress, isInUse, isReal, personMatching } from '#database/people.ts'
import { advisorLinks } from '#database/tables/advising.ts'
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

type Filter = {
  q: string
  role?: Actor['role'] | undefined
  show: PeopleFilter
  graduationYear?: number | undefined
  advisor?: string | undefined
  now: Date
}
type Query = Filter & {
  order: PeopleOrder
  after?: string | undefined
  except?: string | undefined
  rows: number
}

/** What each order compares, as it is indexed, and whether its largest comes first. */
const orders: Record<PeopleOrder, { by: SQL; type: SQL; isDescending: boolean }> = {
  joined: { by: sql`${users.createdAt}`, type: sql`timestamptz`, isDescending: true },
  name: { by: sql`lower(${users.fullName})`, type: sql`text`, isDescending: false },
  class: {
    by: sql`coalesce(${users.graduationYear}, 32767::smallint)`,
    type: sql`smallint`,
    isDescending: false,
  },
  'sign-in': {
    by: sql`coalesce(${users.lastSignInAt}, '-infinity'::timestamptz)`,
    type: sql`timestamptz`,
    isDescending: true,
  },
}

export async function page(db: Database, actor: Actor, query: Query) {
  const { order, after, except, rows, now } = query
  const { by, type, isDescending } = orders[order]
  // As text, because a date in JavaScript would lose the microseconds.
  const value = sql<string>`${by}::text`
  const [last] = after ? await db.select({ value }).from(users).where(eq(users.id, after)) : []
  if (after && !last) return []
  const follows =
    last &&
    sql`(${by}, ${users.id}) ${isDescending ? sql`<` : sql`>`} (${last.value}::${type}, ${after}::uuid)`
  const direction = isDescending ? desc : asc
  return db
    .select(columnsAt(now))
    .from(users)
    .where(and(within(db, actor, query), except ? ne(users.id, except) : undefined, follows))
    .orderBy(direction(by), direction(users.id))
    .limit(rows)
}

/** Finds the account with this whole address, in lower case, within the filter. */
export async function atAddress(db: Database, actor: Actor, filter: Filter) {
  const [row] = await db
    .select(columnsAt(filter.now))
    .from(users)
    .where(and(hasAddress(filter.q.toLowerCase()), within(db, actor, { ...filter, q: '' })))
  return row
}

export function chosen(db: Database, actor: Actor, ids: readonly string[], now: Date) {
  return db
    .select(columnsAt(now))
    .from(users)
    .where(and(visibleTo(actor), isAmong(users.id, ids)))
    .orderBy(orders.name.by, users.id)
}

function within(db: Database, actor: Actor, filter: Filter): SQL | undefined {
  const { q, role, show, graduationYear, advisor, now } = filter
  return and(
    visibleTo(actor),
    q === '' ? undefined : personMatching(q),
    role && eq(users.role, role),
    shown[show](now),
    graduationYear === undefined ? undefined : sql`${orders.class.by} = ${graduationYear}`,
    graduationYear === undefined ? undefined : eq(users.role, 'student'),
    advisor === undefined ? undefined : isAdvisedBy(db, advisor),
  )
}

const shown: Record<PeopleFilter, (now: Date) => SQL | undefined> = {
  all: () => undefined,
  waiting: isWaiting,
  disabled: (now) => gt(users.bannedUntil, now),
  unconfirmed: () => isNull(users.emailConfirmedAt),
  never: () => sql`${orders['sign-in'].by} = '-infinity'::timestamptz`,
}

function isAdvisedBy(db: Database, advisor: string): SQL | undefined {
  const { studentId, advisorId, endedAt } = advisorLinks
  if (advisor !== 'none') {
    const theirs = db
      .select({ id: studentId })
      .from(advisorLinks)
      .where(and(eq(advisorId, advisor), isNull(endedAt)))
    return inArray(users.id, theirs)
  }
  const any = db
    .select({ one: sql`1` })
    .from(advisorLinks)
    .where(and(eq(studentId, users.id), isNull(endedAt)))
  return and(eq(users.role, 'student'), notExists(any))
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
