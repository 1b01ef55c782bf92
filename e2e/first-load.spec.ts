import { notify } from '@bearings/server/features/notifications/service'
import { givenUser } from '@bearings/server/testing/given'
import { givenNotification } from '@bearings/server/testing/given-notifications'
import { givenProfile } from '@bearings/server/testing/given-profile'
import type { Page } from '@playwright/test'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test.use({ loadsAhead: true })

/** Waits until the server has rendered the colleges of the page's first view. */
async function firstViewIsServed(page: Page) {
  await expect
    .poll(async () => (await page.request.get('/schools/find')).text())
    .toContain('class="first-view"')
}

test('a student waits for no answer twice, and for none that nothing shows, on whatever page they open', async ({
  studentPage: page,
}) => {
  let reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) reads = []
    if (pathname.startsWith('/api/v1/')) reads.push(`${request.method()} ${pathname}${search}`)
  })
  for (const path of ['/dashboard', '/schools', '/schools/find', '/essays', '/deadlines'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForFunction('window.bearingsPrefetched')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForPreloads(page)

      expect(reads).toContain('GET /api/v1/me')
      expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([])
      await expect.poll(() => page.evaluate('window.bearingsPrefetched?.responses.size ?? 0')).toBe(0)
    })
})

test('a student loads no schema library, which only the server needs, and few sheets that lay the open page out again', async ({
  studentPage: page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const layered = () =>
    page.evaluate(
      () =>
        [...document.styleSheets].filter(({ cssRules }) =>
          [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule),
        ).length,
    )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForPreloads(page)

  const texts = await Promise.all(scripts)
  expect(texts.some((text) => text.includes('createElement'))).toBe(true)
  // Zod registers its classes under such names, which survive minification.
  expect(texts.filter((text) => text.includes('$ZodType'))).toEqual([])
  // Chromium lays out all text again for each sheet with layers. Two come with the page, then those of the
  // lists, of the editor, and of Mantine's other components.
  expect(await layered()).toBeGreaterThan(1)
  expect(await layered()).toBeLessThanOrEqual(5)
})

test('a student who was reminded yesterday is not asked for everything again when the page listens for news', async ({
  page,
  running,
  student,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const title of ['Emory', 'Tufts'])
    await givenNotification(running.db, student, {
      type: 'application-reminder',
      title,
      createdAt: yesterday,
    })
  const reads: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/dashboard')
  await opened
  await waitForPreloads(page)
  // By the time the stream reports this notification, it has also reported yesterday's.
  const told = {
    type: 'essay-feedback',
    title: 'New comment',
    message: 'On your essay',
    link: '/essays',
  } as const
  const { userId } = student
  await running.db.transaction((tx) => notify(tx, { ...told, userId, now: new Date() }))
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()

  expect(reads.filter((path) => path === '/api/v1/deadlines')).toHaveLength(1)
  expect(reads.filter((path) => path === '/api/v1/notifications')).toHaveLength(1)
})

test('a student who opens a second tab reads each thing once there, and is told what is new', async ({
  context,
  page,
  running,
  student,
}) => {
  const opened = page.waitForResponse('**/api/v1/notifications/stream')
  await page.goto('/essays')
  await opened
  await waitForPreloads(page)

  const second = await context.newPage()
  const reads: string[] = []
  second.on('request', (request) => reads.push(new URL(request.url()).pathname))
  await second.goto('/deadlines')
  await waitForPreloads(second)
  const told = {
    type: 'essay-feedback',
    title: 'New comment',
    message: 'On your essay',
    link: '/essays',
  } as const
  const { userId } = student
  await running.db.transaction((tx) => notify(tx, { ...told, userId, now: new Date() }))
  await expect(second.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()

  expect(reads.filter((path) => path === '/api/v1/deadlines')).toHaveLength(1)
  expect(reads.filter((path) => path === '/api/v1/notifications')).toHaveLength(1)
})

test('an advisor is asked for nothing of a student’s, and a person who is signed out for nothing at all', async ({
  page,
  running,
  openAs,
}) => {
  const prefetched = () => page.evaluate('window.bearingsPrefetched !== undefined')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
  expect(await prefetched()).toBe(false)

  const advisors = await openAs(await givenUser(running.db, 'advisor'))
  const refused: string[] = []
  advisors.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await advisors.goto('/dashboard')
  await expect(advisors).toHaveURL(/advisor\/dashboard/)
  await waitForPreloads(advisors)
  expect(refused).toEqual([])
})

test('a student who was made an admin is asked for nothing of a student’s from the second page on', async ({
  page,
  running,
  signInAs,
}) => {
  const person = await givenUser(running.db, 'student')
  await signInAs(person)
  await running.db.execute(`update users set role = 'admin' where id = '${person.userId}'`)
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await renewed
  await waitForPreloads(page)

  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  for (const path of ['/dashboard', '/schools']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForPreloads(page)
  }
  expect(refused).toEqual([])
})

test('a person who is signed in sees the frame of the page before the code has come, and it goes when the page is there', async ({
  studentPage: page,
}) => {
  const bring = await holdRequests(page, '**/assets/app-*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const frame = page.locator('.first-frame')
  await expect(frame).toBeVisible()
  const compass = await frame.locator('svg').boundingBox()

  bring()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame).toHaveCount(0)
  const home = page.getByRole('complementary').getByRole('link', { name: 'Bearings, home' })
  expect(await home.locator('svg').boundingBox()).toEqual(compass)
})

const screens = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1100, height: 800 },
  phone: { width: 390, height: 844 },
}
const { desktop, phone } = screens

/** Opens a page whose code does not come before the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  await page.unrouteAll()
  const bring = await holdRequests(page, '**/assets/app-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return bring
}

test('a student who opens Find Schools sees colleges, and what the odds are based on, before the code has come, where they stay', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '1390 SAT' })
  await firstViewIsServed(page)
  for (const [screen, viewport] of Object.entries(screens))
    await test.step(screen, async () => {
      await page.setViewportSize(viewport)
      const bring = await openWithoutCode(page, '/schools/find')
      const early = page.locator('.first-view a').first()
      await expect(early).toBeVisible()
      const words = page.getByText('Estimated from your 3.80 GPA and 1390 SAT.')
      await expect(words).toBeVisible()
      await expect(page.locator('.first-view')).toHaveCount(1)
      const name = (await early.textContent())!
      const [college, basis] = [(await early.boundingBox())!, (await words.boundingBox())!]

      bring()

      const row = page.getByRole('list', { name: 'Colleges' }).getByRole('link').first()
      await expect(row).toHaveText(name)
      await expect(page.locator('.first-view')).toHaveCount(0)
      const place = (await row.boundingBox())!
      expect(place.x).toBe(college.x)
      expect(Math.abs(place.y - college.y)).toBeLessThan(60)
      const after = (await words.boundingBox())!
      expect(after.x).toBe(basis.x)
      expect(Math.abs(after.y - basis.y)).toBeLessThan(2)
    })
})

test('a student reads what a page is called before the code has come, at its place', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student', { fullName: 'Nia Okafor' }))
  for (const viewport of [desktop, phone])
    for (const path of ['/dashboard', '/schools', '/essays', '/deadlines'])
      await test.step(`${path}, ${viewport.width} px wide`, async () => {
        await page.setViewportSize(viewport)
        const bring = await openWithoutCode(page, path)
        const early = page.locator('.first-frame-page h1')
        await expect(early).toBeVisible()
        // A phone shows only the given name, and a screen reader reads the full name.
        const words = (await early.innerText()).split(',')[0]!
        const { x, y } = (await early.boundingBox())!

        bring()

        await expect(page.locator('.first-frame')).toHaveCount(0)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        await expect(heading).toContainText(words)
        const place = (await heading.boundingBox())!
        expect(place.x).toBe(x)
        expect(Math.abs(place.y - y)).toBeLessThan(2)
      })
})

test('a student who looks for a college by its address sees no others first', async ({
  studentPage: page,
}) => {
  await page.goto('/schools/find?q=reed', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Reed College' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-view')
})

test('somebody who opens /auth reads where they are before the code has come, and no word moves', async ({
  page,
}) => {
  const forms = { '/auth': 'Welcome back', '/auth?tab=sign-up': 'Create your account' }
  for (const viewport of [desktop, phone])
    for (const [path, words] of Object.entries(forms))
      await test.step(`${path}, ${viewport.width} px wide`, async () => {
        await page.setViewportSize(viewport)
        const bring = await openWithoutCode(page, path)
        const early = page.locator('.first-form h1', { hasText: words })
        await expect(early).toBeVisible()
        // Until the style sheet has loaded both headings are in the document, and nothing is painted.
        await expect(page.locator('.first-form h1').filter({ hasNotText: words })).toBeHidden()
        const { x, y } = (await early.boundingBox())!
        const compass = await page.locator('.first-frame svg').boundingBox()

        bring()

        await expect(page.getByLabel('Email')).toBeVisible()
        await expect(page.locator('.first-frame')).toHaveCount(0)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(words)
        const place = (await heading.boundingBox())!
        expect(place.x).toBe(x)
        expect(Math.abs(place.y - y)).toBeLessThan(4)
        expect(await page.getByRole('banner').locator('svg').first().boundingBox()).toEqual(compass)
      })
})

test('somebody who is signed out and opens a page of the app sees nothing of it on the way to signing in', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-frame')
})

test('a menu whose code has gone with an update offers the new version, also to a person who has put it off', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  const menu = '**/assets/account-dropdown-*.js'
  await page.route(menu, (route) => route.fulfill({ status: 404 }))
  await page.route('**/auth', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/app-another.js"></script>' }),
  )
  await page.goto('/dashboard')
  const offer = page.getByText('A new version of Bearings is ready.')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(offer).toHaveCount(0)

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(offer).toBeVisible()

  await page.unroute(menu)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(offer).toHaveCount(0)
  await waitForPreloads(page)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
})
