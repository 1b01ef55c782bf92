import type { Write } from './stale.ts'

/** Whether a change waits for those before it. What makes a new row has no older choice that it could undo. */
export function goesInTurn(key: Write): boolean {
  return !key.startsWith('POST ')
}

/** What an endpoint's changes go in turn with: all of the same path, whichever rows it names. */
export function scopeOf(key: Write): { id: string } {
  return { id: key.replace(/^\w+ \//, '').replaceAll(/\/\{\w+\}/g, '') }
}
