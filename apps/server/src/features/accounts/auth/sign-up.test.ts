import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notifications } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const auth = authOf(app)

const confirm = (hash: string) => auth.call('POST /verify', { body: { type: 'signup', token_hash: hash } })

async function account(email: string) {
  return app.db.select().from(users).where(eq(users.email, email))
}

describe('a new address', () => {
  test('gets an account that waits for its mail, and opens with it', async () => {
    const email = unusedEmail()
    const data = { full_name: 'Kim Lee', role: 'student', student_id: 'S-77', time_zone: 'Europe/Paris' }

    const { status, body } = await auth.signUp(email.toUpperCase(), data)

    expect(status).toBe(200)
    expect(body).toMatchObject({ email, aud: 'authenticated', role: 'authenticated', user_metadata: data })
    expect(body).not.toHaveProperty('email_confirmed_at')
    expect(body).not.toHaveProperty('access_token')
    expect((await auth.signIn(email)).body.code).toBe('email_not_confirmed')

    const mail = await auth.latestTo(email)
    expect(mail.html).toContain(mail.code)
    const confirmed = await confirm(mail.hash)
    expect(confirmed.body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: body.id } })
    expect((await auth.signIn(email)).status).toBe(200)
    const [row] = await account(email)
    expect(row).toMatchObject({
      fullName: 'Kim Lee',
      studentId: 'S-77',
      timeZone: 'Europe/Paris',
      role: 'student',
    })
    const told = await app.db.select().from(notifications).where(eq(notifications.userId, row!.id))
    expect(told).toMatchObject([{ title: 'Welcome to Bearings', link: '/profile' }])
  })

  test('a visitor becomes an advisor, without a student id, and nobody becomes an admin', async () => {
    const advisor = await auth.newcomer({ role: 'advisor', student_id: 'S-1' })
    const refused = await auth.signUp(unusedEmail(), { role: 'admin' })

    const [row] = await account(advisor.email)
    expect(row).toMatchObject({ role: 'advisor', studentId: null })
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test.each([
    { chosen: 'short', reasons: ['length'] },
    { chosen: 'Password1', reasons: ['pwned'] },
    { chosen: 'kim.lee.2008', reasons: ['pwned'] },
    { chosen: 'KIM-LEE 2008', reasons: ['pwned'] },
    { chosen: 'Kimberley Lee', reasons: ['pwned'] },
  ])('the password $chosen is refused for its $reasons', async ({ chosen, reasons }) => {
    const { status, body } = await auth.signUp(
      'kim.lee.2008@example.org',
      { full_name: 'Kimberley Lee' },
      chosen,
    )

    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'weak_password', weak_password: { reasons } })
  })

  test.each(['Password123!', 'Sunshine1!', 'Summer2026!', 'Bearings123', 'aaaaaaaaB', 'harvard2027'])(
    'with the password %s it has one of the first that anybody would try',
    async (chosen) => {
      await givenSchool(app.db, { name: 'Harvard University' })

      const { status, body } = await auth.signUp(unusedEmail(), {}, chosen)

      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } })
    },
  )

  test.each(['harvard was never my first choice', 'correct horse battery staple', 'Xk9#mPq2'])(
    'with the password %s it is welcome',
    async (chosen) => {
      expect((await auth.signUp(unusedEmail(), {}, chosen)).status).toBe(200)
    },
  )

  test.each([
    { given: {}, status: 422, code: 'anonymous_provider_disabled' },
    { given: { phone: '123', password }, status: 400, code: 'phone_provider_disabled' },
    { given: { email: 'kim@example.org' }, status: 400, code: 'validation_failed' },
    { given: { email: 'kim@', password }, status: 400, code: 'validation_failed' },
    {
      given: { email: 'kim@example.org\r\nBcc: a@example.org', password },
      status: 400,
      code: 'validation_failed',
    },
    {
      given: { email: 'kim@example.org', password: 'x'.repeat(129) },
      status: 400,
      code: 'validation_failed',
    },
    { given: { email: 'kim@example.org', password: 12345678 }, status: 400, code: 'validation_failed' },
    { given: { email: 'kim@example.org', password, data: [] }, status: 400, code: 'validation_failed' },
    {
      given: { email: 'kim@example.org', password, code_challenge: 'x'.repeat(43) },
      status: 400,
      code: 'validation_failed',
    },
    {
      given: { email: 'kim@example.org', password, data: { note: 'x'.repeat(17_000) } },
      status: 400,
      code: 'validation_failed',
    },
  ])('$given.email with what is missing or wrong is told $code', async ({ given, status, code }) => {
    expect(await auth.call('POST /signup', { body: given })).toMatchObject({ status, body: { code } })
  })
})

describe('an address that has an account', () => {
  test('gets the same answer, tells nothing, and its owner a mail', async () => {
    const { email } = await givenUser(app.db, 'student', { password })
    const data = { name: 'Somebody' }

    const fresh = await auth.signUp(unusedEmail(), data)
    const known = await auth.signUp(email, data, 'another long password')
    const again = await auth.signUp(email, data, 'another long password')

    expect(known.status).toBe(fresh.status)
    expect(shapeOf(known.body)).toEqual(shapeOf(fresh.body))
    expect(known.body).toMatchObject({ email, user_metadata: data, identities: [{ email }] })
    expect(again.body.id).toBe(known.body.id)
    expect(known.body.id).not.toBe((await account(email))[0]!.id)
    expect((await auth.latestTo(email)).subject).toBe('You already have a Bearings account')
    expect((await auth.signIn(email)).status).toBe(200)
  })
})

describe('an address that somebody else signed up with first', () => {
  test('opens with the password of the link that its owner uses, and with no other', async () => {
    const email = unusedEmail()
    await auth.signUp(email, { full_name: 'Stranger' }, 'a password of a stranger')
    const { hash: strangers } = await auth.latestTo(email)
    await auth.signUp(email, { full_name: 'Owner' }, 'a password of the owner')
    const { hash: owners } = await auth.latestTo(email)

    expect((await confirm(owners)).body.user.user_metadata).toEqual({ full_name: 'Owner' })

    expect((await auth.signIn(email, 'a password of a stranger')).body.code).toBe('invalid_credentials')
    expect((await auth.signIn(email, 'a password of the owner')).status).toBe(200)
    expect(await confirm(strangers)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  test('opens without a password when the link was sent again, since nobody knows whose it would be', async () => {
    const email = unusedEmail()
    await auth.signUp(email, {}, 'a password of a stranger')
    await auth.signUp(email, {}, 'a password of the owner')
    await auth.call('POST /resend', { body: { type: 'signup', email } })

    expect((await confirm((await auth.latestTo(email)).hash)).status).toBe(200)

    for (const chosen of ['a password of a stranger', 'a password of the owner'])
      expect((await auth.signIn(email, chosen)).body.code).toBe('invalid_credentials')
  })

  test('keeps the password of the one who signed up when only that one waits', async () => {
    const email = unusedEmail()
    await auth.signUp(email)
    await auth.call('POST /resend', { body: { type: 'signup', email } })
    await confirm((await auth.latestTo(email)).hash)

    expect((await auth.signIn(email)).status).toBe(200)
  })

  test.each([
    { asked: 'to recover the account', endpoint: 'POST /recover' as const, type: 'recovery' },
    { asked: 'for a sign-in link', endpoint: 'POST /otp' as const, type: 'signup' },
  ])(
    'keeps no password of a stranger when its owner comes in by another mail, asked $asked',
    async ({ endpoint, type }) => {
      const email = unusedEmail()
      await auth.signUp(email, {}, 'a password of a stranger')
      await auth.call(endpoint, { body: { email } })
      const { hash } = await auth.latestTo(email)

      const entered = await auth.call('POST /verify', { body: { type, token_hash: hash } })

      expect(entered.body.user).toHaveProperty('email_confirmed_at')
      const stranger = await auth.signIn(email, 'a password of a stranger')
      expect(stranger.body.code).toBe('invalid_credentials')
    },
  )
})

test('eight people sign up with one address at the same moment, and none sees an error', async () => {
  const email = unusedEmail()

  const answers = await Promise.all(Array.from({ length: 8 }, () => auth.signUp(email)))

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await account(email)).toHaveLength(1)
  expect((await confirm((await auth.latestTo(email)).hash)).status).toBe(200)
})

/** Replaces each value with the name of its type, recursively. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]))
}
