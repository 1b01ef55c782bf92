import { configDefaults, defineConfig } from 'vitest/config'
import { long, withoutDatabase } from './test-files.ts'
import server from './vitest.config.ts'

const elsewhere = process.env.TEST_DATABASE_URL ? withoutDatabase : []

export default defineConfig({
  test: {
    ...server.test,
    name: 'long',
    include: long,
    exclude: [...configDefaults.exclude, ...elsewhere],
  },
})
