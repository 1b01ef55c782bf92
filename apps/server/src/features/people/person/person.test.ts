import { expect, test } from 'vitest'
import { authOf, password } from '#testing/auth.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenSession, givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ limits: counted() })

test('an admin reads on a student’s page how they sign in, what class they are in, and who advises them', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenUser(app.db, 'student', { password, graduationYear: 2027 })
  await givenLink(app.db, { advisor, student })
  await authOf(app).signIn(student.email)

  expect(await call('GET /people/{id}', { id: student.userId })).toMatchObject({
    email: student.email,
    isConfirmed: true,
    twoFactor: false,
    lockedUntil: null,
    graduationYear: 2027,
    signIns: [{ at: app.now().toISOString(), by: 'password' }],
    advisors: [{ fullName: 'Carla Counselor', endedAt: null }],
  })
  expect(await call('GET /people/{id}', { id: advisor.userId })).toMatchObject({ students: 1, advisors: [] })
})

test('an admin sees who is locked out after ten wrong passwords, and until when', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student', { password })
  const lockedUntil = async () => (await call('GET /people/{id}', { id: student.userId })).lockedUntil
  const tryWrong = () => authOf(app).signIn(student.email, 'a wrong password')

  for (let tries = 1; tries < 10; tries++) await tryWrong()
  expect(await lockedUntil()).toBeNull()
  await tryWrong()

  expect((await authOf(app).signIn(student.email)).status).toBe(429)
  const minutes = (Date.parse((await lockedUntil())!) - app.now().getTime()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
})

test('a person of a demo has no page, and neither has one who is deleted', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const gone = await givenUser(app.db, 'student', { deletedAt: app.now() })
  await givenSession(app.db, gone)
  const demo = await app.signedOut('POST /demo')
  const { userId } = await app.withToken(demo.access_token)('GET /me')

  await expect(call('GET /people/{id}', { id: gone.userId })).toBeRefused('NOT_FOUND')
  await expect(call('GET /people/{id}', { id: userId })).toBeRefused('NOT_FOUND')
})
