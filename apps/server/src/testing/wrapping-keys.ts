import { wrappingKeysFrom } from '../database/vault/wrapping-keys.ts'

const key = Buffer.alloc(32, 'test')

/** The setting of the tests, so that no test makes a file. */
export const testEncryptionKey = key.toString('base64')
/** The key that the databases of the tests are encrypted with, so that one opens the backup of another. */
export const testWrappingKeys = wrappingKeysFrom({ encryptionKeys: [key], keyFile: '' })
