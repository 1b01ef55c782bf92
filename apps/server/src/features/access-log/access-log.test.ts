import { limits } from '@bearings/domain/advising/options'
import { expect, test } from 'vitest'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { logView, logViews } from './service.ts'

const app = useTestApp()

const at = (time: string) => new Date(`2026-11-01T${time}Z`)

test('a student sees who looked at what and when, the latest first', async () => {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student')
  const essay = await givenEssay(app.db, student, { promptName: 'Why here?' })
  const studentId = student.userId
  await logView(app.db, advisor, { studentId, what: 'list', now: at('09:10:00') })
  await logView(app.db, advisor, { studentId, what: 'essay', subjectId: essay.id, now: at('09:20:00') })

  const { views, next } = await (await app.as(student))('GET /access-log')

  expect(views).toMatchObject([
    { what: 'essay', essay: 'Why here?', advisor: { fullName: 'Ines Moreau' }, times: 1 },
    { what: 'list', essay: null, firstAt: '2026-11-01T09:10:00.000Z', lastAt: '2026-11-01T09:10:00.000Z' },
  ])
  expect(next).toBeNull()
})

test('an open page that asks again is the same look, also at the same moment and over the hour', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')
  const look = (time: string) =>
    logView(app.db, advisor, { studentId: student.userId, what: 'profile', now: at(time) })
  await Promise.all([look('09:01:00'), look('09:01:00'), look('09:01:00')])
  await look('09:30:59')
  await look('09:50:00')
  await look('10:10:00')
  await look('10:20:00')

  const { views } = await (await app.as(student))('GET /access-log')

  expect(views).toMatchObject([
    { times: 1, lastAt: '2026-11-01T10:20:00.000Z' },
    { times: 2, firstAt: '2026-11-01T09:01:00.000Z', lastAt: '2026-11-01T09:50:00.000Z' },
  ])
})

test('a look at a whole class is one look at each, and not anew for those just looked at', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const [seen, unseen] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
  await logView(app.db, advisor, { studentId: seen.userId, what: 'deadlines', now: at('09:10:00') })

  const both = [seen, unseen].map(({ userId }) => ({ studentId: userId }))
  await logViews(app.db, advisor, both, { what: 'deadlines', now: at('09:20:00') })
  await logViews(app.db, advisor, [], { what: 'deadlines', now: at('09:20:00') })

  for (const [student, lastAt] of [
    [seen, '2026-11-01T09:10:00.000Z'],
    [unseen, '2026-11-01T09:20:00.000Z'],
  ] as const)
    expect((await (await app.as(student))('GET /access-log')).views).toMatchObject([{ times: 1, lastAt }])
})

test('a student with two advisors reads what one of them looked at', async () => {
  const [one, other] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  const { userId: studentId, ...student } = await givenUser(app.db, 'student')
  await logView(app.db, one, { studentId, what: 'list', now: at('09:10:00') })
  await logView(app.db, other, { studentId, what: 'weeks', now: at('09:20:00') })
  const call = await app.as({ ...student, userId: studentId })

  const { views } = await call('GET /access-log', { advisorId: one.userId })

  expect(views).toMatchObject([{ what: 'list', advisor: { id: one.userId } }])
})

test('the log is the student’s alone, and comes in pages', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')
  const neighbor = await app.as(await givenUser(app.db, 'student'))
  for (let hour = 0; hour <= limits.page; hour++) {
    const now = new Date(at('00:00:00').getTime() + hour * 3_600_000)
    await logView(app.db, advisor, { studentId: student.userId, what: 'weeks', now })
  }
  const call = await app.as(student)

  const first = await call('GET /access-log')
  const second = await call('GET /access-log', { after: first.next! })

  expect([first.views.length, second.views.length, second.next]).toEqual([limits.page, 1, null])
  expect(new Set([...first.views, ...second.views].map(({ id }) => id)).size).toBe(limits.page + 1)
  expect(await neighbor('GET /access-log')).toEqual({ views: [], next: null })
})
