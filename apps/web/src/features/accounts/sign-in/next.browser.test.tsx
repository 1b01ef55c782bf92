import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { maya, openPage } from '#testing/open-page.tsx'

const join = encodeURIComponent('/join/ABCD')
const family = encodeURIComponent('/family/join/ABCD-EFGH')
const back = page.getByRole('link', { name: 'Back to sign in' })
/** Signs in whoever comes by a mailed link, and returns where the mails that are sent lead. */
function fakeAuth() {
  const user = { id: crypto.randomUUID(), email: maya.email, user_metadata: { role: 'student' } }
  const session = { access_token: `e30.${btoa('{}')}.signed`, refresh_token: 'a', token_type: 'bearer', user }
  const answer = window.fetch
  const mailed: (string | null)[] = []
  window.fetch = async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : request, window.location.origin)
    if (url.pathname === '/auth/v1/verify') return Response.json({ ...session, expires_in: 3600 })
    if (url.pathname === '/auth/v1/user') return Response.json(user)
    if (url.pathname !== '/auth/v1/recover') return answer(request, init)
    mailed.push(url.searchParams.get('redirect_to'))
    return Response.json({})
  }
  return mailed
}
const next = () => new URLSearchParams(window.location.search).get('next')

test.each(['signup', 'magiclink'])(
  'somebody invited, whose link of the kind %s has ended, is led to the invite by the next mail as well',
  async (type) => {
    await openPage(`/auth/confirm#token_hash=abc&type=${type}&next=${join}`, { as: null })
    const answer = window.fetch
    const mailed: (string | null)[] = []
    window.fetch = async (request, init) => {
      const url = new URL(request instanceof Request ? request.url : request, window.location.origin)
      if (url.pathname === '/auth/v1/verify')
        return Response.json({ code: 'otp_expired', error_code: 'otp_expired', msg: '' }, { status: 403 })
      if (url.pathname !== '/auth/v1/resend' && url.pathname !== '/auth/v1/otp') return answer(request, init)
      mailed.push(url.searchParams.get('redirect_to'))
      return Response.json({})
    }
    await page
      .getByRole('button', { name: type === 'signup' ? 'Confirm email' : 'Sign In', exact: true })
      .click()
    await page.getByLabelText('Email').fill('pia@example.org')
    await page.getByRole('button', { name: 'Send a new link' }).click()

    await expect.poll(() => mailed).toEqual([`${window.location.origin}/join/ABCD`])
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect.poll(() => window.location.pathname).toBe('/auth')
    expect(next()).toBe('/join/ABCD')
  },
)

test('somebody invited who forgot their password is led by the mail to the invite, once a new one is saved', async () => {
  await openPage(`/auth/forgot?next=${join}`, { as: null })
  const mailed = fakeAuth()
  await page.getByLabelText('Email').fill(maya.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect.poll(() => mailed).toEqual([`${window.location.origin}/join/ABCD`])

  await openPage(`/auth/confirm#token_hash=abc&type=recovery&next=${join}`, {
    as: null,
    answers: { 'GET /me': { ...maya, role: 'student' } },
  })
  fakeAuth()
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const field of ['New password', 'Confirm new password'])
    await page.getByLabelText(field, { exact: true }).fill('a quiet desk by the sea')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect.poll(() => window.location.pathname).toBe('/join/ABCD')
})

test('a mother who forgot her password and goes back signs up to the invitation of her family', async () => {
  await openPage(`/auth?tab=sign-in&next=${family}`, { as: null })
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await back.click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect.element(page.getByText('Account type')).not.toBeInTheDocument()
  expect(next()).toBe('/family/join/ABCD-EFGH')
})

test('somebody invited who goes back from the code of the mail signs in to the invite', async () => {
  await openPage(`/auth/confirm?type=signup&next=${join}`, { as: null })
  await back.click()
  await expect.poll(() => window.location.pathname).toBe('/auth')
  expect(next()).toBe('/join/ABCD')
})
