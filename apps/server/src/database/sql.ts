import { type SQL, sql } from 'drizzle-orm'

/** Escapes a text for use in a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Returns a `like` pattern that matches this text anywhere. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`
}

/** Counts the rows of a group that meet the condition. */
export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** Writes out our own texts as a list for `in`, so that the planner of a prepared statement knows them. */
export function texts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
