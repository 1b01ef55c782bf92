import { configDefaults, defineConfig } from 'vitest/config'
import { long, withoutDatabase } from './test-files.ts'

const elsewhere = process.env.TEST_DATABASE_URL ? withoutDatabase : []

export default defineConfig({
  test: {
    name: 'server',
    exclude: [...configDefaults.exclude, ...long, ...elsewhere],
    globalSetup: './src/testing/global-setup.ts',
    setupFiles: './src/testing/to-be-refused.ts',
    // Test files in one worker share its modules and its database, which is emptied between files.
    isolate: false,
    // What a library will refuse in its next version fails, such as two queries at once on one connection. Most of what a
    // test makes is soon forgotten: with room for it, collecting takes a ninth less of all processor time.
    execArgv: ['--throw-deprecation', '--max-semi-space-size=64'],
    // Each worker's database takes up to 300 MB.
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 120_000,
    // On a busy machine a polled condition may take longer than the default of one second.
    expect: { poll: { timeout: 10_000 } },
  },
})
