import { beforeAll, expect, test } from 'vitest'
import { serviceKeyFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const auth = authOf(app)
let token: string
beforeAll(async () => {
  const now = () => new Date('2026-11-01T12:00:00Z')
  token = await serviceKeyFor({ db: app.db, now, config: app.config })
})

const generateLink = (body: object) => auth.call('POST /admin/generate_link', { token, body })
const verify = (type: string, hash: string) => auth.call('POST /verify', { body: { type, token_hash: hash } })

test('links are made for an app that mails them itself, and no mail is sent', async () => {
  const email = unusedEmail()
  const { status, body } = await generateLink({
    type: 'signup',
    email,
    password,
    data: { full_name: 'Kim' },
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ email, verification_type: 'signup', redirect_to: 'http://localhost:3000' })
  expect(new URL(body.action_link).searchParams.get('token')).toBe(body.hashed_token)
  expect(body.email_otp).toMatch(/^\d{6}$/)
  expect(await auth.mailsTo(email)).toEqual([])
  expect((await verify('signup', body.hashed_token)).status).toBe(200)
  expect((await auth.signIn(email)).status).toBe(200)
  expect((await generateLink({ type: 'signup', email, password })).body.code).toBe('email_exists')
})

test('links recover, sign in and change an address', async () => {
  const { email, userId } = await givenUser(app.db, 'student', { password })
  for (const type of ['recovery', 'magiclink'])
    expect((await verify(type, (await generateLink({ type, email })).body.hashed_token)).body.user.id).toBe(
      userId,
    )

  const new_email = unusedEmail()
  const current = (await generateLink({ type: 'email_change_current', email, new_email })).body
  const fresh = (await generateLink({ type: 'email_change_new', email, new_email })).body
  expect((await verify('email_change', current.hashed_token)).body.code).toBe('200')
  expect((await verify('email_change', fresh.hashed_token)).body.user.email).toBe(new_email)
})

test('a link that cannot be made says why', async () => {
  const email = unusedEmail()
  expect((await generateLink({ type: 'recovery', email })).body.code).toBe('user_not_found')
  expect((await generateLink({ type: 'signup', email })).body.code).toBe('validation_failed')
  expect((await generateLink({ type: 'email_change_new', email })).body.code).toBe('validation_failed')
  expect((await generateLink({ type: 'sms', email })).body.code).toBe('validation_failed')
})

test('an invitation: the mail opens the account, and a password can be chosen', async () => {
  const email = unusedEmail()
  const { body } = await auth.call('POST /invite', { token, body: { email, data: { full_name: 'Kim' } } })
  expect(body).toMatchObject({ email, invited_at: expect.any(String) })

  const { body: session } = await verify('invite', (await auth.latestTo(email)).hash)
  await auth.call('PUT /user', { token: session.access_token, body: { password } })

  expect((await auth.signIn(email)).status).toBe(200)
  expect((await auth.call('POST /invite', { token, body: { email } })).body.code).toBe('email_exists')
})
