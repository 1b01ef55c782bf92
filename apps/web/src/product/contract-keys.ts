import type { Key } from '@bearings/domain/contract'

/** An endpoint that only reads: the first part of a query's key. */
export type Read = Extract<Key, `GET ${string}`>
/** What a recommender changes, who has no account and whose browser keeps no reads. */
export type DeskWrite = Extract<Key, `${string} /letters/${'by-code/' | 'new-link'}${string}`> &
  Exclude<Key, Read>
/** An endpoint that changes something. */
export type Write = Exclude<Key, Read | DeskWrite>
