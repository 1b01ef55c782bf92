import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const join = encodeURIComponent('/join/ABCD')
const family = encodeURIComponent('/family/join/ABCD-EFGH')
const back = page.getByRole('link', { name: 'Back to sign in' })
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
