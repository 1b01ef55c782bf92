import { defineConfig } from 'vitest/config'

// No file leaves anything behind in a module, so files share one load of them. Projects inherit nothing by themselves.
const isolate = false
// A property over the whole contract shares two cores with the linter and the compiler, on a machine nobody has seen.
const testTimeout = 60_000

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain', isolate, testTimeout } },
      { test: { name: 'client', root: 'packages/client', isolate, testTimeout } },
      { test: { name: 'tools', root: 'tools', isolate, testTimeout } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          isolate,
          testTimeout,
        },
      },
      './vitest.browser.config.ts',
      'apps/server',
      'apps/server/vitest.long.config.ts',
      'packages/auth',
    ],
  },
})
