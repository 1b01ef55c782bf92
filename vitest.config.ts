import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain' } },
      { test: { name: 'client', root: 'packages/client' } },
      { test: { name: 'tools', root: 'tools' } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'] } },
      'apps/server',
    ],
  },
})
