import { codeOf } from '@bearings/server/testing/authenticator'
import { givenUser } from '@bearings/server/testing/given'
import { givenFactor } from '@bearings/server/testing/given-factor'
import { expect, test, waitForPreloads } from './fixtures.ts'

test.beforeAll(({ running }) => {
  running.config.requireTwoFactor = ['advisor']
})
test.afterAll(({ running }) => {
  running.config.requireTwoFactor = []
})

test('an advisor who has to use a second step finds only the settings open, adds an app, and everything opens', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'advisor'))
  await page.goto('/advisor/dashboard')
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('alert')).toContainText('This server requires advisors to use a second step')

  await page.getByRole('link', { name: 'My Students' }).click()
  await expect(page).toHaveURL('/settings')

  const enrolled = page.waitForResponse((response) => response.url().endsWith('/auth/v1/factors'))
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  const { totp } = (await (await enrolled).json()) as { totp: { secret: string } }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('This is not the code that your app shows now')).toBeVisible()
  // In two groups, as the authenticator app shows it.
  const code = await codeOf(totp.secret, Date.now() / 1000)
  await dialog.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await dialog.getByRole('button', { name: 'Verify' }).click()
  // They are shown once: a slip of the hand does not close them.
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(codes.getByRole('button')).toHaveText(['Copy', 'Download', 'Done'])
  await codes.getByRole('button', { name: 'Done' }).click()

  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(page.locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove Authenticator app?' })
  await expect(asked).toContainText('This server requires advisors to use a second step at sign-in.')
  await expect(asked).not.toContainText('only your password')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Advisor Dashboard' }).click()
  await expect(page).toHaveURL('/advisor/dashboard')
})

test('an advisor who signed in some time ago gives the password before an app is added', async ({
  page,
  running,
  signInAs,
}) => {
  const password = 'a quiet desk by the sea'
  await signInAs(await givenUser(running.db, 'advisor', { password }), { minutesAgo: 20 })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asked.getByLabel('Your password').fill(password)
  await asked.getByRole('button', { name: 'Continue' }).click()

  const adding = page.getByRole('dialog', { name: 'Add authenticator app' })
  await expect(adding.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
  await expect(asked).toBeHidden()
})

test('an advisor whose school begins to require a second step is led from the open page to where it is added', async ({
  page,
  running,
  signInAs,
}) => {
  running.config.requireTwoFactor = []
  await signInAs(await givenUser(running.db, 'advisor'))
  await page.goto('/advisor/dashboard')
  await waitForPreloads(page)
  running.config.requireTwoFactor = ['advisor']

  await page.getByRole('tab', { name: /^Tasks/ }).click()
  await page.getByRole('link', { name: 'My Students' }).click()

  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('alert')).toContainText('This server requires advisors to use a second step')
})

test('a person whose password somebody knows sets a new one by the emailed link, and only then takes the second step', async ({
  page,
  running,
}) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const { email, userId } = await givenUser(running.db, 'student', { password: 'a quiet desk by the sea' })
  await givenFactor(running.db, { userId, status: 'verified', secret })
  await page.request.post('/auth/v1/recover', { data: { email } })
  const [mail] = await running.mailsTo(email)

  await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
  await page.getByRole('main').getByRole('button').click()
  await page.getByLabel('New password', { exact: true }).fill('a louder desk by the road')
  await page.getByLabel('Confirm new password').fill('a louder desk by the road')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Now take the second step.')).toBeVisible()
  await page.getByLabel('Code').fill(await codeOf(secret, Date.now() / 1000))
  await page.getByRole('button', { name: 'Verify' }).click()

  await expect(page).toHaveURL('/dashboard')
})
