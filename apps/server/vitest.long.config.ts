import { configDefaults, defineConfig } from 'vitest/config'
import { long, withoutDatabase } from './test-files.ts'
import server from './vitest.config.ts'

const elsewhere = process.env.TEST_DATABASE_URL ? withoutDatabase : []

export default defineConfig({
  test: {
    ...server.test,
    name: 'long',
    // Fifty thousand lines take minutes on a machine that does much else.
    testTimeout: 600_000,
    include: long,
    exclude: [...configDefaults.exclude, ...elsewhere],
  },
})
