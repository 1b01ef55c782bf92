import type { Notification } from './schema.ts'

/**
 * A path within the product: `/essays?open=1`, never another host.
 * Browsers read `//host` and `/\host` as hosts and drop white space, so none of these pass.
 * The table's CHECK is made from this pattern; it means the same to PostgreSQL.
 */
export const internalPath = /^\/(?![/\\])[^\\\s]*$/

/** A notification's position, from which pages and streams continue. */
export function positionOf({ createdAt, id }: Pick<Notification, 'createdAt' | 'id'>): string {
  return `${Date.parse(createdAt)}_${id}`
}

/** The position before all notifications. */
export const beginning = '0_00000000-0000-0000-0000-000000000000'
