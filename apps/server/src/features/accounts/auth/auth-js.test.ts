import { AuthClient } from '@supabase/auth-js'
import { generate } from 'otplib'
import { beforeAll, expect, test } from 'vitest'
import { serviceKeyFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { useTestApp } from '#testing/test-app.ts'

// The published client over a real connection, as in the browser.
// The client checks when tokens expire against the clock of this machine.
const app = useTestApp({ now: new Date().toISOString() })
const auth = authOf(app)
let url: string
beforeAll(async () => {
  url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`
})

function client(headers?: Record<string, string>) {
  return new AuthClient({
    url,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    ...(headers && { headers }),
  })
}

test('a person signs up, confirms, signs in, refreshes, adds a second factor and signs out', async () => {
  const email = unusedEmail()
  const visitor = client()
  const data = { full_name: 'Kim Lee', role: 'student' }
  const signedUp = await visitor.signUp({
    email,
    password,
    options: { data, emailRedirectTo: 'http://localhost:3000/dashboard' },
  })
  expect(signedUp).toMatchObject({
    error: null,
    data: { session: null, user: { email, user_metadata: data } },
  })
  expect((await visitor.signInWithPassword({ email, password })).error).toMatchObject({
    code: 'email_not_confirmed',
  })

  const mail = await auth.latestTo(email)
  expect(mail.text).toContain('&next=/dashboard')
  const confirmed = await visitor.verifyOtp({ token_hash: mail.hash, type: 'signup' })
  expect(confirmed.data.session?.user.email).toBe(email)

  const person = client()
  const signedIn = await person.signInWithPassword({ email, password })
  expect(signedIn.error).toBeNull()
  expect((await person.getClaims()).data?.claims).toMatchObject({ email, aal: 'aal1' })
  const refreshed = await person.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token)

  const enrolled = await person.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (enrolled.error) throw enrolled.error
  expect(enrolled.data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  const code = await generate({ secret: enrolled.data.totp.secret, epoch: Math.floor(Date.now() / 1000) })
  const lifted = await person.mfa.challengeAndVerify({ factorId: enrolled.data.id, code })
  expect(lifted.error).toBeNull()
  expect((await person.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  })
  expect((await person.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'phone' }])
  expect((await person.updateUser({ data: { team: 'blue' } })).data.user?.user_metadata).toMatchObject({
    team: 'blue',
  })
  expect((await person.reauthenticate()).error).toBeNull()
  expect((await person.mfa.unenroll({ factorId: enrolled.data.id })).error).toBeNull()

  const { data: last } = await person.getSession()
  expect((await person.signOut()).error).toBeNull()
  expect((await person.getSession()).data.session).toBeNull()
  expect((await person.getUser(last.session!.access_token)).error).toMatchObject({
    name: 'AuthSessionMissingError',
  })
})

test('a person who forgot the password chooses another, and weak ones are named', async () => {
  const { email } = await auth.newcomer()
  const visitor = client()
  expect(await visitor.resetPasswordForEmail(email)).toMatchObject({ error: null })
  const { code } = await auth.latestTo(email)
  expect((await visitor.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()

  const weak = await visitor.updateUser({ password: 'password' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] })
  expect((await visitor.updateUser({ password: 'a captain trusts the chart' })).error).toBeNull()
  expect(
    (await client().signInWithPassword({ email, password: 'a captain trusts the chart' })).error,
  ).toBeNull()
})

test('two tabs refresh at once and both stay signed in', async () => {
  const { session } = await auth.newcomer()
  const tabs = [client(), client()]

  const refreshed = await Promise.all(
    tabs.map((tab) => tab.refreshSession({ refresh_token: session.refresh_token })),
  )

  const tokens = new Set(refreshed.map(({ data }) => data.session?.refresh_token))
  expect(tokens.size).toBe(1)
  expect([...tokens][0]).toHaveLength(50)
})

test('a machine manages accounts', async () => {
  const token = await serviceKeyFor({ db: app.db, now: () => new Date(), config: app.config })
  const { admin } = client({ authorization: `Bearer ${token}` })
  const email = unusedEmail()

  const made = await admin.createUser({ email, password, email_confirm: true })
  expect(made.error).toBeNull()
  const id = made.data.user!.id
  expect((await admin.listUsers({ page: 1, perPage: 2 })).data).toMatchObject({
    aud: 'authenticated',
    total: expect.any(Number),
  })
  // Without arguments the client sends both parameters empty.
  expect((await admin.listUsers()).data.users.map((user) => user.email)).toContain(email)
  expect(
    (await admin.updateUserById(id, { user_metadata: { team: 'red' } })).data.user?.user_metadata,
  ).toEqual({ team: 'red' })
  const link = await admin.generateLink({ type: 'magiclink', email })
  expect(link.data.properties?.hashed_token).toBeTruthy()
  expect((await admin.mfa.listFactors({ userId: id })).data).toMatchObject({ factors: [] })
  expect((await admin.inviteUserByEmail(unusedEmail())).error).toBeNull()
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' })
})
