import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'

/** Stores the bytes of files. We generate the keys, which are paths such as `avatars/{id}/small.webp`. */
export type FileStore = {
  /** Writes the whole content or nothing, and replaces what was stored under this key. */
  put: (key: string, content: Uint8Array, type: string) => Promise<void>
  /** Returns `null` if nothing is stored under this key. */
  read: (key: string) => Promise<Readable | null>
  /** Succeeds even if nothing is stored there. */
  remove: (key: string) => Promise<void>
}

const stores = new WeakMap<Config, FileStore>()

/** Returns the bucket in the settings, or a folder beside the database. */
export function fileStoreOf(config: Config): FileStore {
  const open = () => (config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files')))
  const store = stores.get(config) ?? open()
  stores.set(config, store)
  return store
}
