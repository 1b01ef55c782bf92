import { expect, test } from 'vitest'
import { completeAddresses } from '#features/accounts/jobs.ts'
import { authOf, password, unusedEmail } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const asked = { check: 'in-person', note: '' } as const
const runJob = () => completeAddresses({ db: app.db, now: app.now, config: app.config })

/** A student whose email an admin changes, and the links that both mailboxes get. */
async function givenChange() {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const student = await givenUser(app.db, 'student', { password })
  const [id, old, email] = [student.userId, student.email, unusedEmail()]
  await call('POST /people/{id}/email', { id, email, ...asked })
  const auth = authOf(app)
  const { hash } = await auth.latestTo(email)
  const token = /token=([\w-]+)/.exec((await auth.latestTo(old)).text)![1]!
  const confirm = () => auth.call('POST /verify', { body: { type: 'email_change', token_hash: hash } })
  /** With a session of its own, because the clock moves on by days. */
  const read = async () => (await app.as(admin))('GET /people/{id}', { id })
  return { admin, call, id, old, email, auth, token, confirm, read }
}

test('a new email that an admin asks for is used a day later, once its mailbox has confirmed it', async () => {
  const { old, email, auth, confirm, read } = await givenChange()
  expect((await confirm()).body.access_token).toBeUndefined()
  await runJob()
  expect(await read()).toMatchObject({
    email: old,
    newEmail: email,
    emailChangeAt: '2026-11-02T12:00:00.000Z',
    isNewConfirmed: true,
  })
  expect((await auth.signIn(old)).status).toBe(200)

  app.setNow('2026-11-02T12:00:00Z')
  await runJob()
  await runJob()

  expect(await read()).toMatchObject({ email, newEmail: null })
  expect((await auth.signIn(old)).status).toBe(400)
  expect((await auth.signIn(email)).status).toBe(200)
  expect((await auth.mailsTo(old)).map(({ subject }) => subject)).toEqual([
    'Your Bearings email was changed',
    'Your Bearings email is about to change',
  ])
})

test('a new email that its mailbox never confirms is never used', async () => {
  const { old, read } = await givenChange()

  app.setNow('2026-11-04T12:00:00Z')
  await runJob()

  expect(await read()).toMatchObject({ email: old, isNewConfirmed: false })
})

test('whoever reads the old mailbox keeps it with one click, even after a new password, and the admins are told', async () => {
  const { admin, id, old, auth, token, confirm, read } = await givenChange()
  await confirm()
  const { access_token: session } = (await auth.signIn(old)).body
  const body = { password: 'five brown herons wait' }
  expect((await auth.call('PUT /user', { token: session, body })).status).toBe(200)

  await app.signedOut('POST /people/email-objections', { person: id, token })

  app.setNow('2026-11-03T12:00:00Z')
  await runJob()
  expect(await read()).toMatchObject({ email: old, newEmail: null })
  const told = (await (await app.as(admin))('GET /notifications')).notifications
  expect(told.map(({ title }) => title)).toContain('Change of Email Refused')
  await expect(app.signedOut('POST /people/email-objections', { person: id, token })).toBeRefused('NOT_FOUND')
})

test('a link to object is good for its own change only', async () => {
  const { call, id, token } = await givenChange()
  const other = await givenChange()
  const objects = (person: string) => app.signedOut('POST /people/email-objections', { person, token })

  await expect(objects(other.id)).toBeRefused('NOT_FOUND')
  await call('POST /people/{id}/email', { id, email: unusedEmail(), ...asked })
  await expect(objects(id)).toBeRefused('NOT_FOUND')
})

test('a stranger who asks for the links again neither hurries the change nor gets a say in it', async () => {
  const { old, email, auth, read } = await givenChange()

  await auth.call('POST /resend', { body: { type: 'email_change', email: old } })
  const { hash } = await auth.latestTo(email)
  await auth.call('POST /verify', { body: { type: 'email_change', token_hash: hash } })

  expect((await auth.mailsTo(old)).map(({ subject }) => subject)).toEqual([
    'Your Bearings email is about to change',
  ])
  expect(await read()).toMatchObject({ email: old, isNewConfirmed: true })
})

test('a student who is signed in keeps their email, or changes it to a third, by themselves', async () => {
  const { old, auth, read } = await givenChange()
  const { access_token: token } = (await auth.signIn(old)).body

  await auth.call('PUT /user', { token, body: { email: unusedEmail() } })
  expect(await read()).toMatchObject({ emailChangeAt: null })
  await auth.call('PUT /user', { token, body: { email: old } })

  expect(await read()).toMatchObject({ email: old, newEmail: null })
})

test('a newcomer who mistyped their email opens the account from the right one, and the wrong one learns nothing', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const auth = authOf(app)
  const [wrong, right] = [unusedEmail(), unusedEmail()]
  await auth.signUp(wrong)
  const { hash: stale } = await auth.latestTo(wrong)
  const { id } = (await call('GET /people', { q: wrong })).people[0]!

  await call('POST /people/{id}/email', { id, email: right, ...asked })

  expect(await auth.mailsTo(wrong)).toHaveLength(1)
  const verify = (hash: string) => auth.call('POST /verify', { body: { type: 'signup', token_hash: hash } })
  expect((await verify(stale)).status).toBe(403)
  expect((await verify((await auth.latestTo(right)).hash)).body.user.id).toBe(id)
  expect((await auth.signIn(right)).status).toBe(200)
})

test('an email that another account has, or gets before the day is over, is not taken from it', async () => {
  const { call, id, old, email, confirm, read } = await givenChange()
  const { email: known } = await givenUser(app.db, 'student')
  await expect(call('POST /people/{id}/email', { id, email: known, ...asked })).toBeRefused('address-taken')
  await confirm()
  await givenUser(app.db, 'student', { email })

  app.setNow('2026-11-02T12:00:00Z')
  await runJob()

  expect(await read()).toMatchObject({ email: old, newEmail: null })
})

test('nobody changes the email of another admin, their own, or one of a demo', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const other = await givenUser(app.db, 'admin')
  const demo = await app.signedOut('POST /demo')
  const { userId: inDemo } = await app.withToken(demo.access_token)('GET /me')
  const change = (id: string) => call('POST /people/{id}/email', { id, email: unusedEmail(), ...asked })

  await expect(change(other.userId)).toBeRefused('admin-account')
  await expect(change(admin.userId)).toBeRefused('own-account')
  await expect(change(inDemo)).toBeRefused('NOT_FOUND')
})
