import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#database/tables/mails.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  await givenSchool(app.db)
  call = await app.as(await givenUser(app.db, 'admin'))
})
beforeEach(async () => {
  await app.db.delete(mails)
  await app.db.delete(schoolPeople)
})

const carla = 'carla@lincoln.example'

test('an admin sees who is expected, has joined and has left, by class, counselor and part of a name', async () => {
  const { userId } = await givenUser(app.db, 'student')
  const joined = await givenSchoolPerson(app.db, {
    familyName: 'Bell',
    classYear: 2027,
    counselorEmail: carla,
  })
  await app.db.update(schoolPeople).set({ userId }).where(eq(schoolPeople.id, joined.id))
  const expected = await givenSchoolPerson(app.db, { givenName: 'Sømething', classYear: 2028 })
  const left = await givenSchoolPerson(app.db, {
    leftAt: new Date(),
    classYear: 2026,
    counselorEmail: 'gone@lincoln.example',
  })
  const staff = await givenSchoolPerson(app.db, { kind: 'staff', studentId: null })
  const ids = async (query: object = {}) =>
    (await call('GET /school/people', query)).people.map(({ id }) => id)

  expect(await ids()).toEqual([staff.id, joined.id, expected.id])
  expect(await ids({ show: 'joined' })).toEqual([joined.id])
  expect(await ids({ show: 'expected' })).toEqual([expected.id])
  expect(await ids({ show: 'staff' })).toEqual([staff.id])
  expect(await ids({ show: 'left' })).toEqual([left.id])
  expect(await ids({ classYear: 2028 })).toEqual([expected.id])
  expect(await ids({ counselor: carla })).toEqual([joined.id])
  expect(await ids({ q: 'sømeth berg' })).toEqual([expected.id])
  expect(await ids({ q: 'nobody' })).toEqual([])
  expect(await call('GET /school/people/summary')).toEqual({
    students: 2,
    staff: 1,
    expected: 1,
    joined: 1,
    left: 1,
    failing: 0,
    classes: [2027, 2028],
    counselors: [carla],
  })
})

test('a counselor who has signed up with the school address counts as here, and one who only typed it does not', async () => {
  const here = await givenUser(app.db, 'advisor', { email: 'here@lincoln.example' })
  await givenUser(app.db, 'advisor', { email: 'typed@lincoln.example', emailConfirmedAt: null })
  await givenUser(app.db, 'student', { email: 'pupil@lincoln.example' })
  for (const name of ['here', 'typed', 'pupil', 'nobody'])
    await givenSchoolPerson(app.db, {
      kind: 'staff',
      givenName: name,
      schoolEmail: `${name}@lincoln.example`,
      studentId: null,
    })

  const { people } = await call('GET /school/people', { show: 'staff' })

  const accounts = Object.fromEntries(people.map(({ givenName, userId }) => [givenName, userId]))
  expect(accounts).toEqual({ here: here.userId, typed: null, pupil: null, nobody: null })
})

test('a long list comes page by page, and nobody twice', async () => {
  for (let at = 0; at < 7; at++) await givenSchoolPerson(app.db)
  const first = await call('GET /school/people', { limit: 5 })
  const second = await call('GET /school/people', { limit: 5, after: first.next! })
  expect([first.people.length, second.people.length, second.next]).toEqual([5, 2, null])
  expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(7)
})

test('a mail that was given up shows whose school address fails', async () => {
  const person = await givenSchoolPerson(app.db, { schoolEmail: 'gone@lincoln.example' })
  await call('POST /school/people/invitations', { ids: [person.id], by: 'email' })
  await app.db.update(mails).set({ givenUpAt: new Date() })

  expect((await call('GET /school/people', { show: 'failing' })).people).toMatchObject([
    { id: person.id, emailFails: true },
  ])
})

test('an invitation is mailed to the school address, and printed for those without one; both have the same code', async () => {
  const one = await givenSchoolPerson(app.db, { schoolEmail: 'ada@lincoln.example' })
  const without = await givenSchoolPerson(app.db, { givenName: 'Ben', schoolEmail: null })
  const left = await givenSchoolPerson(app.db, { leftAt: new Date() })
  const ids = [one.id, without.id, left.id]

  expect(await call('POST /school/people/invitations', { ids, by: 'email' })).toEqual({
    slips: [],
    mailed: 1,
    lately: 0,
    withoutAddress: 1,
  })

  const { slips } = await call('POST /school/people/invitations', { ids, by: 'paper' })
  const slip = slips.find(({ id }) => id === one.id)!
  expect(slips).toHaveLength(2)
  expect(slip).toMatchObject({
    givenName: 'Ada',
    code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
    expiresAt: '2026-12-31T12:00:00.000Z',
  })
  const [mail] = await mailsTo(app.db, 'ada@lincoln.example')
  expect(mail).toMatchObject({ subject: 'Lincoln High invites you to Bearings' })
  expect(mail!.text).toContain(`/join/${slip.code}`)
  const stored = JSON.stringify(await app.db.select().from(schoolPeople))
  expect(stored).not.toContain(slip.code.replaceAll('-', ''))
})

test('an admin who presses twice mails a student once, and again some minutes later', async () => {
  const one = await givenSchoolPerson(app.db, { schoolEmail: 'twice@lincoln.example' })
  const other = await givenSchoolPerson(app.db, { schoolEmail: 'other@lincoln.example' })
  const invite = (ids: string[]) => call('POST /school/people/invitations', { ids, by: 'email' })

  const pressed = await Promise.all([invite([one.id]), invite([one.id])])
  expect(pressed).toContainEqual(expect.objectContaining({ mailed: 1, lately: 0 }))
  expect(pressed).toContainEqual(expect.objectContaining({ mailed: 0, lately: 1 }))
  expect(await invite([one.id, other.id])).toMatchObject({ mailed: 1, lately: 1 })
  expect(await mailsTo(app.db, 'twice@lincoln.example')).toHaveLength(1)

  app.setNow('2026-11-01T12:05:00Z')
  expect(await invite([one.id, other.id])).toMatchObject({ mailed: 2, lately: 0 })
})

test('an admin who has just printed the slips mails the invitations all the same', async () => {
  const { id } = await givenSchoolPerson(app.db, { schoolEmail: 'printed@lincoln.example' })
  await call('POST /school/people/invitations', { ids: [id], by: 'paper' })

  expect(await call('POST /school/people/invitations', { ids: [id], by: 'email' })).toMatchObject({
    mailed: 1,
    lately: 0,
  })
  await call('POST /school/people/invitations', { ids: [id], by: 'paper' })
  expect(await call('POST /school/people/invitations', { ids: [id], by: 'email' })).toMatchObject({
    mailed: 0,
    lately: 1,
  })
  expect(await mailsTo(app.db, 'printed@lincoln.example')).toHaveLength(1)
})

test('where the server belongs to no school, nobody is invited', async () => {
  const person = await givenSchoolPerson(app.db)
  await call('PUT /school', { school: null })
  await expect(call('POST /school/people/invitations', { ids: [person.id], by: 'paper' })).toBeRefused(
    'no-school',
  )
  await givenSchool(app.db)
})

test('students get another counselor, by address', async () => {
  const person = await givenSchoolPerson(app.db, { counselorEmail: carla })
  const staff = await givenSchoolPerson(app.db, { kind: 'staff' })

  expect(
    await call('PUT /school/people/counselor', { ids: [person.id, staff.id], email: 'Dan@Lincoln.example' }),
  ).toEqual({ changed: 1, notes: [] })

  expect((await call('GET /school/people', { counselor: 'dan@lincoln.example' })).people).toMatchObject([
    { id: person.id, counselorEmail: 'dan@lincoln.example' },
  ])
})
