import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { studentIdFormat } from '#database/tables/student-id-format.ts'
import { users } from '#database/tables/users.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const format = { mask: 'AA-####', hint: 'It is on your school card.' }
const words = 'Student IDs here look like AB-1234. It is on your school card.'

const app = useTestApp()
beforeEach(() => app.db.delete(studentIdFormat))

async function givenFormat() {
  const admin = await givenUser(app.db, 'admin')
  await (
    await app.as(admin)
  )('PUT /student-id-format', { format })
  return admin
}

test('where nobody has said how IDs are written, a student may have any', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))
  expect(await app.signedOut('GET /student-id-format')).toEqual({ format: null })
  expect((await call('PATCH /me', { studentId: 'any, at all' })).studentId).toBe('any, at all')
})

test('an ID that is written in another way is refused with an example, and the one before stays', async () => {
  const student = await givenUser(app.db, 'student', { studentId: 'KM-2041' })
  await givenFormat()
  const call = await app.as(student)

  await expect(call('PATCH /me', { studentId: '2041', fullName: 'New Name' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'studentId', message: words }],
  })
  expect(await call('GET /me')).toMatchObject({
    studentId: 'KM-2041',
    fullName: expect.not.stringContaining('New'),
  })
  expect((await call('PATCH /me', { studentId: 'km-2042' })).studentId).toBe('km-2042')
  expect((await call('PATCH /me', { studentId: null })).studentId).toBeNull()
})

test('an older ID stays as it is, is counted, and its student may change everything else', async () => {
  const student = await givenUser(app.db, 'student', { studentId: `old ${crypto.randomUUID()}` })
  const fitting = await givenUser(app.db, 'student', { studentId: 'ZZ-0001' })
  const { userId } = student
  const admin = await givenFormat()

  const [row] = await app.db.select({ studentId: users.studentId }).from(users).where(eq(users.id, userId))
  const call = await app.as(student)
  await call('PATCH /me', { studentId: row!.studentId, fullName: 'Ana Ruiz' })
  expect(await call('GET /me')).toMatchObject({ studentId: row!.studentId, fullName: 'Ana Ruiz' })

  const asAdmin = await app.as(admin)
  const { students } = await asAdmin('GET /student-id-format/unfitting')
  await app.db.update(users).set({ studentId: 'AB-0002' }).where(eq(users.id, userId))
  expect((await asAdmin('GET /student-id-format/unfitting')).students).toBe(students - 1)
  await app.db.update(users).set({ studentId: 'ZZ-0001x' }).where(eq(users.id, fitting.userId))
  expect((await asAdmin('GET /student-id-format/unfitting')).students).toBe(students)
})

test('a person who signs up with another ID is told what one looks like, and gets no account', async () => {
  await givenFormat()
  const signUp = (email: string, student_id: string) =>
    app.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email, password: 'four quiet words here', data: { full_name: 'Kim Lee', student_id } },
    })

  const refused = await signUp('kim@example.com', '12')
  expect([refused.statusCode, refused.json().msg]).toEqual([400, words])
  const link = await app.app.inject({
    method: 'POST',
    url: '/auth/v1/otp',
    payload: { email: 'kim@example.com', create_user: true, data: { student_id: '12' } },
  })
  expect(link.statusCode).toBe(400)
  expect(await app.db.select().from(users).where(eq(users.email, 'kim@example.com'))).toEqual([])
  expect((await signUp('kim@example.com', 'AB-0012')).statusCode).toBe(200)
})

test('only an admin says how they are written, and the log says who did', async () => {
  const admin = await givenFormat()
  await (
    await app.as(admin)
  )('PUT /student-id-format', { format: null })
  const written = await app.db.select().from(auditLog).where(eq(auditLog.actorId, admin.userId))
  expect(written.map(({ action, detail }) => [action, detail])).toEqual([
    ['student_id_format_changed', { from: null, to: 'AA-####' }],
    ['student_id_format_changed', { from: 'AA-####', to: null }],
  ])
  for (const role of ['student', 'advisor'] as const) {
    const call = await app.as(await givenUser(app.db, role))
    await expect(call('PUT /student-id-format', { format })).toBeRefused('FORBIDDEN')
  }
})

test.each(['^[0-9]+$', '----', 'S#####', '#'.repeat(41), ''])('the format “%s” is refused', async (mask) => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  await expect(call('PUT /student-id-format', { format: { mask, hint: '' } })).toBeRefused('INVALID_INPUT')
})
