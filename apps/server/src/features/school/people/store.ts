import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@bearings/domain/actor'
import type { SchoolPeopleFilter } from '@bearings/domain/school/people/options'
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { chunksOf } from '#database/chunks.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isReal } from '#database/people.ts'
import { countWhere } from '#database/sql.ts'
import { mails } from '#database/tables/mails.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { users } from '#database/tables/users.ts'
import { type OpenedRow, openRow, sealRow } from '#database/vault/rows.ts'

export type PersonRow = OpenedRow<typeof schoolPeople.$inferSelect>

const atOnce = 500

type Filter = {
  show: SchoolPeopleFilter
  classYear?: number | undefined
  counselorHash: string | null
  failing: readonly string[]
}

/** Returns the ids of the people that match, by class and student ID. */
export async function ids(db: Database, actor: Actor, filter: Filter): Promise<string[]> {
  const rows = await db
    .select({ id: schoolPeople.id })
    .from(schoolPeople)
    .where(and(visibleTo(actor), matching(filter)))
    .orderBy(...inOrder)
  return rows.map(({ id }) => id)
}

/** Returns people in the order of the list, decrypted. Other work gets a turn. */
export async function open(db: Database, actor: Actor, wanted: readonly string[]): Promise<PersonRow[]> {
  const opened: PersonRow[] = []
  for (const some of chunksOf(wanted, atOnce)) {
    const rows = await db
      .select()
      .from(schoolPeople)
      .where(and(visibleTo(actor), inArray(schoolPeople.id, some)))
      .orderBy(...inOrder)
    for (const row of rows) opened.push(await openRow(db, schoolPeople, row.id, row))
    await setImmediate()
  }
  return opened
}

const inOrder = [
  asc(schoolPeople.kind),
  asc(schoolPeople.classYear),
  asc(schoolPeople.studentId),
  asc(schoolPeople.id),
]

const isStudentHere = and(eq(schoolPeople.kind, 'student'), isNull(schoolPeople.leftAt))!
const isStaffHere = and(eq(schoolPeople.kind, 'staff'), isNull(schoolPeople.leftAt))!
const isExpected = and(isNull(schoolPeople.userId), isStudentHere)!
const isJoined = and(isNotNull(schoolPeople.userId), isStudentHere)!

function matching({ show, classYear, counselorHash, failing }: Filter): SQL | undefined {
  const by: Record<SchoolPeopleFilter, SQL | undefined> = {
    all: isNull(schoolPeople.leftAt),
    expected: isExpected,
    joined: isJoined,
    staff: isStaffHere,
    left: isNotNull(schoolPeople.leftAt),
    failing: and(isNull(schoolPeople.leftAt), isFailing(failing)),
  }
  return and(
    by[show],
    classYear === undefined ? undefined : eq(schoolPeople.classYear, classYear),
    counselorHash === null ? undefined : eq(schoolPeople.counselorHash, counselorHash),
  )
}

function isFailing(hashes: readonly string[]): SQL {
  return sql`${schoolPeople.emailHash} = any(${sql.param(hashes)}::text[])`
}

export async function counts(db: Database, actor: Actor, failing: readonly string[]) {
  const [row] = await db
    .select({
      students: countWhere(isStudentHere),
      staff: countWhere(isStaffHere),
      expected: countWhere(isExpected),
      joined: countWhere(isJoined),
      left: countWhere(isNotNull(schoolPeople.leftAt)),
      failing: countWhere(and(isNull(schoolPeople.leftAt), isFailing(failing))),
    })
    .from(schoolPeople)
    .where(visibleTo(actor))
  const classes = await db
    .selectDistinct({ year: schoolPeople.classYear })
    .from(schoolPeople)
    .where(and(visibleTo(actor), isNull(schoolPeople.leftAt), isNotNull(schoolPeople.classYear)))
    .orderBy(asc(schoolPeople.classYear))
  return { ...row!, classes: classes.flatMap(({ year }) => year ?? []) }
}

/** Returns each counselor's address once. */
export async function counselors(db: Database, actor: Actor): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([schoolPeople.counselorHash], {
      id: schoolPeople.id,
      counselorEmail: schoolPeople.counselorEmail,
    })
    .from(schoolPeople)
    .where(and(visibleTo(actor), isNull(schoolPeople.leftAt), isNotNull(schoolPeople.counselorHash)))
    .limit(200)
  const opened = await Promise.all(rows.map((row) => openRow(db, schoolPeople, row.id, row)))
  return opened.flatMap(({ counselorEmail }) => counselorEmail ?? []).toSorted()
}

/** Returns the accounts of advisors and admins with these addresses, by address in lower case. */
export async function accountsOf(db: Database, addresses: readonly string[]): Promise<Map<string, string>> {
  const email = sql<string>`lower(${users.email})`
  const rows = await db
    .select({ id: users.id, email })
    .from(users)
    .where(
      and(
        sql`${email} = any(${sql.param(addresses)}::text[])`,
        inArray(users.role, ['advisor', 'admin']),
        isReal,
        isNotNull(users.emailConfirmedAt),
      ),
    )
  return new Map(rows.map((row) => [row.email, row.id]))
}

/** Returns the addresses to which mail was given up. */
export async function givenUp(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ to: mails.to })
    .from(mails)
    .where(isNotNull(mails.givenUpAt))
    .limit(5000)
  return rows.map(({ to }) => to)
}

/** Locks those of these people who are expected and may be invited, in an order that all share. */
export async function lockExpected(
  tx: Database,
  wanted: readonly string[],
  which?: SQL,
): Promise<PersonRow[]> {
  const rows = await tx
    .select()
    .from(schoolPeople)
    .where(and(inArray(schoolPeople.id, wanted as string[]), isExpected, which))
    .orderBy(asc(schoolPeople.id))
    .for('update')
  return Promise.all(rows.map((row) => openRow(tx, schoolPeople, row.id, row)))
}

type Invited = { id: string; salt: string; codeHash: string; codeExpiresAt: Date; by: 'email' | 'paper' }

export async function invite(tx: Database, { id, by, ...code }: Invited, now: Date): Promise<void> {
  await tx
    .update(schoolPeople)
    .set({ ...code, invitedAt: now, ...(by === 'email' && { mailedAt: now }), updatedAt: now })
    .where(eq(schoolPeople.id, id))
}

/** Gives students another counselor, whom those who have joined follow. What the latest import did to them can then not be undone. */
export async function assign(
  tx: Database,
  wanted: readonly string[],
  { email, hash, now }: { email: string | null; hash: string | null; now: Date },
): Promise<number> {
  const rows = await tx
    .select({ id: schoolPeople.id, userId: schoolPeople.userId })
    .from(schoolPeople)
    .where(and(inArray(schoolPeople.id, wanted as string[]), eq(schoolPeople.kind, 'student')))
    .orderBy(asc(schoolPeople.id))
    .for('update')
  for (const { id, userId } of rows) {
    const sealed = sealRow(tx, schoolPeople, id, { counselorEmail: email })
    const follows = userId !== null && email !== null
    await tx
      .update(schoolPeople)
      .set({ ...sealed, counselorHash: hash, follows, importId: null, updatedAt: now })
      .where(eq(schoolPeople.id, id))
  }
  return rows.length
}

export async function expectedOf(db: Database, counselorHash: string): Promise<PersonRow[]> {
  const rows = await db
    .select()
    .from(schoolPeople)
    .where(and(isExpected, eq(schoolPeople.counselorHash, counselorHash)))
    .orderBy(...inOrder)
    .limit(2000)
  return Promise.all(rows.map((row) => openRow(db, schoolPeople, row.id, row)))
}

/** The ids of the people whom a counselor expects, of these if any are given. */
export async function idsExpectedOf(
  db: Database,
  counselorHash: string,
  among?: readonly string[],
): Promise<string[]> {
  const which = among && isAmong(schoolPeople.id, among)
  const rows = await db
    .select({ id: schoolPeople.id })
    .from(schoolPeople)
    .where(and(isExpected, eq(schoolPeople.counselorHash, counselorHash), which))
  return rows.map(({ id }) => id)
}

/** Admins see the people of the school. A counselor is shown theirs by `expectedOf`. */
function visibleTo({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
