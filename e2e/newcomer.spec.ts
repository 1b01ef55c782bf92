import { randomUUID } from 'node:crypto'
import { givenUser } from '@bearings/server/testing/given'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { noonZone } from './noon-zone.ts'
import { signInWith } from './pages/sign-in-form.ts'

// With animations, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, loadsAhead: true })

test('a student signs up, confirms by mail, and keeps a list of real schools', async ({ page, running }) => {
  const email = `maya-${randomUUID()}@example.org`
  const password = 'a quiet desk by the sea'

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Student ID (optional)').fill('S-1041')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible()

  await page.getByRole('tab', { name: 'Sign In' }).click()
  await signInWith(page, email, password)
  await expect(page.getByText('Email not confirmed')).toBeVisible()

  const [mail] = await running.mailsTo(email)
  await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  await expect(
    page.getByText('Your profile is 0% complete. Finish it for better recommendations.'),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Schools', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My School List' })).toBeVisible()
  await addSchool(page, 'standford', /^Stanford University/, 'restrictive_early_action')
  await addSchool(page, 'UCLA', /^University of California, Los Angeles/, 'regular')
  await addSchool(page, 'ohio st', /^Ohio State University/, 'early_action')

  const ucla = page.getByRole('row', { name: /Los Angeles/ })
  await expect(ucla).toContainText('9.0%')
  await expect(ucla).toContainText('Nov')
  await expect(ucla).toContainText('Reported by')

  await ucla.getByRole('button', { name: /^Remove/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('School removed from your list')).toBeVisible()
  await expect(ucla).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ucla).toBeVisible()

  await page.reload()
  for (const name of [/Stanford/, /Los Angeles/, /Ohio State/])
    await expect(page.getByRole('row', { name })).toBeVisible()

  await page.getByRole('button', { name: /Maya Okafor/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/schools')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await signInWith(page, email, password)
  await expect(page.getByRole('heading', { name: 'My School List' })).toBeVisible()
})

test('a new student answers what Home asks first in the page, skips one question, and no other device asks again', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  await signInAs(student)
  await page.goto('/dashboard')
  const question = (name: string) => page.getByRole('region', { name })
  await question('Which grade are you in?').getByRole('button', { name: '12th grade' }).click()
  const home = question('Where do you live?')
  await home.getByLabel('Home state or country').selectOption('Kenya')
  await home.getByRole('button', { name: 'Save' }).click()
  await question('Will you ask for financial aid?').getByRole('button', { name: 'Skip for now' }).click()
  const gpa = question('What is your GPA?')
  await gpa.getByLabel('Your GPA').fill('3.9')
  await gpa.getByRole('button', { name: 'Save' }).click()
  await expect(gpa).toBeHidden()
  await expect(question('Will you ask for financial aid?')).toBeHidden()

  const phone = await openAs(student)
  await phone.goto('/dashboard')
  await expect(phone.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Skip for now' })).toBeHidden()
  await phone.goto('/profile')
  await phone
    .getByRole('region', { name: 'Will you ask for financial aid?' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(phone.getByRole('region', { name: 'Will you ask for financial aid?' })).toBeHidden()
  await phone.goto('/schools/find?q=Harvard')
  await expect(phone.getByText('Far reach').first()).toBeVisible()
})

async function addSchool(page: Page, typed: string, found: RegExp, plan: string) {
  await page.getByRole('button', { name: 'Add School' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  await dialog.getByLabel('School').fill(typed)
  await page.getByRole('option', { name: found }).first().click()
  await dialog.getByLabel('Plan').selectOption(plan)
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  await expect(dialog).toBeHidden()
}
