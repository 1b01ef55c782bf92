import { defineConfig } from 'vitest/config'

// No file leaves anything behind in a module, so files share one load of them. Projects inherit nothing by themselves.
const isolate = false

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain', isolate } },
      { test: { name: 'client', root: 'packages/client', isolate } },
      { test: { name: 'tools', root: 'tools', isolate } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'], isolate } },
      'apps/server',
      'packages/auth',
    ],
  },
})
