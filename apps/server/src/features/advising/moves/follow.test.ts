import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/advising/options'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { users } from '#database/tables/users.ts'
import { givenFullCaseload, givenLink, nothingShared } from '#testing/given-advising.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { importFile, reportOf } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'
import { followCounselors, followLeft } from './follow.ts'

const now = '2026-11-28T12:00:00Z'

const never = new AbortController().signal

const app = useTestApp({ now })

async function givenCaseload(ids: readonly string[]) {
  const admin = await givenUser(app.db, 'admin')
  const asAdmin = await app.as(admin)
  await asAdmin('PUT /school', { school: { name: 'Lincoln High' } })
  const [carla, dan, eve] = [
    await givenUser(app.db, 'advisor'),
    await givenUser(app.db, 'advisor', { fullName: 'Dan Diaz' }),
    await givenUser(app.db, 'advisor'),
  ]
  const students: { userId: string; id: string }[] = []
  for (const id of ids) {
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
  const send = async (counselors: readonly string[], apply: 'yes' | 'no') => {
    const lines = students.map(({ id }, at) => `${id},Ada,Berg,${counselors[at]}`)
    const file = ['student id,first name,last name,counselor email', ...lines].join('\n')
    const from = { app, userId: admin.userId, now }
    return reportOf(await importFile(from, { path: '/school/imports', file, apply, ends: 'no' }))
  }
  return { carla, dan, eve, students, send, asAdmin }
}

test('students who have joined go to the counselors whom the next file names, and nobody else does', async () => {
  const { carla, dan, eve, students, send } = await givenCaseload(['K-1', 'K-2', 'K-3', 'K-4'])
  const counselors = [dan.email, eve.email, carla.email, 'nobody@lincoln.example']

  const preview = await send(counselors, 'no')
  expect(preview.notes).toContainEqual(
    '3 students who have joined have another counselor here, who takes over if they have an account. Each student is told.',
  )
  expect(await advisorsOf(students)).toEqual(students.map(() => carla.userId))

  await send(counselors, 'yes')

  expect(await advisorsOf(students)).toEqual([dan.userId, eve.userId, carla.userId, carla.userId])
  const [link] = await app.db.select().from(advisorLinks).where(eq(advisorLinks.advisorId, dan.userId))
  expect(link).toMatchObject({ kind: 'school', isPrimary: true, weeks: false })
  await send(counselors, 'yes')
  expect(await advisorsOf(students)).toEqual([dan.userId, eve.userId, carla.userId, carla.userId])
})

test('students go back to the counselor whom they had when the import is undone, and nobody else moves', async () => {
  const { carla, dan, students, send, asAdmin } = await givenCaseload(['U-1', 'U-2'])
  await send([dan.email, carla.email], 'yes')
  expect(await advisorsOf(students)).toEqual([dan.userId, carla.userId])
  const [latest] = await asAdmin('GET /school/imports')

  await asAdmin('POST /school/imports/{id}/undo', { id: latest!.id })

  expect(await advisorsOf(students)).toEqual([carla.userId, carla.userId])
})

test('an import that ends before its students went over is gone on with, and what an admin did since stays', async () => {
  const { carla, dan, eve, students, send } = await givenCaseload(['L-1', 'L-2'])
  // Stands in for a process that ends: the file is imported, and no hand-over begins.
  await app.db.execute(sql`alter table caseload_moves add constraint none check (false) not valid`)
  const { isApplied, notes } = await send([dan.email, eve.email], 'yes')
  expect(isApplied).toBe(true)
  expect(notes?.at(-1)).toMatch(/^Not all students who have another counselor now could go over yet\./)
  await app.db.execute(sql`alter table caseload_moves drop constraint none`)
  expect(await advisorsOf(students)).toEqual([carla.userId, carla.userId])

  const run = () => followLeft({ db: app.db, now: app.now, config: app.config } as never, never)
  await run()
  expect(await advisorsOf(students)).toEqual([carla.userId, carla.userId])
  app.setNow('2026-11-28T12:11:00Z')
  await run()

  expect(await advisorsOf(students)).toEqual([dan.userId, eve.userId])
  const link = and(eq(advisorLinks.studentId, students[0]!.userId), isNull(advisorLinks.endedAt))
  await app.db.update(advisorLinks).set({ advisorId: carla.userId }).where(link)
  await run()
  expect(await advisorsOf(students)).toEqual([carla.userId, eve.userId])
})

test('an import whose IDs cannot be entered is applied all the same, its students go over, and the next one enters them', async () => {
  const { carla, dan, students, send, asAdmin } = await givenCaseload(['E-1'])
  const studentId = async () =>
    (await app.db.select().from(users).where(eq(users.id, students[0]!.userId)))[0]!.studentId
  await app.db.execute(sql`alter table users add constraint none check (student_id <> 'E-1') not valid`)
  const { isApplied, notes } = await send([dan.email], 'yes')
  expect([isApplied, notes?.at(-1)]).toEqual([true, expect.stringContaining('The next import enters them.')])
  expect(await advisorsOf(students)).toEqual([dan.userId])
  const [latest] = await asAdmin('GET /school/imports')
  await asAdmin('POST /school/imports/{id}/undo', { id: latest!.id })
  expect(await advisorsOf(students)).toEqual([carla.userId])
  await app.db.execute(sql`alter table users drop constraint none`)
  expect(await studentId()).toBeNull()

  await send([dan.email], 'yes')

  expect(await studentId()).toBe('E-1')
})

test('a counselor without room is named with the students who stay', async () => {
  const { carla, dan, students, send } = await givenCaseload(['M-1', 'M-2', 'M-3'])
  const { studentId } = advisorLinks
  await app.db
    .update(advisorLinks)
    .set({ endedAt: new Date(now) })
    .where(eq(studentId, students[2]!.userId))
  await givenFullCaseload(app.db, dan)

  const report = await send([dan.email, dan.email, dan.email], 'yes')

  expect(await advisorsOf(students)).toEqual([carla.userId, carla.userId])
  expect(report.notes).toEqual(
    expect.arrayContaining([
      `Dan Diaz has no room for 2 more students, who stay with the counselor that they have: one advisor has at most ${limits.students}.`,
      'Dan Diaz could not be connected with 1 student: they have no place for another advisor, or Dan Diaz has none for another student.',
    ]),
  )
})

test('an admin reads that students who have joined stay where they are while their new counselor is not here', async () => {
  const { carla, students, asAdmin } = await givenCaseload(['A-1'])
  const { people } = await asAdmin('GET /school/people', { q: 'A-1' })

  const change = { ids: [people[0]!.id], email: 'nobody@lincoln.example' }
  const { notes } = await asAdmin('PUT /school/people/counselor', change)

  expect(notes).toEqual([
    'For 1 student who has joined nothing changes: the new counselor has no account here that may advise.',
  ])
  expect(await advisorsOf(students)).toEqual([carla.userId])
})

test('a counselor without room is named to admins where nobody reads the report', async () => {
  const { carla, dan, students, asAdmin } = await givenCaseload(['F-1'])
  await givenFullCaseload(app.db, dan)
  const { people } = await asAdmin('GET /school/people', { q: 'F-1' })
  await asAdmin('PUT /school/people/counselor', { ids: [people[0]!.id], email: dan.email })
  const told = async () =>
    (await asAdmin('GET /notifications')).notifications.filter(({ title }) => title.startsWith('Not With'))
  expect(await told()).toEqual([])
  await app.db.update(schoolPeople).set({ follows: true }).where(eq(schoolPeople.id, people[0]!.id))

  await followCounselors({ db: app.db, now: app.now, config: app.config }, {})

  expect(await advisorsOf(students)).toEqual([carla.userId])
  expect(await told()).toMatchObject([
    { message: expect.stringMatching(/^Dan Diaz has no room for 1 more student, who stay/) as string },
  ])
})

test('students whom an admin gives another counselor go over at once, those who have not joined when they join', async () => {
  const { carla, dan, students } = await givenCaseload(['N-1', 'N-2'])
  const asAdmin = await app.as(await givenUser(app.db, 'admin'))
  const expected = await givenSchoolPerson(app.db, { counselorEmail: carla.email })
  const { people } = await asAdmin('GET /school/people', { q: 'N-1' })

  const ids = [people[0]!.id, expected.id]
  expect(await asAdmin('PUT /school/people/counselor', { ids, email: dan.email })).toEqual({
    changed: 2,
    notes: [],
  })

  expect(await advisorsOf(students)).toEqual([dan.userId, carla.userId])
  const asDan = await app.as(dan)
  expect(await asDan('GET /advising/not-joined')).toMatchObject([{ id: expected.id }])
})

describe('students who joined before their counselor was here', () => {
  const run = () => followLeft({ db: app.db, now: app.now, config: app.config } as never, never)

  async function givenEarly() {
    await givenSchool(app.db)
    const email = `${randomUUID()}@lincoln.example`
    const [one, other] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    for (const { userId } of [one, other])
      await givenSchoolPerson(app.db, { userId, counselorEmail: email, studentId: userId.slice(0, 8) })
    return { email, students: [one, other] }
  }

  test('are connected once the counselor has come, with the school’s record alone, and each is told once', async () => {
    const { email, students } = await givenEarly()
    await run()
    expect(await advisorsOf(students)).toEqual([])
    const counselor = await givenUser(app.db, 'advisor', { email, fullName: 'Carla Counselor' })

    await run()
    await run()

    expect(await advisorsOf(students)).toEqual([counselor.userId, counselor.userId])
    const asStudent = await app.as(students[0]!)
    const sharing = { ...nothingShared, list: true, letters: true }
    expect(await asStudent('GET /advising/link')).toMatchObject({ link: { kind: 'school', sharing } })
    expect((await asStudent('GET /notifications')).notifications).toMatchObject([{ title: 'Your Counselor' }])
  })

  test('are not connected again with one whom they had, nor with one whose account is disabled', async () => {
    const { email, students } = await givenEarly()
    const counselor = await givenUser(app.db, 'advisor', { email, bannedUntil: new Date('2100-01-01') })
    await run()
    expect(await advisorsOf(students)).toEqual([])

    await app.db.update(users).set({ bannedUntil: null }).where(eq(users.id, counselor.userId))
    await run()
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    const id = counselor.userId
    await asAdmin('PUT /people/{id}/role', { id, role: 'student' })
    await asAdmin('PUT /people/{id}/role', { id, role: 'advisor' })
    await run()

    expect(await advisorsOf(students)).toEqual([])
  })
})

test('a student whose file named another counselor is connected with nobody once the server belongs to no school', async () => {
  const { students, asAdmin } = await givenCaseload(['S-1'])
  await app.db.delete(advisorLinks).where(eq(advisorLinks.studentId, students[0]!.userId))
  const isTheirs = eq(schoolPeople.userId, students[0]!.userId)
  await app.db
    .update(schoolPeople)
    .set({ follows: true, updatedAt: new Date(now) })
    .where(isTheirs)
  await asAdmin('PUT /school', { school: null })

  app.setNow('2026-11-28T12:11:00Z')
  await followLeft({ db: app.db, now: app.now, config: app.config } as never, never)

  expect(await advisorsOf(students)).toEqual([])
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
