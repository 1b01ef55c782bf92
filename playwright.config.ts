import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'

const long = ['autumn', 'durability', 'interrupted-import', 'school', 'slow-clock'].map(file)
/**
 * What students and advisors do across pages and people, and what a lost network must not lose: the part of the browser
 * tests in `npm test`. What only the settings, the bell, or an update of the app can break runs with the rest.
 */
const journeys = [
  'access-log',
  'advising',
  'comments',
  'confirm',
  'essay-editor',
  'family',
  'files',
  'invites',
  'mail',
  'newcomer',
  'offline',
  'session',
  'unsent',
].map(file)

function file(name: string): string {
  return `${name}.spec.ts`
}

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
  // What takes longest begins first; each of these needs a worker of its own kind, and nothing waits for one at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: journeys },
    { name: 'pages', testIgnore: [...long, ...journeys] },
  ],
  use: {
    // Recording each test would take a third of the time of all.
    trace: 'off',
    // What a spec says of the network holds; the one spec of the worker lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // What moves is drawn and waited for, which takes half of the drawing's time. A newcomer sees it move, and a phone.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
