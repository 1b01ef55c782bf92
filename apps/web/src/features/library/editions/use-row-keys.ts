import { useState } from 'react'

/**
 * Returns a React key for each row of a list whose rows have no id, because an index would give the row that
 * follows a removed one its fields, with the cursor in them. Rows are added and dropped at the end, except by
 * `remove`.
 */
export function useRowKeys(rows: number) {
  const [known, setKnown] = useState<readonly number[]>([])
  const keys = extended(known, rows)
  return { keys, remove: (index: number) => setKnown(keys.filter((_, at) => at !== index)) }
}

function extended(known: readonly number[], rows: number): number[] {
  const next = Math.max(-1, ...known) + 1
  return Array.from({ length: rows }, (_, at) => known[at] ?? next + at - known.length)
}
