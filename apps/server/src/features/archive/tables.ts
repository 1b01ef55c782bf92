import { eq, getTableName, inArray, is, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import * as tables from '#database/tables/all.ts'

type Reference = { column: PgColumn; to: PgTable; toColumn: PgColumn }

/** What is no part of a person's archive, and why. */
const leftOut: Record<string, string> = {
  challenges: 'Sign-ins under way, good for minutes.',
  factors: 'The secret of an authenticator app: it proves who somebody is.',
  one_time_tokens: 'What mailed links are checked against.',
  recovery_codes: 'What recovery codes are checked against; the codes themselves are kept nowhere.',
  student_changes: 'Marks for a cache; they say nothing.',
}

/** Columns that let somebody in, or are only good for checking who somebody is. */
const secret = /password|secret|salt|hash|token|counter/i

/** What an advisor writes down on a student, and which groups they put them into, is the advisor's own. */
const ofAdvisors = new Set(['advisor_group_students', 'advisor_notes'])

const users = 'users'
const byName = new Map(
  Object.values<unknown>(tables)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table): [string, PgTable] => [getTableName(table), table]),
)

/**
 * Every table that has rows of people, by its name in the database: those whose rows go when the account goes. It is read
 * from the schema, so that a new table is in the archive without anybody thinking of it.
 */
export const personalTables: ReadonlyMap<string, PgTable> = new Map(
  [...byName].filter(([name, table]) => name !== users && !(name in leftOut) && isPersonal(table)),
)

/** The columns of a table that go into an archive, without what is secret. */
export function archivedColumns(table: PgTable): Record<string, PgColumn> {
  const { columns } = getTableConfig(table)
  const fields = Object.entries(table as unknown as Record<string, PgColumn>)
  return Object.fromEntries(fields.filter(([name, column]) => columns.includes(column) && !secret.test(name)))
}

/** The rows of a table that are this person's: by a reference to the account, or to a row that is theirs. */
export function ownedBy(db: Database, table: PgTable, userId: string, role: string): SQL | undefined {
  const conditions = ownersOf(table).flatMap(({ column, to, toColumn }): SQLWrapper[] => {
    if (getTableName(to) === users) return [eq(column, userId)]
    const parents = ownedBy(db, to, userId, role)
    return parents ? [inArray(column, db.select({ id: toColumn }).from(to).where(parents))] : []
  })
  if (ofAdvisors.has(getTableName(table)) && role !== 'advisor') return undefined
  return or(...conditions)
}

function isPersonal(table: PgTable): boolean {
  return ownersOf(table).some(({ to }) => getTableName(to) === users || isPersonal(to))
}

/** The references along which rows are deleted; and the tasks that an advisor gave, which stay with the student. */
function ownersOf(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key): Reference[] => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const isGiven = getTableName(table) === 'tasks' && columns[0]!.name === 'advisorId'
    if ((key.onDelete !== 'cascade' && !isGiven) || foreignTable === table) return []
    const name = getTableName(foreignTable)
    // Sign-in knows the table of accounts by another object.
    return [{ column: columns[0]!, to: byName.get(name) ?? foreignTable, toColumn: foreignColumns[0]! }]
  })
}
