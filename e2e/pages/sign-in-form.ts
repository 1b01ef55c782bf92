import type { Page } from '@playwright/test'

/** Types into the form of the sign-in page, which is open, and sends it. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Types into the form for a new account, whose other fields are filled in, and sends it. */
export async function signUpWith(page: Page, email: string, password: string): Promise<void> {
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
