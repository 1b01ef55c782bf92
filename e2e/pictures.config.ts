import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const { projects: _ofTests, ...settings } = base

/** `npm run pictures`: takes the README's pictures of the demo, on one morning of the fall. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  workers: 1,
})
