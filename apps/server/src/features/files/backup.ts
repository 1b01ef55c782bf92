import type { BackedUpFiles, NamedFile } from '#database/backup/files.ts'
import type { Database } from '#database/open.ts'
import type { Config } from '#platform/config/config.ts'
import { fileStoreOf } from '#platform/file-store/store-of-config.ts'
import * as avatars from './avatars/service.ts'
import * as documents from './documents/service.ts'
import * as store from './store.ts'

/** Returns people's files in the form that a backup takes. */
export function backedUpFiles(config: Config): BackedUpFiles {
  return {
    bucket: config.s3?.bucket ?? null,
    store: fileStoreOf(config),
    named,
    forget: async (tx, keys) => store.forget(tx, keys.map(idIn)),
    removeLater: async (tx, keys) => store.removeNow(tx, keys),
  }
}

async function named(db: Database): Promise<NamedFile[]> {
  const { avatarIds, documentRows } = await store.listFiles(db)
  return [
    ...avatarIds.flatMap((id) =>
      avatars.sizes.map((size) => ({ key: avatars.keyOf(id, size), type: 'image/webp' })),
    ),
    ...documentRows.map(({ id, type }) => ({ key: documents.keyOf(id), type })),
  ]
}

/** Returns the id in a key, which stands between its kind and the name of the file. */
function idIn(key: string): string {
  return key.split('/')[1]!
}
