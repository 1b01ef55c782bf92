import type { Input } from '@bearings/domain/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Write } from '#product/contract-keys.ts'

/** Some of a thing's fields, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** A kind of change that is stored on this device until it is sent: its endpoint, and how the app shows and checks it. */
export type ChangeKind<W extends Write = Write> = {
  write: W
  /** Which changes by this endpoint are stored, where not all of them are. */
  isOwn?: (input: Input<W>) => boolean
  /** Whether it is stored while it is being sent, too, because nothing else holds its words and its id makes it arrive once. */
  isWords?: boolean
  /** The thing that the change is about, as this device knew it when the change was made. */
  known: (queryClient: QueryClient, input: Input<W>) => object | undefined
  /** The server's current version; absent if two changes cannot conflict. */
  now?: (input: Input<W>) => Promise<object | undefined>
  /** Shows the change before the server has answered. Showing the same change again has no effect. */
  show: (queryClient: QueryClient, input: Input<W>) => Promise<unknown>
  /** The thing's name and its fields in words, for the person who has to choose. */
  nameOf?: (thing: object) => string
  words?: (field: string, value: unknown) => string
}

/**
 * Erases the endpoint's type so that kinds of several endpoints fit in one list. Each kind only receives
 * inputs of its own.
 */
export function changeKind<W extends Write>(one: ChangeKind<W>): ChangeKind {
  return one as unknown as ChangeKind
}

export function fieldsOf(thing: object | undefined, input: object): Fields | null {
  if (!thing) return null
  const named = Object.entries(input).filter(([name, value]) => value !== undefined && name in thing)
  return Object.fromEntries(named.map(([name]) => [name, (thing as Fields)[name]]))
}

/**
 * Returns the fields that were changed elsewhere after `before` was read, to a value other than the input's.
 * `isDone`: the thing already has every value of the input.
 */
export function conflictsBetween(
  input: Fields,
  before: Fields,
  now: Fields,
): { fields: string[]; isDone: boolean } {
  const names = Object.keys(now).filter((name) => name in before && !isId(name))
  const isSame = (name: string, one: Fields, other: Fields) =>
    JSON.stringify(one[name]) === JSON.stringify(other[name])
  return {
    fields: names.filter((name) => !isSame(name, now, before) && !isSame(name, now, input)),
    isDone: names.length > 0 && names.every((name) => isSame(name, now, input)),
  }
}

function isId(name: string): boolean {
  return name === 'id' || name === 'itemId'
}
