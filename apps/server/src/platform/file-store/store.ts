import type { Readable } from 'node:stream'

/** Stores the bytes of files. We generate the keys, which are paths such as `avatars/{id}/small.webp`. */
export type FileStore = {
  /** Writes the whole content or nothing, and replaces what was stored under this key. */
  put: (key: string, content: Uint8Array, type: string) => Promise<void>
  /** Returns `null` if nothing is stored under this key. */
  read: (key: string) => Promise<Readable | null>
  /** Succeeds even if nothing is stored there. */
  remove: (key: string) => Promise<void>
}
