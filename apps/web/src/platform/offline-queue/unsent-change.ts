import type { Failure } from '@bearings/domain/failure'
import type { MutationKey } from '@tanstack/react-query'
import type { Fields } from './change-kind.ts'

/** A change that was not sent, as the device stores it. */
export type UnsentChange = {
  key: MutationKey
  scope: { id: string } | undefined
  input: object
  /** The last known values of its fields when the change was made. */
  before: Fields | null
  at: number
  /** Why the server has refused it for good, if it has. */
  refused?: Pick<Failure, 'code' | 'rule' | 'limit'>
}

/** Checks a stored value, because another version of the app, or a person, may have stored anything here. */
export function isUnsentChange(stored: unknown): stored is UnsentChange {
  const { key, input, before } = (stored ?? {}) as Partial<UnsentChange>
  return Array.isArray(key) && typeof input === 'object' && input !== null && typeof before === 'object'
}

type Change = Pick<UnsentChange, 'key' | 'input'>

/**
 * Returns whether the newer change overwrites the older one: it changes the same thing, and every field of
 * the older one.
 */
export function replaces(newer: Change, older: Change): boolean {
  const [endpoint] = newer.key
  if (typeof endpoint !== 'string' || endpoint !== older.key[0]) return false
  const [one, other] = [newer.input as Fields, older.input as Fields]
  const ids = [...endpoint.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return ids.every((name) => one[name] === other[name]) && Object.keys(other).every((name) => name in one)
}
