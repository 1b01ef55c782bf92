import { givenUser } from '@bearings/server/testing/given'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signInWith } from './pages/sign-in-form.ts'

const password = 'a quiet desk by the sea'

/** Gives the browser a device that unlocks itself, as a phone with a finger on it. */
async function givenDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a student adds a passkey, signs in with it alone, and meets the step after the password with it', async ({
  page,
  running,
}) => {
  const { email } = await givenUser(running.db, 'student', { password })
  await givenDevice(page)
  await page.goto('/auth')
  await signInWith(page, email, password)
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeVisible()

  const forget = () => page.evaluate(() => localStorage.clear())
  await forget()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await forget()
  await page.goto('/auth')
  await signInWith(page, email, password)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Remove Passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toHaveCount(0)
})
