import { usualSharing } from '@bearings/domain/advising/options'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { givenAdvised, givenLink } from '#testing/given-advising.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { ADVISORS_PER_STUDENT: '2' } })
const single = useTestApp()

async function givenColleagues({ db, as }: TestApp) {
  const carla = await givenUser(db, 'advisor', { fullName: 'Carla Consultant' })
  const dan = await givenUser(db, 'advisor', { fullName: 'Dan Diaz' })
  const student = await givenAdvised(db, carla, { fullName: 'Jon Bell' })
  const asCarla = await as(carla)
  const introduce = (takesOver: boolean, studentIds = [student.userId], email = dan.email) =>
    asCarla('POST /advising/requests/introductions', { studentIds, email, takesOver })
  return { carla, dan, student, asDan: await as(dan), asStudent: await as(student), introduce }
}

const advisorsOf = async ({ db }: TestApp, student: { userId: string }) => {
  const isOpen = and(eq(advisorLinks.studentId, student.userId), isNull(advisorLinks.endedAt))
  return (await db.select().from(advisorLinks).where(isOpen)).map(({ advisorId }) => advisorId).toSorted()
}

test('a student decides whether a colleague advises them too, who sees nothing before', async () => {
  const { carla, dan, student, asDan, asStudent, introduce } = await givenColleagues(app)
  expect(await introduce(false)).toEqual({ asked: 1, left: 0 })
  expect(await introduce(false)).toEqual({ asked: 0, left: 1 })
  const id = student.userId
  await expect(asDan('GET /advising/students/{id}', { id })).toBeRefused('NOT_FOUND')
  const [request] = (await asStudent('GET /advising/requests', {})).requests
  expect(request).toMatchObject({
    introducedBy: 'Carla Consultant',
    takesOver: false,
    other: { fullName: 'Dan Diaz' },
  })

  await asStudent('POST /advising/requests/{id}/approve', { id: request!.id, sharing: usualSharing })

  expect(await advisorsOf(app, student)).toEqual([carla.userId, dan.userId].toSorted())
})

test('a consultant hands over to a colleague with each student’s consent, and with the open tasks', async () => {
  const { carla, dan, student, asDan, asStudent, introduce } = await givenColleagues(single)
  const task = await givenTask(single.db, { advisor: carla, student })
  await expect(introduce(false)).toBeRefused('already-advised')
  await introduce(true)
  const [request] = (await asStudent('GET /advising/requests', {})).requests
  expect(request).toMatchObject({ takesOver: true })
  expect(await advisorsOf(single, student)).toEqual([carla.userId])

  const sharing = { ...usualSharing, profile: false }
  await asStudent('POST /advising/requests/{id}/approve', { id: request!.id, sharing })

  expect(await advisorsOf(single, student)).toEqual([dan.userId])
  expect((await asDan('GET /tasks', {})).tasks).toMatchObject([{ id: task.id }])
})

test('a student who declines keeps the advisor', async () => {
  const { carla, student, asStudent, introduce } = await givenColleagues(single)
  await introduce(true)
  const [request] = (await asStudent('GET /advising/requests', {})).requests
  await asStudent('POST /advising/requests/{id}/reject', { id: request!.id })
  expect(await advisorsOf(single, student)).toEqual([carla.userId])
})

test('only one’s own students are asked, and not to leave whom the school assigned', async () => {
  const { carla, student, introduce } = await givenColleagues(app)
  const stranger = await givenUser(app.db, 'student')
  const assigned = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor: carla, student: assigned }, { kind: 'school' })
  const all = [student.userId, stranger.userId, assigned.userId]

  await expect(introduce(true, all, student.email)).toBeRefused('INVALID_INPUT')
  expect(await introduce(true, all)).toEqual({ asked: 1, left: 2 })
})
