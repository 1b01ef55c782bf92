import { wrappingKeysFrom } from '../database/vault/wrapping-keys.ts'

const key = Buffer.alloc(32, 'test')

/** The value of ENCRYPTION_KEY in tests, so that no test creates a key file. */
export const testEncryptionKey = key.toString('base64')
/** The keys that all test databases are encrypted with, so that one can open another's backup. */
export const testWrappingKeys = wrappingKeysFrom({ encryptionKeys: [key], keyFile: '' })
