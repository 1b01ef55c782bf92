import type { BackedUpFiles } from '../database/backup/files.ts'

/** For tests of the database alone, in which nobody has uploaded anything. */
export const noFiles: BackedUpFiles = {
  bucket: null,
  store: { read: async () => null, put: async () => {}, remove: async () => {} },
  named: async () => [],
  forget: async () => {},
  removeLater: async () => {},
}
