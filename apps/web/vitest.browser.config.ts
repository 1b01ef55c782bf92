import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../e2e/browser.ts'
import { styles } from './build/styles.ts'

/** Components and whole pages in a real browser, without a server and without a build. */
export default defineConfig({
  plugins: [react()],
  // All that pages import is prepared before the first test: found later, it would load the page anew under one.
  optimizeDeps: { entries: ['src/routes/**/*.tsx', 'src/testing/*.tsx', 'src/**/*.browser.test.tsx'] },
  css: { postcss: { plugins: styles } },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
