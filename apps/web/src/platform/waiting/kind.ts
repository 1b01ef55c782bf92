import type { Input } from '@bearings/domain/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Write } from '../stale.ts'

/** Fields of something, by their names. */
export type Fields = Readonly<Record<string, unknown>>

/** A change that is kept on this device until it is sent: of which endpoint it is, and what it does. */
export type Kind<W extends Write = Write> = {
  write: W
  /** Which changes by this endpoint are kept, where not all of them are. */
  isOwn?: (input: Input<W>) => boolean
  /** The thing it changes, as this device knew it when the change was made. */
  known: (queryClient: QueryClient, input: Input<W>) => object | undefined
  /** The server's current version; absent if two changes cannot conflict. */
  now?: (input: Input<W>) => Promise<object | undefined>
  /** Shows it before the server has answered; the same again changes nothing. */
  show: (queryClient: QueryClient, input: Input<W>) => Promise<unknown>
  /** The name of the thing it changes and its field in words, for the person who has to choose. */
  nameOf?: (thing: object) => string
  words?: (field: string, value: unknown) => string
}

/** Kinds of several endpoints in one list: each is only ever given inputs of its own. */
export function kind<W extends Write>(one: Kind<W>): Kind {
  return one as unknown as Kind
}

/** Those fields of a thing that an input names. */
export function fieldsOf(thing: object | undefined, input: object): Fields | null {
  if (!thing) return null
  const named = Object.entries(input).filter(([name, value]) => value !== undefined && name in thing)
  return Object.fromEntries(named.map(([name]) => [name, (thing as Fields)[name]]))
}

/**
 * What stands between a change made upon `before` and what is there `now`: the fields that were changed elsewhere since,
 * to something else. `isDone`: everything is there already as the change would have it.
 */
export function against(input: Fields, before: Fields, now: Fields): { fields: string[]; isDone: boolean } {
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
