import { rm } from 'node:fs/promises'
import type { Actor } from '@bearings/domain/actor'
import { createApp } from '@bearings/server/app'
import { createLimits } from '@bearings/server/platform/requests/limits'
import { sessionFor } from '@bearings/server/testing/access-token'
import { givenUser } from '@bearings/server/testing/given'
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test'
import { delayRequests } from './delay-requests.ts'
import { recordPage } from './failure-report.ts'
import { prepare, type Running } from './prepare.ts'

type SignIn = (actor: Actor, options?: { minutesAgo?: number }) => Promise<void>
/** Restarts the app, with the pages from another folder if one is given. */
type Restart = (webRoot?: string) => Promise<void>
type ForWorker = {
  /** Settings beside those of every worker, and the addresses that a page may open beside the app's. */
  outside: { settings: Record<string, string>; origins: string[] }
  server: { running: Running; restart: Restart }
  running: Running
  restart: Restart
}
type OpenAs = (actor: Actor) => Promise<Page>
type ForTest = {
  loadsAhead: boolean
  signInAs: SignIn
  student: Actor & { email: string }
  studentPage: Page
  openAs: OpenAs
}

/**
 * Every worker runs the real app, with the built pages, on its own database: specs create their own people
 * and never share rows. A request to another machine, a console error or an uncaught error fails the test.
 */
export const test = base.extend<ForTest, ForWorker>({
  /** Whether a page loads the code of all others ahead, which takes a third of the time of a test. */
  loadsAhead: [false, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  outside: [async ({}, use) => use({ settings: {}, origins: [] }), { scope: 'worker' }],

  server: [
    async ({ outside }, use, { parallelIndex }) => {
      const { database, config, webRoot, running } = await prepare(parallelIndex, outside.settings)
      const start = async (pages: string) => {
        const started = await createApp({
          database,
          config,
          now: () => new Date(),
          limits: createLimits(),
          logger: { level: config.logLevel },
          webRoot: pages,
        })
        delayRequests(started.server)
        await started.listen({ port: config.port, host: config.host })
        return started
      }
      let app = await start(webRoot)

      await use({
        running,
        restart: async (pages = webRoot) => {
          await app.close()
          app = await start(pages)
        },
      })

      await app.close()
      await database.close()
      await rm(config.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  running: [async ({ server }, use) => use(server.running), { scope: 'worker' }],

  restart: [async ({ server }, use) => use(server.restart), { scope: 'worker' }],

  baseURL: async ({ running }, use) => use(running.url),

  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await loadNothingAhead(context)
    await use(context)
  },

  page: async ({ page, running, outside }, use, info) => {
    const tell = recordPage(page)
    const complaints: string[] = []
    page.on('console', (message) => {
      // The app tells the person about refused requests and unknown paths, so the browser's own messages
      // about them are not failures; neither are messages about a network that the test turned off.
      const { url } = message.location()
      const told =
        /status of 4\d\d/.test(message.text()) && (/\/(api|auth)\/v1\//.test(url) || url === page.url())
      const isCut = message.text().includes('net::ERR_INTERNET_DISCONNECTED')
      if (message.type() === 'error' && !told && !isCut) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const own = [running.url, 'data:', 'blob:', ...outside.origins].some((start) =>
        request.url().startsWith(start),
      )
      if (!own) complaints.push(`A request left for ${request.url()}`)
    })

    await use(page)

    if (info.status !== info.expectedStatus) await tell(info.title)
    expect(complaints).toEqual([])
  },

  signInAs: async ({ context, running }, use) => {
    await use((actor, { minutesAgo = 0 } = {}) => signIn(context, running, actor, minutesAgo))
  },

  /** A new student, signed in. */
  student: async ({ running, signInAs }, use) => {
    const student = await givenUser(running.db, 'student')
    await signInAs(student)
    await use(student)
  },

  /** The page of a test that needs nothing of its student but that they are signed in. */
  studentPage: async ({ page, running, signInAs }, use) => {
    await signInAs(await givenUser(running.db, 'student'))
    await use(page)
  },

  /** Opens a browser for another person, for tests about two people. */
  openAs: async ({ browser, running, loadsAhead }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (actor) => {
      const context = await browser.newContext({ baseURL: running.url })
      contexts.push(context)
      if (!loadsAhead) await loadNothingAhead(context)
      await signIn(context, running, actor)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'

/** Tells pages that there are no others. Not by a route, under which the browser would cache nothing. */
export async function loadNothingAhead(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    const none = { student: [], advisor: [], admin: [], guardian: [] }
    window.fetch = (...args) =>
      args[0] === '/pages-by-role.json' ? Promise.resolve(Response.json(none)) : fetch(...args)
  })
}

/** Waits until the app has prefetched everything, after which a lost network breaks no prefetching. */
export async function waitForPreloads(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('bearings.loaded-ahead').length > 0)
}

/** Signs a person in from the browser's next page on, with a session from now or from `minutesAgo`. */
export async function signIn(
  context: BrowserContext,
  running: Running,
  { userId }: Actor,
  minutesAgo = 0,
): Promise<void> {
  const now = () => new Date(Date.now() - minutesAgo * 60_000)
  const session = await sessionFor({ ...running, now }, userId, 'A browser')
  await context.addInitScript(
    ([key, value]) => {
      // Only the first time: a later reload must find what the page itself has stored.
      if (!localStorage.getItem(key!)) localStorage.setItem(key!, value!)
    },
    ['bearings.auth', JSON.stringify(session)],
  )
}
