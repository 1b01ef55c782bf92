import type { BrokenRule } from './broken-rule.ts'

/** A record as a form reads and sends it. Values are compared as JSON, so `null` and a list are values too. */
type Fields = Readonly<Record<string, unknown>>

/** Returns the fields that a person changed: those in which what they sent differs from what they had read. */
export function ownChanges<T extends Fields>(read: T, sent: T): (keyof T & string)[] {
  return Object.keys(read).filter((field) => !isSame(read[field], sent[field]))
}

/**
 * Refuses an edit that changes a field which someone else has changed in the meantime to another value. Edits of
 * different fields are both kept.
 */
export function ruleAgainstOverwriting<T extends Fields>(now: T, read: T, sent: T): BrokenRule | null {
  const isLost = ownChanges(read, sent).some(
    (field) => !isSame(now[field], read[field]) && !isSame(now[field], sent[field]),
  )
  return isLost ? 'changed-elsewhere' : null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys)
}

/** The database may return an object's keys in another order than the form sent them. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
