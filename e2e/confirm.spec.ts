import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('a student enters the code of the email on another device, and its link leads home after that', async ({
  page,
  running,
}) => {
  const email = `maya-${randomUUID()}@example.org`
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet desk by the sea')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Enter the code from the email' }).click()
  const [mail] = await running.mailsTo(email)

  await page.getByLabel('Email').fill(email)
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
