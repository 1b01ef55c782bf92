import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import type { Route } from '@playwright/test'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { recordCode } from './record-code.ts'
import { waitUntilStored, cachedUrls } from './stored-on-device.ts'

// The other specs have no service worker, so that each of their requests reaches the server.
test.use({ serviceWorkers: 'allow', loadsAhead: true })

test('a page that was seen opens without a network after a reload, with what was last there, and says so', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { content: 'The harbor at night.' })
  const page = await openAs(maya)
  await page.goto('/essays')
  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await page.goto(`/essays/${id}`)
  await expect(page.getByRole('textbox', { name: 'Essay' })).toBeVisible()
  await waitUntilStored(page)

  await page.context().setOffline(true)
  await page.reload()

  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('The harbor at night.')
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Offline. This is from')
  await page.goto('/essays')
  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await page.goto('/deadlines')
  const unseen = page.getByRole('heading', { name: 'You have not opened this page on this device yet' })
  await expect(unseen).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your home page' })).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible()
  await expect(unseen).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('Offline')
})

test('a page that was never opened opens without a network on the first visit, and its code has not run before', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  const ran = await recordCode(page)
  await page.goto('/dashboard')
  await waitForPreloads(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await ran()).not.toContain('settings')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a person who loads a page without a network that was never opened here goes on by the sidebar to one that was', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const page = await openAs(maya)
  await page.goto('/essays')
  const essays = page.getByRole('heading', { level: 1, name: 'Essay Management' })
  await expect(essays).toBeVisible()
  await waitUntilStored(page)

  await page.context().setOffline(true)
  await page.goto('/dashboard')
  const unseen = page.getByRole('heading', { name: 'You have not opened this page on this device yet' })
  await expect(unseen).toBeVisible()
  await page.getByRole('link', { name: 'Essays', exact: true }).click()

  await expect(essays).toBeVisible()
})

const outages = {
  'that cannot be reached': (route: Route) => route.abort('connectionrefused'),
  'behind a proxy that says so': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
}

for (const [server, answer] of Object.entries(outages))
  test(`a server ${server} leaves what was last seen, and what is fresh comes when it is back`, async ({
    running,
    openAs,
  }) => {
    const maya = await givenUser(running.db, 'student')
    await givenEssay(running.db, maya, { promptName: 'The harbor' })
    const page = await openAs(maya)
    await page.goto('/essays')
    await expect(page.getByText('The harbor')).toBeVisible()
    await waitUntilStored(page)

    const everything = /\/(api|auth|health)\//
    await page.route(everything, answer)
    await page.reload()
    await expect(page.getByText('The harbor')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(
      'Server unreachable. This is from',
    )

    await givenEssay(running.db, maya, { promptName: 'The lighthouse' })
    await page.unroute(everything)
    await expect(page.getByText('The lighthouse')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('not reached')
  })

test('an essay that is written after a reload without a network is saved when there is one again', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { content: 'The harbor' })
  const page = await openAs(maya)
  await page.goto(`/essays/${id}`)
  await expect(page.getByRole('textbox', { name: 'Essay' })).toBeVisible()
  await waitUntilStored(page)

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('textbox', { name: 'Essay' }).fill('The harbor at dawn')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('The harbor at dawn')
  await page.context().setOffline(false)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a student who looks into a portal and writes without a network finds both saved when there is one again', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const entry = await givenEntry(running.db, maya, { name: 'Aster College', status: 'Submitted' })
  const essay = await givenEssay(running.db, maya, { content: 'The harbor' })
  const page = await openAs(maya)
  await page.goto(`/essays/${essay.id}`)
  await expect(page.getByRole('textbox', { name: 'Essay' })).toBeVisible()
  await waitUntilStored(page)
  await page.goto(`/schools/${entry.id}/research`)
  const portal = page.getByRole('region', { name: 'Applicant portal' })
  await expect(portal).toContainText('Not looked at yet')
  await waitUntilStored(page)

  await page.context().setOffline(true)
  await portal.getByRole('button', { name: 'Looked' }).click()
  await expect(portal).toContainText('Last looked today')
  await page.goto(`/essays/${essay.id}`)
  await page.getByRole('textbox', { name: 'Essay' }).fill('The harbor at dawn')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const elsewhere = await openAs(maya)
  await elsewhere.goto(`/schools/${entry.id}/research`)
  await expect(elsewhere.getByRole('region', { name: 'Applicant portal' })).toContainText('Last looked today')
  await elsewhere.goto(`/essays/${essay.id}`)
  await expect(elsewhere.getByRole('textbox', { name: 'Essay' })).toHaveValue('The harbor at dawn')
})

test('a new version is offered to a person who writes, and taken when they say so', async ({
  running,
  restart,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { content: 'One' })
  const page = await openAs(maya)
  await page.goto(`/essays/${id}`)
  await waitUntilStored(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('One')
  await page.evaluate(() => Object.assign(window, { isThisTab: true }))

  const nextBuild = await givenNextBuild()
  await restart(nextBuild)
  await page.getByRole('textbox', { name: 'Essay' }).fill('One, and half of two')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

  await expect(page.getByText('A new version of Bearings is ready.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('One, and half of two')
  expect(await page.evaluate(() => 'isThisTab' in window)).toBe(true)
  await expect(page.locator('meta[name="build"]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Update' }).click()

  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('One, and half of two')
  await restart()
  await rm(nextBuild, { recursive: true })
})

test('an update that breaks off leaves the version that works, and is offered once all of it has arrived', async ({
  running,
  restart,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { content: 'The harbor' })
  const page = await openAs(maya)
  await page.goto(`/essays/${id}`)
  await waitUntilStored(page)
  const nextBuild = await givenNextBuild()
  const missing = join(nextBuild, 'assets/next-page.js')
  await change(join(nextBuild, 'service-worker.js'), '"files":[', '"files":["/assets/next-page.js",')
  await restart(nextBuild)

  expect(await page.evaluate(updateWorker)).toBe('redundant')
  await expect(page.getByText('A new version of Bearings is ready.')).toBeHidden()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('The harbor')
  await expect(page.locator('meta[name="build"]')).toHaveCount(0)

  await page.context().setOffline(false)
  await writeFile(missing, '')
  await restart(nextBuild)
  expect(await page.evaluate(updateWorker)).toBe('installed')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Essay' })).toHaveValue('The harbor')
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await restart()
  await rm(nextBuild, { recursive: true })
})

test('a person who presses Update has the new version soon, also when the browser lets the one before go on', async ({
  running,
  restart,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.goto('/essays')
  await waitUntilStored(page)
  const nextBuild = await givenNextBuild()
  await change(join(nextBuild, 'service-worker.js'), 'skipWaiting', 'clients.matchAll')
  await restart(nextBuild)
  expect(await page.evaluate(updateWorker)).toBe('installed')

  await page.getByRole('button', { name: 'Update' }).click()

  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await restart()
  await rm(nextBuild, { recursive: true })
})

test('a version that nobody took takes no files away from a tab that still runs the one before', async ({
  running,
  restart,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.goto('/essays')
  await waitUntilStored(page)
  const [runs] = await page.evaluate(appVersions)
  const nextBuild = await givenNextBuild()
  await restart(nextBuild)
  expect(await page.evaluate(updateWorker)).toBe('installed')
  await change(join(nextBuild, 'service-worker.js'), '"version":"next-', '"version":"newer-')
  await restart(nextBuild)
  expect(await page.evaluate(updateWorker)).toBe('installed')

  await page.getByRole('button', { name: 'Update' }).click()

  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await expect.poll(() => page.evaluate(appVersions)).toEqual([runs, expect.stringContaining('newer-')])
  await restart()
  await rm(nextBuild, { recursive: true })
})

/** Returns the versions of the app that this device stores, the oldest first. */
async function appVersions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith('bearings.app.'))
}

/** Checks for another version of the worker. Returns how its installation ended: `installed` or `redundant`. */
async function updateWorker(): Promise<string> {
  const registration = (await navigator.serviceWorker.getRegistration())!
  const installation = new Promise<string>((resolve) =>
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing!
      worker.addEventListener('statechange', () => resolve(worker.state), { once: true })
    }),
  )
  await registration.update()
  return installation
}

test('after a sign-out nothing on the device tells what was seen, or by whom', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const page = await openAs(maya)
  await page.goto('/essays')
  await waitUntilStored(page)
  expect(await cachedUrls(page)).not.toEqual([])
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(maya.userId)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

  expect(await cachedUrls(page)).toEqual([])
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      document.cookie,
    ])
  })
  expect(stored).not.toContain(maya.userId)
  expect(stored).not.toContain(maya.email)
})

/** Copies the built pages with a change, as a next build. */
async function givenNextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bearings-next-build-'))
  await cp('apps/web/dist', folder, { recursive: true })
  await change(join(folder, 'app.html'), '</head>', '<meta name="build" content="next"></head>')
  await change(join(folder, 'service-worker.js'), /"version":"/, '"version":"next-')
  for (const copy of ['service-worker.js.br', 'service-worker.js.gz'])
    await rm(join(folder, copy), { force: true })
  return folder
}

async function change(file: string, from: string | RegExp, to: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

test('on a shared computer nothing of a person outlasts the tab, nor is it in another one', async ({
  running,
  page,
}) => {
  const password = 'a quiet desk by the sea'
  const { email } = await givenUser(running.db, 'student', { password })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  // The form greets with “Welcome back” too.
  const home = page.getByRole('heading', { level: 1, name: /^Welcome(?! back$)/ })
  await expect(home).toBeVisible()
  await page.reload()
  await expect(home).toBeVisible()

  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await waitForPreloads(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('on a shared computer nothing you read is kept')).toBeVisible()
  await page.context().setOffline(false)

  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
  expect(await cachedUrls(other)).toEqual([])
})

test('what a student shares from the phone’s share sheet reaches the page on the device alone', async ({
  running,
  openAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  await givenEntry(running.db, maya, { name: 'Hillside College' })
  const page = await openAs(maya)
  await page.goto('/dashboard')
  await waitUntilStored(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url() + (request.postData() ?? ''))
  })

  // What the share sheet does: a form that is sent to the app.
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' })
    const field = document.createElement('input')
    Object.assign(field, { name: 'text', value: 'Hillside College is still missing your transcript.' })
    form.append(field)
    document.body.append(form)
    form.submit()
  })

  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/still missing your transcript/)
  await expect(page.getByRole('combobox', { name: 'School' }).locator('option:checked')).toHaveText(
    'Hillside College',
  )
  expect(page.url()).toMatch(/\/share$/)
  expect(sent.filter((request) => request.includes('transcript'))).toEqual([])
})
