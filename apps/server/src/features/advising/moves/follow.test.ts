import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { importFile, reportOf } from '#testing/import-file.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const now = '2026-11-28T12:00:00Z'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now })
})
afterAll(() => app.close())

test('students who have joined go to the counselors whom the next file names, and nobody else does', async () => {
  const admin = await givenUser(app.db, 'admin')
  await (
    await app.as(admin)
  )('PUT /school', { school: { name: 'Lincoln High' } })
  const [carla, dan, eve] = [
    await givenUser(app.db, 'advisor'),
    await givenUser(app.db, 'advisor'),
    await givenUser(app.db, 'advisor'),
  ]
  const students: { userId: string; id: string }[] = []
  for (const id of ['K-1', 'K-2', 'K-3', 'K-4']) {
    const student = await givenUser(app.db, 'student')
    const person = {
      studentId: id,
      userId: student.userId,
      counselorEmail: carla.email,
      sourceKey: `id:${id.toLowerCase()}`,
    }
    await givenSchoolPerson(app.db, person)
    await givenLink(app.db, { advisor: carla, student }, { kind: 'school', isPrimary: true, weeks: false })
    students.push({ userId: student.userId, id })
  }
  const counselors = [dan.email, eve.email, carla.email, 'nobody@lincoln.example']
  const lines = students.map(({ id }, at) => `${id},Ada,Berg,${counselors[at]}`)
  const file = ['student id,first name,last name,counselor email', ...lines].join('\n')
  const send = async (apply: 'yes' | 'no') =>
    reportOf(
      await importFile(
        { app, userId: admin.userId, now },
        { path: '/school/imports', file, apply, ends: 'no' },
      ),
    )

  const preview = await send('no')
  expect(preview.notes).toContainEqual(
    '3 students who have joined have another counselor here, who takes over if they have an account. Each student is told.',
  )
  expect(await advisorsOf(students)).toEqual(students.map(() => carla.userId))

  await send('yes')

  expect(await advisorsOf(students)).toEqual([dan.userId, eve.userId, carla.userId, carla.userId])
  const [link] = await app.db.select().from(advisorLinks).where(eq(advisorLinks.advisorId, dan.userId))
  expect(link).toMatchObject({ kind: 'school', isPrimary: true, weeks: false })
  await send('yes')
  expect(await advisorsOf(students)).toEqual([dan.userId, eve.userId, carla.userId, carla.userId])
})

async function advisorsOf(students: readonly { userId: string }[]) {
  const { advisorId, studentId, endedAt, id } = advisorLinks
  const found: string[] = []
  for (const { userId } of students) {
    const isOpen = and(eq(studentId, userId), isNull(endedAt))
    for (const link of await app.db.select({ advisorId }).from(advisorLinks).where(isOpen).orderBy(asc(id)))
      found.push(link.advisorId)
  }
  return found
}
