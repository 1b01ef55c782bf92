import type { Write } from './contract-keys.ts'

/** Whether a change waits for those before it. What makes a new row has no older choice that it could undo. */
export function goesInTurn(key: Write): boolean {
  return !key.startsWith('POST ')
}

/** The queue of an endpoint's changes: all with the same path pattern, whichever rows they name. */
export function scopeOf(key: Write): { id: string } {
  return { id: key.replace(/^\w+ \//, '').replaceAll(/\/\{\w+\}/g, '') }
}
