import { type SQL, sql } from 'drizzle-orm'

/** Escapes a text for use in a `like` pattern. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A pattern for `like`: this text, anywhere. */
export function containing(text: string): string {
  return `%${literally(text)}%`
}

/** How many rows of a group are so. */
export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** Texts of our own as a list for `in`: written out, so that the planner knows them in a prepared statement too. */
export function texts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
