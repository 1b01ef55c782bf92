import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'
import type { FileStore } from './store.ts'

const stores = new WeakMap<Config, FileStore>()

/** Returns the bucket in the settings, or a folder beside the database. */
export function fileStoreOf(config: Config): FileStore {
  const open = () => (config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files')))
  const store = stores.get(config) ?? open()
  stores.set(config, store)
  return store
}
