import type { MutationKey } from '@tanstack/react-query'
import type { Fields } from './kind.ts'

/** A change that was not sent, as the device keeps it. */
export type Kept = {
  key: MutationKey
  scope: { id: string } | undefined
  input: object
  /** The known values of its fields when the change was made. */
  before: Fields | null
  at: number
}

/** Another version of the app, or a person, may have stored anything here. */
export function isKept(one: unknown): one is Kept {
  const { key, input, before } = (one ?? {}) as Partial<Kept>
  return Array.isArray(key) && typeof input === 'object' && input !== null && typeof before === 'object'
}

/** Whether nothing of the older one is left once the newer is done: the same thing, and every field of it. */
export function replaces(newer: Pick<Kept, 'key' | 'input'>, older: Pick<Kept, 'key' | 'input'>): boolean {
  const [endpoint] = newer.key
  if (typeof endpoint !== 'string' || endpoint !== older.key[0]) return false
  const [one, other] = [newer.input as Fields, older.input as Fields]
  const ids = [...endpoint.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return ids.every((name) => one[name] === other[name]) && Object.keys(other).every((name) => name in one)
}
