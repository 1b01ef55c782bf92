import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { styles } from './apps/web/build/styles.ts'
import { launchOptions } from './e2e/browser.ts'

const tests = 'apps/web/src/**/*.browser.test.tsx'

/** Components and whole pages in a real browser, without a server and without a build. */
export default defineConfig({
  plugins: [react()],
  // All that pages import is prepared before the first test: found later, it would load the page anew under one.
  optimizeDeps: {
    exclude: ['harper.js'],
    entries: ['apps/web/src/routes/**/*.tsx', 'apps/web/src/testing/*.{ts,tsx}', tests],
    // Only a worker imports it.
    include: ['pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
  },
  css: { postcss: { plugins: styles } },
  test: {
    name: 'components',
    include: [tests],
    setupFiles: ['apps/web/src/testing/after-each.ts'],
    isolate: false,
    testTimeout: 120_000,
    // On a busy machine a polled condition may take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
