import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails } from '#database/tables/mails.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')
const better = 'a captain trusts the chart'

const app = useTestApp()
const auth = authOf(app)

function after(minutes: number) {
  app.setNow(new Date(noon + minutes * 60_000).toISOString())
}

async function signedIn() {
  after(0)
  const { email, userId } = await givenUser(app.db, 'student', { password })
  const { body } = await auth.signIn(email)
  return { email, userId, token: body.access_token as string }
}

const change = (token: string, body: object) => auth.call('PUT /user', { token, body })
const isAlive = async (token: string) => (await auth.call('GET /user', { token })).status === 200

describe('what a person says of themselves', () => {
  test('is merged, and null removes a member', async () => {
    const { token } = await auth.newcomer({ full_name: 'Kim', team: 'blue', pet: 'cat' })

    const { status, body } = await change(token, { data: { team: 'red', pet: null, full_name: 'Kim Lee' } })

    expect(status).toBe(200)
    expect(body.user_metadata).toEqual({ full_name: 'Kim Lee', team: 'red' })
  })

  test('is kept in full when two of their devices say something at once', async () => {
    const { token } = await auth.newcomer({ full_name: 'Kim' })

    const said = [{ team: 'red' }, { pet: 'cat' }, { color: 'blue' }]
    await Promise.all(said.map((data) => change(token, { data })))

    const { body } = await auth.call('GET /user', { token })
    expect(body.user_metadata).toMatchObject({ team: 'red', pet: 'cat', color: 'blue' })
  })

  test('never says more than the account: a role in it is not believed, and not shown', async () => {
    const { token } = await auth.newcomer({ role: 'student' })

    const { body } = await change(token, { data: { role: 'admin' }, role: 'service_role' })

    expect(body).toMatchObject({ role: 'authenticated', user_metadata: { role: 'student' } })
    expect(await change(token, { app_metadata: { role: 'admin' } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
  })
})

describe('a new password', () => {
  test('ends all other sign-ins and every open link, and is told to the owner', async () => {
    const { email, token } = await signedIn()
    const other = (await auth.signIn(email)).body.access_token
    await auth.call('POST /recover', { body: { email } })
    const { hash } = await auth.latestTo(email)

    expect((await change(token, { password: better })).status).toBe(200)

    expect(await isAlive(token)).toBe(true)
    expect(await isAlive(other)).toBe(false)
    const link = await auth.call('POST /verify', { body: { type: 'recovery', token_hash: hash } })
    expect(link.body.code).toBe('otp_expired')
    expect((await auth.latestTo(email)).subject).toBe('Your Bearings password was changed')
    expect((await auth.signIn(email)).body.code).toBe('invalid_credentials')
    expect((await auth.signIn(email, better)).status).toBe(200)
  })

  test('takes the current one, once the sign-in is not of just now', async () => {
    const { token } = await signedIn()
    after(11)

    expect(await change(token, { password: better })).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    })
    expect(await change(token, { password: better, current_password: 'not it at all' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    })
    expect((await change(token, { password: better, current_password: password })).status).toBe(200)
  })

  test('or a code that was mailed, which works once', async () => {
    const { email, token } = await signedIn()
    after(11)
    expect(await auth.call('GET /reauthenticate', { token })).toMatchObject({ status: 200, body: {} })
    const { code, hash } = await auth.latestTo(email)
    expect(hash).toBe('')

    const wrong = code === '000000' ? '111111' : '000000'
    expect(await change(token, { password: better, nonce: wrong })).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid' },
    })
    expect((await change(token, { password: better, nonce: code })).status).toBe(200)
    expect(await change(token, { password, nonce: code })).toMatchObject({ status: 422 })
  })

  test('needs nothing more of somebody who came by the link of a forgotten one', async () => {
    const { email } = await signedIn()
    await auth.call('POST /recover', { body: { email } })
    const { hash } = await auth.latestTo(email)
    const { body } = await auth.call('POST /verify', { body: { type: 'recovery', token_hash: hash } })
    after(30)

    expect((await change(body.access_token, { password: better })).status).toBe(200)
    expect((await auth.signIn(email, better)).status).toBe(200)
  })

  test('is another one, and strong', async () => {
    const { token } = await signedIn()

    expect(await change(token, { password })).toMatchObject({ status: 422, body: { code: 'same_password' } })
    expect(await change(token, { password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password: { reasons: ['length'] } },
    })
  })
})

describe('a new address', () => {
  test('takes the current password, once the sign-in is not of just now', async () => {
    const { token } = await signedIn()
    const email = unusedEmail()
    after(11)

    expect(await change(token, { email })).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    })
    expect(await change(token, { email, current_password: 'not it at all' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    })
    expect(await auth.mailsTo(email)).toEqual([])
    expect((await change(token, { email, current_password: password })).body.new_email).toBe(email)
  })

  test('or a code that was mailed, from somebody who has no password', async () => {
    after(0)
    const { userId, email: present } = await givenUser(app.db, 'student')
    const token = await accessTokenFor({ ...app, now: () => new Date(noon) }, userId)
    const email = unusedEmail()
    after(11)

    expect(await change(token, { email })).toMatchObject({
      status: 400,
      body: { code: 'reauthentication_needed' },
    })
    await auth.call('GET /reauthenticate', { token })
    const { code } = await auth.latestTo(present)
    expect((await change(token, { email, nonce: code })).body.new_email).toBe(email)
  })

  test('once both mailboxes are asked, needs no proof to stay with the present one', async () => {
    const { email, token } = await asked()
    after(11)

    expect((await change(token, { email })).body).not.toHaveProperty('new_email')
  })

  async function asked() {
    const person = await signedIn()
    const address = unusedEmail()
    const { body } = await change(person.token, { email: address })
    expect(body).toMatchObject({ email: person.email, new_email: address })
    return { ...person, address }
  }
  const confirm = (hash: string) =>
    auth.call('POST /verify', { body: { type: 'email_change', token_hash: hash } })

  test.each(['new', 'current'])(
    'is used once both mailboxes have confirmed it, the %s one first',
    async (first) => {
      const { email, address, userId, token } = await asked()
      const mailboxes = first === 'new' ? [address, email] : [email, address]

      const half = await confirm((await auth.latestTo(mailboxes[0]!)).hash)
      expect(half).toMatchObject({ status: 200, body: { code: '200' } })
      expect(half.body).not.toHaveProperty('access_token')
      expect((await auth.signIn(email)).status).toBe(200)
      const done = await confirm((await auth.latestTo(mailboxes[1]!)).hash)

      expect(done.body.user).toMatchObject({ id: userId, email: address })
      expect(done.body.user).not.toHaveProperty('new_email')
      expect(await isAlive(token)).toBe(false)
      expect((await auth.signIn(email)).body.code).toBe('invalid_credentials')
      expect((await auth.signIn(address)).status).toBe(200)
      expect((await auth.latestTo(email)).subject).toBe('Your Bearings email was changed')
    },
  )

  test('is used when both links are opened at the same moment', async () => {
    const { email, address } = await asked()
    const hashes = await Promise.all([email, address].map(async (to) => (await auth.latestTo(to)).hash))

    const answers = await Promise.all(hashes.map(confirm))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await auth.signIn(address)).status).toBe(200)
  })

  test('is confirmed by codes as well', async () => {
    const { email, address } = await asked()
    const verify = (to: string, token: string) =>
      auth.call('POST /verify', { body: { type: 'email_change', email: to, token } })

    expect((await verify(email, (await auth.latestTo(email)).code)).body.code).toBe('200')
    expect((await verify(address, (await auth.latestTo(address)).code)).body.user.email).toBe(address)
  })

  test('is forgotten when another one is asked for, or the old one after all', async () => {
    const { address, email, token } = await asked()
    const { hash } = await auth.latestTo(address)
    const another = unusedEmail()
    await change(token, { email: another })
    expect((await confirm(hash)).body.code).toBe('otp_expired')

    const { body } = await change(token, { email })
    expect(body).not.toHaveProperty('new_email')
    expect((await confirm((await auth.latestTo(another)).hash)).body.code).toBe('otp_expired')
  })

  test('keeps the half that was confirmed when the other one is sent again', async () => {
    const { email, address } = await asked()
    await confirm((await auth.latestTo(email)).hash)
    await auth.call('POST /resend', { body: { type: 'email_change', email } })

    expect((await confirm((await auth.latestTo(address)).hash)).body.user.email).toBe(address)
    expect(await auth.mailsTo(email)).toHaveLength(2)
  })

  test('fills no mailbox of a stranger who is named as the new address', async () => {
    const settings = { TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:9' }
    const strict = await createTestApp({ limits: counted(), settings })
    const strangers = unusedEmail()
    const to = (address: string) => strict.db.select().from(mails).where(eq(mails.to, address))

    for (let people = 1; people <= 3; people++) {
      const { call, signIn } = authOf(strict)
      const { email } = await givenUser(strict.db, 'student', { password })
      const headers = { 'x-forwarded-for': `198.51.100.${people}` }
      const { body } = await signIn(email)
      await call('PUT /user', { token: body.access_token, headers, body: { email: strangers } })
      for (let tries = 1; tries <= 5; tries++) {
        const from = { 'x-forwarded-for': `203.0.113.${people * 10 + tries}` }
        const again = { body: { type: 'email_change', email }, headers: from }
        expect((await call('POST /resend', again)).status).toBe(200)
      }
    }

    expect(await to(strangers)).toHaveLength(10)
    await strict.close()
  })

  test('is nobody else’s, neither when asked for nor when confirmed', async () => {
    const { email, address, token } = await asked()
    const taken = await givenUser(app.db, 'advisor')
    expect(await change(token, { email: taken.email })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })

    await confirm((await auth.latestTo(email)).hash)
    await givenUser(app.db, 'student', { email: address })
    expect(await confirm((await auth.latestTo(address)).hash)).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
  })
})
