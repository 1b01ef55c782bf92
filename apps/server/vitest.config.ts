import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './src/testing/global-setup.ts',
    // Each file has a database of its own, of up to 300 MB.
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
})
