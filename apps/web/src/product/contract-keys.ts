import type { Key } from '@bearings/domain/contract'

/** An endpoint that only reads: the first part of a query's key. */
export type Read = Extract<Key, `GET ${string}`>
/** An endpoint that changes something. */
export type Write = Exclude<Key, Read>
