import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Returns a `like` pattern that matches this text anywhere. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`
}

/** Whether a column begins with one of these texts, passed as one parameter. */
export function startsWithAny(column: AnyColumn, beginnings: readonly string[]): SQL {
  return sql`exists (select from unnest(${sql.param(beginnings)}::text[]) beginning where starts_with(${column}, beginning))`
}

/** Counts the rows of a group that meet the condition. */
export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** Writes out our own texts as a list for `in`, so that the planner of a prepared statement knows them. */
export function texts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** Runs a statement that is written out, and returns its rows, which nothing checks to be as named here. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  return (await db.execute(statement)).rows as Row[]
}
