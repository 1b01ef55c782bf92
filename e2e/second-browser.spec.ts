import { codeOf } from '@bearings/server/testing/authenticator'
import { givenUser } from '@bearings/server/testing/given'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { signInWith } from './pages/sign-in-form.ts'
import type { Running } from './prepare.ts'

/*
 * Each setting is set in one browser, which is reloaded, and holds in another browser of the same person.
 * Effects on other people are tested with the feature: pictures in `files.spec.ts`, the public page in
 * `public-profile.spec.ts`.
 */

const password = 'a quiet desk by the sea'
const another = 'a louder desk by the road'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const saved = (page: Page) => page.getByText('Settings saved')

async function signIn(page: Page, { email, using = password }: { email: string; using?: string }) {
  await page.goto('/auth')
  await signInWith(page, email, using)
}

/** Opens a browser in which nobody is signed in. */
async function newBrowser(browser: Browser, { url }: Running) {
  const context = await browser.newContext({ baseURL: url })
  return { page: await context.newPage(), close: () => context.close() }
}

test('name, student ID, time zone and colors', async ({ page, running, signInAs, openAs }) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Kim Lee', studentId: null })
  await signInAs(student)
  const other = await openAs(student)
  await page.goto('/settings')
  await page.getByLabel('First name').fill('Tamsin')
  await page.getByLabel('Last name').fill('Quillon')
  await page.getByLabel('Student ID (optional)').fill('LHS-4711')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Honolulu')
  await page.getByRole('option', { name: 'Pacific/Honolulu' }).click()
  await section(page, 'Appearance').getByText('Dark', { exact: true }).click()
  await page.getByRole('button', { name: 'Save Changes' }).last().click()
  await expect(saved(page)).toBeVisible()

  await page.reload()
  for (const each of [page, other]) {
    await each.goto('/settings')
    await expect(each.getByLabel('First name')).toHaveValue('Tamsin')
    await expect(each.getByLabel('Last name')).toHaveValue('Quillon')
    await expect(each.getByLabel('Student ID (optional)')).toHaveValue('LHS-4711')
    await expect(each.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Honolulu')
    await expect(each.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(section(each, 'Appearance').getByRole('radio', { name: 'Dark' })).toBeChecked()
  }
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: /^Account menu/ })).toContainText('Tamsin Quillon')
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('email, once both mailboxes have agreed', async ({ page, browser, running, signInAs, openAs }) => {
  const student = await givenUser(running.db, 'student', { password })
  const address = `new-${student.email}`
  await signInAs(student)
  const other = await openAs(student)
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Save Changes' }).last().click()
  await expect(page.getByText('Your address changes to')).toContainText(address)
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email)
  await other.goto('/settings')
  await expect(other.getByText('Your address changes to')).toContainText(address)

  for (const to of [student.email, address]) {
    const [mail] = await running.mailsTo(to)
    await page.goto(/http\S+\/auth\/confirm#\S+/.exec(mail!.text)![0])
    await page.getByRole('button', { name: /^Confirm/ }).click()
    if (to === student.email) await expect(page.getByText(/other/i).first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address)
  // Whoever could read the old mailbox may also have been signed in, so all sessions end.
  await other.reload()
  await expect(other).toHaveURL(/\/auth/)
  const anew = await newBrowser(browser, running)
  await signIn(anew.page, student)
  await expect(anew.page.getByText('Invalid login credentials')).toBeVisible()
  await signIn(anew.page, { email: address })
  await expect(anew.page).toHaveURL('/dashboard')
  await anew.close()
})

test('password: the other browser is out, and the old one opens nothing', async ({
  page,
  browser,
  running,
}) => {
  const student = await givenUser(running.db, 'student', { password })
  const other = await newBrowser(browser, running)
  for (const each of [page, other.page]) {
    await signIn(each, student)
    await expect(each).toHaveURL('/dashboard')
  }
  await page.goto('/settings')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill(another)
  await page.getByLabel('Confirm new password').fill(another)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('All other devices have been signed out.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await other.page.reload()
  await expect(other.page).toHaveURL(/\/auth/)
  await signIn(other.page, student)
  await expect(other.page.getByText('Invalid login credentials')).toBeVisible()
  await signIn(other.page, { ...student, using: another })
  await expect(other.page).toHaveURL('/dashboard')
  await other.close()
})

test('two-factor sign-in: the other browser asks for a code, and a recovery code opens it once', async ({
  page,
  browser,
  running,
}) => {
  const student = await givenUser(running.db, 'student', { password })
  await signIn(page, student)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings')
  const enrolled = page.waitForResponse((response) => response.url().endsWith('/auth/v1/factors'))
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  const { totp } = (await (await enrolled).json()) as { totp: { secret: string } }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill(await codeOf(totp.secret, Date.now() / 1000))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  const kept = page.getByRole('dialog', { name: 'Save your recovery codes' })
  const codes = kept.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('bearings-recovery-codes.txt')
  const [first] = await codes.allTextContents()
  await kept.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add another app' })).toBeFocused()
  await page.reload()
  await expect(section(page, 'Two-factor sign-in')).toContainText('10 of 10 left')

  const other = await newBrowser(browser, running)
  await signIn(other.page, student)
  await expect(other.page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await other.page.getByRole('button', { name: 'Use a recovery code' }).click()
  const code = other.page.getByLabel('Recovery code')
  await code.fill('abcd-efgh-jkmn')
  await other.page.getByRole('button', { name: 'Verify' }).click()
  await expect(other.page.getByText('This is not one of your unused recovery codes')).toBeVisible()
  await expectAccessible(other.page)
  await code.fill(first!)
  await other.page.getByRole('button', { name: 'Verify' }).click()
  await expect(other.page).toHaveURL('/dashboard')
  await other.page.getByRole('button', { name: /^Account menu/ }).click()
  await other.page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(section(other.page, 'Two-factor sign-in')).toContainText('9 of 10 left')

  await other.page.getByRole('button', { name: 'Create new codes' }).click()
  const asked = other.page.getByRole('dialog', { name: 'Create new recovery codes?' })
  await asked.getByRole('button', { name: 'Create new codes' }).click()
  await other.page
    .getByRole('dialog', { name: 'Save your recovery codes' })
    .getByRole('button', { name: 'Done' })
    .click()
  await page.reload()
  await expect(section(page, 'Two-factor sign-in')).toContainText('10 of 10 left')
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Authenticator app removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeFocused()
  await other.page.reload()
  await expect(other.page.getByRole('button', { name: 'Add authenticator app' })).toBeVisible()
  await other.close()
})

test('sign-ins: all of them end at once', async ({ page, openAs, student }) => {
  const other = await openAs(student)
  await other.goto('/settings')
  await page.goto('/settings')
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect(page).toHaveURL(/\/auth/)
  // Nobody presses anything there.
  await expect(other).toHaveURL(/\/auth/)
  await other.goto('/schools')
  await expect(other).toHaveURL(/\/auth/)
})

test('notifications and who may find a student', async ({ page, running, signInAs, openAs }) => {
  const student = await givenUser(running.db, 'student', { studentId: 'LHS-90210-Q' })
  await signInAs(student)
  const other = await openAs(student)
  const advisor = await openAs(await givenUser(running.db, 'advisor'))
  await page.goto('/settings')
  const told = (each: Page) => each.getByRole('checkbox', { name: 'New tasks: in the app' })
  const byMail = (each: Page) => each.getByRole('checkbox', { name: 'Essay feedback: by email' })
  const found = (each: Page) => each.getByRole('switch', { name: 'Advisors can find me by my student ID' })
  const written = (method: string) =>
    page.waitForResponse((response) => response.request().method() === method && response.ok())

  for (const [control, method] of [
    [told(page), 'PUT'],
    [byMail(page), 'PUT'],
    [found(page), 'PATCH'],
  ] as const) {
    const answer = written(method)
    await control.click()
    await answer
  }

  await page.reload()
  await other.goto('/settings')
  for (const each of [page, other]) {
    await expect(told(each)).not.toBeChecked()
    await expect(byMail(each)).not.toBeChecked()
    await expect(found(each)).not.toBeChecked()
  }
  await advisor.goto('/advisor/dashboard?tab=add')
  await advisor.getByLabel('Search by student ID').fill('LHS-90210')
  await advisor.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(advisor.getByText('No students found with that student ID.')).toBeVisible()
})

test('what the public page shows', async ({ page, running, signInAs, openAs }) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Tamsin Quillon' })
  const handle = `sea-otter-${student.userId.slice(0, 6)}`
  await signInAs(student)
  const other = await openAs(student)
  await page.goto('/settings')
  await page.getByLabel('Address', { exact: true }).fill(handle)
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Address saved')).toBeVisible()
  await page.getByRole('switch', { name: 'Make Profile Public' }).click()
  await page.getByRole('button', { name: 'Make Public' }).click()
  await expect(page.getByRole('switch', { name: 'Make Profile Public' })).toBeChecked()

  await page.reload()
  await other.goto('/settings')
  for (const each of [page, other]) {
    await expect(each.getByRole('switch', { name: 'Make Profile Public' })).toBeChecked()
    await expect(each.getByLabel('Address', { exact: true })).toHaveValue(handle)
  }
})

test('deletion, asked for in one browser and taken back in the other', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { password })
  await signInAs(student)
  const other = await openAs(student)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Continue' })
    .click()
  const asked = page.getByRole('dialog', { name: 'Are you sure?' })
  await asked.getByLabel('Your password').fill(password)
  await asked.getByRole('button', { name: 'Delete my account' }).click()
  const banner = (each: Page) => each.getByRole('region', { name: 'Account deletion' })
  await expect(banner(page)).toContainText('Your account will be deleted on')
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused()

  await page.reload()
  await expect(banner(page)).toBeVisible()
  await other.goto('/dashboard')
  await banner(other).getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner(other)).toBeHidden()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})
