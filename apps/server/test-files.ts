import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What only few changes can break and takes half of all the time: disks, backups and upgrades, the whole catalog, files
 * of thousands of lines, many people at once. `npm run test:all` runs them, `npm test` does not.
 */
export const long = [
  'access-of-several-advisors.test.ts',
  'commands.test.ts',
  'database/backup/backup.test.ts',
  'database/catalog/load.test.ts',
  'database/earlier-names.test.ts',
  'database/embedded.test.ts',
  'database/migrate.test.ts',
  'database/vault/vault.test.ts',
  'features/accounts/auth/school.test.ts',
  'features/accounts/erased.test.ts',
  'features/advising/requests/at-once.test.ts',
  'features/archive/bounds.test.ts',
  'features/archive/import-files.test.ts',
  'features/colleges/managed/managed.test.ts',
  'features/colleges/search/limit.test.ts',
  'features/essays/authorship/authorship.test.ts',
  'features/files/backup.test.ts',
  'features/letters/guesses.test.ts',
  'features/navigator/chat/hostile.test.ts',
  'features/navigator/embeddings/embeddings.test.ts',
  'features/navigator/embeddings/pgvector.test.ts',
  'features/people/support/many.test.ts',
  'fuzz/fuzz.test.ts',
  'log.test.ts',
  'platform/give-back-memory.test.ts',
  'platform/log/output.test.ts',
  'platform/tracing/tracing.test.ts',
  'sharding.test.ts',
].map((path) => `src/${path}`)

const source = fileURLToPath(new URL('src/', import.meta.url))
const opensDatabase = /test-app|test-database|inject\('snapshot'\)/

/** Tests that open no database, or one of their own: on a PostgreSQL server they would only be repeated. */
export const withoutDatabase = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !opensDatabase.test(readFileSync(source + path, 'utf8')))
  .map((path) => `src/${path}`)
