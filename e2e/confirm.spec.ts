import { randomUUID } from 'node:crypto'
import { givenUser } from '@bearings/server/testing/given'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { signInWith, signUpWith } from './pages/sign-in-form.ts'

test('a form that is not filled in says so at its fields, and a new account is asked to look at its mail', async ({
  page,
}) => {
  const email = `maya-${randomUUID()}@example.org`
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Full Name').fill('   ')
  await page.getByLabel('Email').fill('maya')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Enter the full address, such as name@example.org.')).toBeVisible()
  await expect(page.getByText('Choose a password.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()

  await page.getByLabel('Full Name').fill('Maya Okafor')
  await signUpWith(page, email, 'a quiet desk by the sea')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Resend to ${email}` }).click()
  await expect(page.getByText('Email sent')).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a student who comes to choose a password without a link that works is told so', async ({ page }) => {
  await page.goto('/auth/reset')
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('a person who leaves a field of signing in empty reads below it what belongs there', async ({
  page,
}) => {
  const refused = async (label: string, words: string) => {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(words))
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  await page.goto('/auth/confirm')
  await page.getByRole('main').getByRole('button').last().click()
  await refused('Email', 'Enter an email address.')
  await refused('Code', 'Enter the six digits.')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)

  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await refused('Email', 'Enter an email address.')
  await refused('Password', 'Enter your password.')
  await page.goto('/auth/forgot')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await refused('Email', 'Enter an email address.')
})

test('a person who is refused after ten wrong passwords reads in how many minutes to try again', async ({
  page,
  running,
}) => {
  const { email } = await givenUser(running.db, 'student', { password: 'a quiet desk by the sea' })
  const data = { email, password: 'a wrong password' }
  for (let tries = 0; tries < 10; tries++)
    await page.request.post('/auth/v1/token?grant_type=password', { data })

  await page.goto('/auth')
  await signInWith(page, email, 'a quiet desk by the sea')

  await expect(page.getByRole('alert')).toHaveText(/^Too many requests\. Try again in \d\d minutes$/)
})

test('a student who has just signed up enters only the code of the email, and its link leads home after that', async ({
  page,
  running,
}) => {
  const email = `maya-${randomUUID()}@example.org`
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await signUpWith(page, email, 'a quiet desk by the sea')
  await page.getByRole('link', { name: 'Enter the code from the email' }).click()
  const [mail] = await running.mailsTo(email)

  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText(/This code is wrong/)).toBeVisible()
  await page.getByLabel('Code').fill(/Your code: (\d{6})/.exec(mail!.text)![1]!)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a student who has confirmed by the link is not asked for a code while their page loads', async ({
  page,
  running,
}) => {
  const email = `maya-${randomUUID()}@example.org`
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await signUpWith(page, email, 'a quiet desk by the sea')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const [mail] = await running.mailsTo(email)
  await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])

  const release = await holdRequests(page, '**/api/v1/me')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Email confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?/)
  await expect(page.getByLabel('Code')).toBeHidden()

  release()
  await expect(page).toHaveURL('/dashboard')
})
