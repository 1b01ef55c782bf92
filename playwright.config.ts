import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes has failed.
  retries: 0,
  // Each worker has an app and a database of its own; two browsers are what two cores carry.
  workers: 2,
  // Long enough for a machine that does much else: what is waited for comes, or the test says what was there instead.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Recording each test would take a third of the time of all.
    trace: 'off',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The browser's own calls home are cut off, so that what is seen on the network is ours.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
