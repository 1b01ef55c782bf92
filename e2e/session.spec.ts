import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { signInWith } from './pages/sign-in-form.ts'
import type { Running } from './prepare.ts'

const password = 'a quiet desk by the sea'
const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })

/** Creates a student with an essay, who can sign in by password on any number of devices. */
async function givenStudent({ db }: Running) {
  const student = await givenUser(db, 'student', { password, fullName: 'Maya Okafor' })
  const essay = await givenEssay(db, student, { content: 'As it was saved.' })
  return { ...student, essay: `/essays/${essay.id}` }
}

const signIn = (page: Page, { email }: { email: string }) => signInWith(page, email, password)

async function openAt(page: Page, person: { email: string }, path: string) {
  await page.goto(path)
  await signIn(page, person)
  await expect(page).toHaveURL(path)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** Signs this person in on another device. */
async function phoneOf(browser: Browser, running: Running, person: { email: string }) {
  const context = await browser.newContext({ baseURL: running.url })
  const page = await context.newPage()
  await openAt(page, person, '/settings')
  return page
}

async function endSessionsOf(phone: Page, how: 'sign out' | 'change the password' | 'end the session') {
  if (how === 'sign out') {
    await signOut(phone)
    await expect(phone).toHaveURL('/auth')
  } else if (how === 'end the session') {
    const end = phone.getByRole('button', { name: /^End / })
    await end.click()
    await expect(end).toBeHidden()
  } else {
    const another = 'a louder desk by the road'
    await phone.getByLabel('Current password').fill(password)
    await phone.getByLabel('New password', { exact: true }).fill(another)
    await phone.getByLabel('Confirm new password').fill(another)
    await phone.getByRole('button', { name: 'Update Password' }).click()
    await expect(phone.getByText('All other devices have been signed out.')).toBeVisible()
  }
}

const drafts = (context: BrowserContext) =>
  context
    .pages()[0]!
    .evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bearings.draft.')))

for (const how of ['sign out', 'change the password', 'end the session'] as const)
  test(`a person who is signed out by another device (${how}) finds the form on the next page, and comes back`, async ({
    page,
    browser,
    running,
  }) => {
    const student = await givenStudent(running)
    await openAt(page, student, '/schools')
    const phone = await phoneOf(browser, running, student)
    await endSessionsOf(phone, how)

    await page.reload()

    await expect(signInButton(page)).toBeVisible()
    await expect(page).toHaveURL('/auth?next=%2Fschools')
    await page.goto('/auth')
    await expect(signInButton(page)).toBeVisible()
    if (how !== 'change the password') {
      await page.goBack()
      await expect(page).toHaveURL('/auth?next=%2Fschools')
      await signIn(page, student)
      await expect(page.getByRole('heading', { name: 'My School List' })).toBeVisible()
    }
    await phone.context().close()
  })

for (const reached of ['by itself', 'at the next request'] as const)
  test(`a person who is signed out elsewhere while a page is open is told so ${reached}`, async ({
    page,
    browser,
    running,
  }) => {
    const student = await givenStudent(running)
    // Without its live stream, the page hears of the end of its session by nothing but its next request.
    if (reached === 'at the next request') await page.route('**/notifications/stream', () => {})
    await page.clock.install()
    await openAt(page, student, '/profile/edit/0')
    await page.getByLabel('High school').fill('Harbor High')
    const phone = await phoneOf(browser, running, student)
    await endSessionsOf(phone, 'sign out')

    if (reached === 'at the next request')
      await page.getByRole('link', { name: 'Essays', exact: true }).click()

    await expect(signInButton(page)).toBeVisible()
    await expect(page.getByText('You have been signed out')).toBeVisible()
    await phone.context().close()
    // The message waits for somebody who is away from the computer.
    await page.clock.fastForward('10:00')
    await expect(page.getByText('You have been signed out')).toBeVisible()
    await signIn(page, student)
    await expect(page.getByText('You have been signed out')).toBeHidden()
    if (reached === 'at the next request') {
      await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
      await page.goto('/profile/edit/0')
    }
    await expect(page.getByLabel('High school')).toHaveValue('Harbor High')
  })

test('a student whose sign-out the server does not confirm reads that other devices may be signed in', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenStudent(running))
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/settings')

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Signed out in this browser only')
})

test('a text typed on the laptop outlasts a sign-out on the phone', async ({ page, browser, running }) => {
  const student = await givenStudent(running)
  await openAt(page, student, student.essay)
  await essayField(page).waitFor()
  // Any request from the laptop in between would be refused, and lead to the sign-in form.
  const release = await holdRequests(page, /\/(api|auth)\/v1\//)
  const phone = await phoneOf(browser, running, student)
  await endSessionsOf(phone, 'sign out')
  await phone.context().close()

  await essayField(page).fill('Typed after the phone signed out.')
  await page.keyboard.press('ControlOrMeta+s')
  release()
  await expect(signInButton(page)).toBeVisible()
  await signIn(page, student)

  await expect(page).toHaveURL(student.essay)
  await expect(essayField(page)).toHaveValue('Typed after the phone signed out.')
})

test('a text typed in one tab outlasts the sign-out in another', async ({ page, context, running }) => {
  const student = await givenStudent(running)
  await openAt(page, student, student.essay)
  await essayField(page).fill('Typed in the first tab.')
  const second = await context.newPage()
  await second.goto('/dashboard')

  await signOut(second)

  await expect(second).toHaveURL('/auth')
  await expect(signInButton(page)).toBeVisible()
  await expect.poll(() => drafts(context)).toEqual([])
  await signIn(second, student)
  await expect(second.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  await expect(page).toHaveURL(student.essay)
  await expect(essayField(page)).toHaveValue('Typed in the first tab.')
})

test('what cannot be saved is asked about before a sign-out, and then leaves nothing on the device', async ({
  page,
  context,
  running,
}) => {
  const student = await givenStudent(running)
  await openAt(page, student, '/profile/edit/0')
  await page.getByLabel('High school').fill('Harbor High')

  await signOut(page)
  const asked = page.getByRole('dialog', { name: 'Sign out with unsaved changes?' })
  await expect(asked).toContainText('What you typed in your profile is not saved.')
  // At this width there is another sidebar.
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(asked).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('High school')).toHaveValue('Harbor High')
  await signOut(page)
  await asked.getByRole('button', { name: 'Sign out and discard' }).click()

  await expect(page).toHaveURL('/auth')
  await expect.poll(() => drafts(context)).toEqual([])
})

test('the next person at a computer finds nothing of the one before, whose session had ended', async ({
  page,
  context,
  browser,
  running,
}) => {
  const [student, next] = [await givenStudent(running), await givenStudent(running)]
  await openAt(page, student, '/profile/edit/0')
  await page.getByLabel('High school').fill('Harbor High')
  const phone = await phoneOf(browser, running, student)
  await endSessionsOf(phone, 'sign out')
  await phone.context().close()
  await page.reload()
  await expect(signInButton(page)).toBeVisible()
  await expect.poll(() => drafts(context)).toHaveLength(1)

  await signIn(page, next)

  await expect(page.getByLabel('High school')).toHaveValue('')
  await expect.poll(() => drafts(context)).toEqual([])
})
