import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const post = (url: string, payload: object) => app.app.inject({ method: 'POST', url, payload })

test('a visitor signs up, confirms by mail and signs in', async () => {
  const email = 'kim@example.org'
  const signedUp = await post('/auth/v1/signup', {
    email,
    password: 'a long enough one',
    data: { full_name: 'Kim' },
  })
  expect(signedUp.json()).toMatchObject({ email, user_metadata: { full_name: 'Kim' } })

  const [mail] = (await app.app.inject(`/dev/mailbox.json?to=${email}`)).json()
  const token = /token_hash=([\w-]+)/.exec(mail.text)![1]!
  const verified = await post('/auth/v1/verify', { type: 'signup', token_hash: token })
  expect(verified.statusCode).toBe(200)

  const signedIn = await post('/auth/v1/token?grant_type=password', { email, password: 'a long enough one' })
  const { access_token } = signedIn.json()
  const me = await app.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${access_token}` } })
  expect(me.json()).toMatchObject({ email, fullName: 'Kim', role: 'student', twoFactor: false })
})
