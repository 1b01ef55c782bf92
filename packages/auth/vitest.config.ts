import { defineConfig } from 'vitest/config'

export default defineConfig({
  // One test opens a database, which takes seconds on a busy machine. Projects that run together share their workers.
  test: { name: 'auth', isolate: false, maxWorkers: 2, testTimeout: 120_000 },
})
