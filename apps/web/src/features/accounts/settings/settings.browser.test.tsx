import { held, refused } from '@bearings/client/testing/answers'
import { broken } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const save = page.getByRole('button', { name: 'Save Changes' }).last()
const studentId = page.getByLabelText('Student ID (optional)')
const firstName = page.getByLabelText('First name')

test('a student who skipped the student ID gives it later, and corrects it', async () => {
  await openPage('/settings')
  await expect
    .element(page.getByText('No advisor can find you because you have not entered a student ID.'))
    .toBeVisible()

  await studentId.fill('4711')
  await save.click()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
  await studentId.fill('x'.repeat(41))
  await save.click()
  await expect.element(page.getByText('Keep it to 40 characters or fewer.')).toBeVisible()
})

test('a person who leaves a field of Settings empty reads below it what belongs there', async () => {
  await openPage('/settings')
  await firstName.fill('')
  await page.getByLabelText('Email', { exact: true }).fill('kim@')
  await save.click()
  await expect.element(page.getByText('Enter your first name.')).toBeVisible()
  await expect.element(page.getByText('Enter the full address, such as name@example.org.')).toBeVisible()
  await expect.element(firstName).toHaveFocus()
})

test('a person who only tabs through the fields of a password sees no error, and one who presses its button reads three', async () => {
  await openPage('/settings')
  const password = page.getByLabelText('Current password')
  const update = page.getByRole('button', { name: 'Update Password' })
  await press(password, '{Tab}{Tab}{Tab}')
  await expect.element(page.getByText('Type the password again.')).not.toBeInTheDocument()

  await update.click()
  for (const said of ['Enter your password.', 'Choose a password.', 'Type the password again.'])
    await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(password).toHaveFocus()
})

test('a person saves Settings by Enter', async () => {
  await openPage('/settings')
  await firstName.fill('Tamsin')
  await press(firstName, '{Enter}')

  await expect.element(page.getByText('Settings saved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Account menu/ })).toHaveTextContent('Tamsin Okafor')
})

test('a phone greets by all of a long name', async () => {
  const last = 'Wolfeschlegelsteinhausenbergerdorff-de-la-Vega'
  await openPage('/dashboard', {
    width: 390,
    me: { fullName: `Kim ${last}`, createdAt: new Date().toISOString() },
  })
  const heading = page.getByRole('heading', { level: 1, name: `Welcome, Kim ${last}` })
  // All of it is shown, not only said.
  await expect.element(heading.getByText(last)).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('a person whose sessions do not load tries again without a reload, which would lose what they typed', async () => {
  let fails = true
  const sessions = () => (fails ? refused('TOO_MANY')() : [])
  const { asked } = await openPage('/settings', { answers: { 'GET /sessions': sessions } })
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading your sessions' })
  await firstName.fill('Ada')
  await expect.element(alert).toBeVisible()

  fails = false
  await alert.getByRole('button', { name: 'Try again' }).click()

  await expect.element(alert).not.toBeInTheDocument()
  expect(asked.filter(({ key }) => key === 'GET /sessions').length).toBeGreaterThan(1)
  await expect.element(firstName).toHaveValue('Ada')
})

test('people find under Privacy & Security who sees them, and their password', async () => {
  const privacy = page.getByRole('region', { name: 'Privacy & Security' })
  await openPage('/settings', { me: { discoverable: true } })
  await expect
    .element(privacy.getByRole('switch', { name: 'Advisors can find me by my student ID' }))
    .toBeChecked()
  await expect.element(privacy.getByRole('switch', { name: 'Make Profile Public' })).not.toBeChecked()
  for (const field of ['Current password', 'New password', 'Confirm new password'])
    await expect.element(privacy.getByLabelText(field, { exact: true })).toBeVisible()

  await openPage('/settings', { as: 'advisor' })
  await expect.element(privacy.getByRole('button', { name: 'Update Password' })).toBeVisible()
  expect(privacy.getByRole('switch').elements()).toEqual([])
})

test('on a phone a person chooses a part of Settings, and an unsaved name waits in another', async () => {
  await openPage('/settings', { width: 390, height: 844 })
  await firstName.fill('Tamsin')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect.element(page.getByRole('button', { name: 'Update Password' })).toBeVisible()
  await expect.element(firstName).not.toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThan(3 * 844)

  await save.click()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
})

test('on a phone the link of an email leads to the notifications', async () => {
  await openPage('/settings#notifications', { width: 390 })
  await expect.element(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible()
})

test('on a phone a person who saves without a first name is led back to it', async () => {
  await openPage('/settings', { width: 390, height: 844 })
  await firstName.clear()
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect.element(firstName).not.toBeVisible()

  await save.click()
  await expect.element(firstName).toBeVisible()
  await expect.element(page.getByText('Enter your first name.')).toBeVisible()
  await expect.element(firstName).toHaveFocus()
})

test('a person who goes on typing while Settings are saved keeps what they typed', async () => {
  const saving = held({ ...maya, fullName: 'Tamsin Okafor' })
  const { asked } = await openPage('/settings', { answers: { 'PATCH /me': saving.answer } })
  await firstName.fill('Tamsin')
  await save.click()
  await expect.poll(() => asked.some(({ key }) => key === 'PATCH /me')).toBe(true)
  await studentId.fill('4711')
  saving.release()
  await expect.element(page.getByText('Settings saved')).toBeVisible()
  await expect.element(studentId).toHaveValue('4711')
})

test('a student whom only their school signs in deletes the account without a password, once they have shown that it is them', async () => {
  let isProved = false
  const { asked } = await openPage('/settings', {
    answers: {
      'GET /me/sign-in': {
        hasPassword: false,
        school: { name: 'Hillside High', email: null },
        isOfSchool: true,
      },
      'POST /me/erasure': () => {
        if (!isProved) throw broken('password-needed')
        return maya
      },
      'POST /sessions/proof': () => void (isProved = true),
    },
  })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()

  await expect.element(dialog.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await dialog.getByLabelText('Your password').fill('anything')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Your account will be deleted', { exact: true })).toBeVisible()
  expect(asked.filter(({ key }) => key === 'POST /me/erasure')).toHaveLength(2)
})
