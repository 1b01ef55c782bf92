import type { Write } from '#product/contract-keys.ts'

/**
 * Returns whether a change waits for those before it. A write that creates a row cannot undo an older choice.
 */
export function isSequential(key: Write): boolean {
  return !key.startsWith('POST ')
}

/**
 * Returns the queue for an endpoint's changes: all with the same path pattern share one, whichever rows they
 * name.
 */
export function scopeOf(key: Write): { id: string } {
  return { id: key.replace(/^\w+ \//, '').replaceAll(/\/\{\w+\}/g, '') }
}
