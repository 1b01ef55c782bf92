import { resolve } from 'node:path'
import type { Actor } from '@bearings/domain/actor'
import { createApp } from '@bearings/server/app'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import type { Database } from '@bearings/server/database/open'
import { openSession, sessionBody } from '@bearings/server/features/accounts/sessions/service'
import { type Config, parseConfig } from '@bearings/server/platform/config'
import { createLimits } from '@bearings/server/platform/limits'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { test as base, expect } from '@playwright/test'

type Mail = { to: string; subject: string; text: string; html: string; createdAt: string }
type Running = { db: Database; config: Config; url: string; mailsTo: (address: string) => Promise<Mail[]> }
type SignIn = (actor: Actor) => Promise<void>

/**
 * Every worker runs the real app, with the built pages, on its own database: specs make their own people and never
 * share rows. A request that leaves this machine, an error in the console or an uncaught one fails the test.
 */
export const test = base.extend<{ signInAs: SignIn }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const port = 4300 + parallelIndex
      const database = await openTestDatabase(process.env.E2E_SNAPSHOT ?? null)
      // On a PostgreSQL server the database is a new one; a snapshot has the catalog already.
      await loadCatalog(database.db, () => {})
      const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: String(port), DEMO: 'on' })
      const app = await createApp({
        database,
        config,
        now: () => new Date(),
        limits: createLimits(),
        logger: { level: 'warn' },
        webRoot: resolve('apps/web/dist'),
      })
      await app.listen({ port, host: '127.0.0.1' })
      const url = `http://localhost:${port}`

      await use({
        db: database.db,
        config,
        url,
        mailsTo: async (address) => {
          const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[]
          return mails.filter(({ to }) => to === address)
        },
      })

      await app.close()
      await database.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ running }, use) => use(running.url),

  page: async ({ page, running }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // A refusal by the server is told to the person, and so is a path that leads nowhere; that the browser notes
      // them too is no fault.
      const { url } = message.location()
      const told =
        /status of 4\d\d/.test(message.text()) && (/\/(api|auth)\/v1\//.test(url) || url === page.url())
      if (message.type() === 'error' && !told) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const own = [running.url, 'data:', 'blob:'].some((start) => request.url().startsWith(start))
      if (!own) complaints.push(`A request left for ${request.url()}`)
    })

    await use(page)

    expect(complaints).toEqual([])
  },

  signInAs: async ({ context, running }, use) => {
    await use(async (actor) => {
      const now = () => new Date()
      const origin = { address: '127.0.0.1', userAgent: 'A browser' }
      const opened = await openSession(running.db, {
        userId: actor.userId,
        method: 'password',
        now: now(),
        origin,
      })
      const session = await sessionBody({ ...running, now }, opened)
      await context.addInitScript(
        ([key, value]) => {
          // Once only: a later reload must find what the page itself has kept.
          if (!localStorage.getItem(key!)) localStorage.setItem(key!, value!)
        },
        ['bearings.auth', JSON.stringify(session)],
      )
    })
  },
})

export { expect } from '@playwright/test'
