import { eq, getTableName, inArray, is, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import * as tables from '#database/tables/all.ts'

type Reference = { column: PgColumn; to: PgTable; toColumn: PgColumn }

/** The tables that are not part of an archive, and why. */
const leftOut: Record<string, string> = {
  challenges: 'Sign-ins under way, good for minutes.',
  factors:
    'The secret of an authenticator app, or what a passkey is checked against: it proves who somebody is.',
  one_time_tokens: 'What mailed links are checked against.',
  recovery_codes: 'What recovery codes are checked against; the codes themselves are kept nowhere.',
  school_import_changes: 'What the school’s latest import can take back; the person is in school_people.',
  student_changes: 'Marks for a cache; they say nothing.',
}

/** Columns that let somebody in, or that only serve to verify who somebody is. */
const secret = /password|secret|salt|hash|token|counter/i

/**
 * Columns of rows that belong to two people, of which one is not told: why somebody declined to write a letter, and what
 * the other has read or muted.
 */
const withheld: Record<string, readonly string[]> = {
  letter_requests: ['reason'],
  message_threads: ['studentReadAt', 'advisorReadAt', 'studentMuted', 'advisorMuted'],
}

/** What belongs to one side of a link, by that side's role, so that it is not in the student's archive. */
const ofRole = new Map([
  ['advisor_group_students', 'advisor'],
  ['advisor_notes', 'advisor'],
  ['family_answers', 'guardian'],
  ['message_readers', 'guardian'],
])

/**
 * What others keep when an account is deleted, though it is in its archive: a student what an advisor wrote for or to them,
 * the school its list. The table and its reference to the account.
 */
const keptByOthers = new Map([
  ['advisor_views', 'advisorId'],
  ['essay_comments', 'authorId'],
  ['message_broadcasts', 'advisorId'],
  ['message_threads', 'advisorId'],
  ['school_people', 'userId'],
  ['tasks', 'advisorId'],
])

const users = 'users'
const byName = new Map(
  Object.values<unknown>(tables)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table): [string, PgTable] => [getTableName(table), table]),
)

/**
 * Every table with personal rows, by its name in the database: those whose rows are deleted with the account.
 * It is derived from the schema, so a new table is in the archive automatically.
 */
export const personalTables: ReadonlyMap<string, PgTable> = new Map(
  [...byName].filter(([name, table]) => name !== users && !(name in leftOut) && isPersonal(table)),
)

/** Returns the columns of a table that go into an archive, without the secret ones. */
export function archivedColumns(table: PgTable): Record<string, PgColumn> {
  const { columns } = getTableConfig(table)
  const fields = Object.entries(table as unknown as Record<string, PgColumn>)
  const kept = withheld[getTableName(table)] ?? []
  return Object.fromEntries(
    fields.filter(([name, column]) => columns.includes(column) && !secret.test(name) && !kept.includes(name)),
  )
}

/**
 * Returns the condition for a person's rows: they refer to the account, or to another row of that person.
 * Returns `undefined` if no row of the table can belong to them.
 */
export function ownedBy(db: Database, table: PgTable, userId: string, role: string): SQL | undefined {
  const conditions = ownersOf(table).flatMap(({ column, to, toColumn }): SQLWrapper[] => {
    if (getTableName(to) === users) return [eq(column, userId)]
    const parents = ownedBy(db, to, userId, role)
    return parents ? [inArray(column, db.select({ id: toColumn }).from(to).where(parents))] : []
  })
  const belongsTo = ofRole.get(getTableName(table))
  if (belongsTo !== undefined && belongsTo !== role) return undefined
  return or(...conditions)
}

function isPersonal(table: PgTable): boolean {
  return ownersOf(table).some(({ to }) => getTableName(to) === users || isPersonal(to))
}

/** Returns the references along which rows are deleted, and those of what others keep. */
function ownersOf(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key): Reference[] => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const isKept = keptByOthers.get(getTableName(table)) === columns[0]!.name
    if ((key.onDelete !== 'cascade' && !isKept) || foreignTable === table) return []
    const name = getTableName(foreignTable)
    // `packages/auth` declares the table of accounts as an object of its own, so tables are compared by name.
    return [{ column: columns[0]!, to: byName.get(name) ?? foreignTable, toColumn: foreignColumns[0]! }]
  })
}
