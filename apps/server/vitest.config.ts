import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './src/testing/global-setup.ts',
    // Files of one worker share its modules and its database, which is emptied between them.
    isolate: false,
    // A database takes up to 300 MB.
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: 120_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
})
