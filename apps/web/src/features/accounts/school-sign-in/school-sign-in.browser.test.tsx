import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isShared } from '#platform/device.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const signIn = { school_name: 'Lincoln High' }
const school = page.getByRole('button', { name: 'Sign in with Lincoln High' })
const tab = page.getByRole('tab', { name: 'Sign In' })
const user = {
  id: crypto.randomUUID(),
  created_at: '2026-09-01T12:00:00Z',
  user_metadata: { role: 'student' },
  factors: [{ id: crypto.randomUUID(), factor_type: 'totp', status: 'verified' }],
}

test('where a school has its own sign-in, it stands above the other ways', async () => {
  await openPage('/auth', { as: null, signIn })

  await expect.element(school).toBeVisible()
  await expect.element(tab).toBeVisible()
  const other = page.getByRole('button', { name: 'Sign In', exact: true })
  await expect.element(other).toHaveAttribute('data-variant', 'default')
  await expectAccessible()
})

test('on a shared computer, the school’s sign-in leaves nothing behind either', async () => {
  await openPage('/auth', { as: null, signIn })
  await expect.element(school).toBeVisible()

  const shared = page.getByRole('checkbox', { name: 'This is a shared computer' })
  await shared.click()
  expect(isShared()).toBe(true)
  await shared.click()
  expect(isShared()).toBe(false)
})

test('where it has none, nothing is added', async () => {
  await openPage('/auth', { as: null })

  await expect.element(tab).toBeVisible()
  await expect.element(page.getByText('Sign in with')).not.toBeInTheDocument()
})

test('where its people have no passwords, the other ways come on request', async () => {
  await openPage('/auth', { as: null, signIn: { ...signIn, school_only: true } })

  await expect.element(school).toBeVisible()
  await expect.element(tab).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Other ways' }).click()
  await expect.element(tab).toBeVisible()
})

test.each([
  ['refused=unexpected', 'Your school has not added you yet'],
  ['refused=unavailable', 'The school’s sign-in does not answer'],
  ['refused=disabled', 'This account is disabled'],
  ['', 'You are not signed in'],
])('whoever comes back with “%s” reads what it means, and can try again', async (fragment, title) => {
  await openPage(`/auth/school#${fragment}`, { as: null, signIn })

  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible()
})

test('whoever has an account with the address of the school is asked for its password once', async () => {
  await openPage('/auth/school#link=a1&address=pia%40lincoln.example', { as: null, signIn })

  await expect.element(page.getByText('There is an account with pia@lincoln.example.')).toBeVisible()
  await expect.element(page.getByLabelText('Your Bearings password', { exact: true })).toHaveFocus()
  await expectAccessible()
})

test('Settings says who is connected, and asks people without a password for none', async () => {
  const answer = {
    hasPassword: false,
    school: { name: 'Lincoln High', email: 'pia@lincoln.example' },
    isOfSchool: true,
  }
  await openPage('/settings', { answers: { 'GET /me/sign-in': answer } })

  await expect.element(page.getByText('Connected: pia@lincoln.example')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Student ID' })).toHaveAttribute('readonly')
  await expect.element(page.getByText('Your school has entered this ID.')).toBeVisible()
})

test('whoever turns to another account at the second step can prove that one instead', async () => {
  await openPage('/auth/school#link=a1&address=pia%40lincoln.example', { as: null, signIn })
  const answer = window.fetch
  window.fetch = async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : request, window.location.origin)
    if (url.pathname === '/auth/v1/logout') return new Response(null, { status: 204 })
    if (url.pathname === '/auth/v1/user') return Response.json(user)
    if (url.pathname !== '/auth/v1/token') return answer(request, init)
    const access_token = `e30.${btoa(JSON.stringify({ aal: 'aal1' }))}.signed`
    return Response.json({ access_token, refresh_token: 'a', token_type: 'bearer', expires_in: 3600, user })
  }
  await page.getByLabelText('Your Bearings password', { exact: true }).fill('Long enough 1')
  const connect = page.getByRole('button', { name: 'Connect' })
  await connect.click()
  await page.getByRole('button', { name: 'Use another account' }).click()

  await expect.element(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible()
  await expect.element(connect).toBeEnabled()
})
