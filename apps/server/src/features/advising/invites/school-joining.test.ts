import { randomUUID } from 'node:crypto'
import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { schoolPeople } from '#database/tables/school-people.ts'
import { schoolSettings } from '#database/tables/school.ts'
import { users } from '#database/tables/users.ts'
import { endForThoseWhoLeft } from '#features/advising/links/leaving.ts'
import { followLeft } from '#features/advising/moves/follow.ts'
import { givenFullCaseload, givenLink } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenCatalog } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { untilWaiting } from '#testing/until-waiting.ts'

const app = useTestApp()
let admin: Call
beforeAll(async () => {
  await givenSchool(app.db)
  admin = await app.as(await givenUser(app.db, 'admin'))
})

type Call = Awaited<ReturnType<TestApp['as']>>
const missing = { code: 'NOT_FOUND', rule: undefined }
const look = (call: Call, code: string) => call('GET /advising/invites/by-code/{code}', { code })
const sharing = { ...usualSharing, weeks: false }
type Chosen = { essayIds?: string[] }
/** Joins as the page does, which names the counselor whom it has shown. */
const join = async (call: Call, code: string, chosen: Chosen = {}) => {
  const advisorId = (await look(call, code)).advisor?.id
  return call('POST /advising/invites/by-code/{code}/join', { code, sharing, advisorId, ...chosen })
}
const codeFor = async (id: string) =>
  (await admin('POST /school/people/invitations', { ids: [id], by: 'paper' })).slips[0]!.code

/** A student of the school with a code, the counselor named for them, and a student's account. */
async function givenExpected(given: Parameters<typeof givenSchoolPerson>[1] = {}) {
  const counselor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const named = { counselorEmail: counselor.email, studentId: 'K-4711', ...given }
  const person = await givenSchoolPerson(app.db, named)
  const student = await givenUser(app.db, 'student', { fullName: 'Ada B.' })
  const [asCounselor, asStudent] = [await app.as(counselor), await app.as(student)]
  return { counselor, person, student, code: await codeFor(person.id), asCounselor, asStudent }
}

describe('a student with the code of their slip', () => {
  test('who joins at the moment at which the server leaves the school is connected with nobody by it', async () => {
    // The embedded database runs one transaction at a time.
    if (app.engine === 'embedded') return
    const { code, asStudent, counselor } = await givenExpected()
    let joining!: Promise<unknown>
    await app.db.transaction(async (tx) => {
      await tx.delete(schoolSettings)
      const advisorId = counselor.userId
      joining = asStudent('POST /advising/invites/by-code/{code}/join', { code, sharing, advisorId })
      await untilWaiting(app.db)
    })
    await joining
    await givenSchool(app.db)

    expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
  })

  test('sees who they are to the school, joins, and has the school’s ID and counselor', async () => {
    const { code, person, counselor, asStudent, asCounselor, student } = await givenExpected()
    expect(await look(asStudent, code.toLowerCase())).toEqual({
      name: 'Lincoln High',
      advisor: { id: counselor.userId, fullName: 'Carla Counselor', email: counselor.email },
      school: { givenName: 'Ada', studentId: 'K-4711' },
    })
    expect(await asCounselor('GET /advising/not-joined')).toMatchObject([
      { id: person.id, studentId: 'K-4711' },
    ])

    const { link } = await join(asStudent, code)

    expect(link).toMatchObject({
      advisor: { id: counselor.userId },
      sharing: { weeks: false, list: true },
    })
    expect(await asStudent('GET /me')).toMatchObject({ studentId: 'K-4711' })
    expect(await asStudent('GET /me/sign-in')).toMatchObject({ isOfSchool: true })
    expect(await asCounselor('GET /advising/not-joined')).toEqual([])
    expect((await asCounselor('GET /notifications')).notifications).toMatchObject([
      { title: 'Student Joined', link: `/advisor/students/${student.userId}` },
    ])
    expect((await admin('GET /school/people', { show: 'joined' })).people).toContainEqual(
      expect.objectContaining({ id: person.id, userId: student.userId }),
    )
  })

  test('who had connected with the counselor before shares with the school what they choose now', async () => {
    const { code, counselor, student, asStudent } = await givenExpected()
    await givenLink(app.db, { advisor: counselor, student })

    const { link } = await join(asStudent, code)

    expect(link).toMatchObject({ kind: 'school', title: 'School counselor', sharing: { weeks: false } })
    expect((await asStudent('GET /advising/link')).others).toEqual([])
  })

  test('who joins before their counselor has come shows nobody what the page did not ask about', async () => {
    const counselorEmail = `${randomUUID()}@lincoln.example`
    const { code, asStudent } = await givenExpected({ counselorEmail })
    expect(await look(asStudent, code)).toMatchObject({ advisor: null })
    await givenUser(app.db, 'advisor', { email: counselorEmail })

    const { link } = await asStudent('POST /advising/invites/by-code/{code}/join', { code, sharing })

    expect(link).toMatchObject({ kind: 'school', sharing: { list: true, profile: false, testScores: false } })
  })

  test('who had connected with the counselor before shares the essays that they tick, and no others', async () => {
    const { code, counselor, student, asStudent } = await givenExpected()
    await givenLink(app.db, { advisor: counselor, student })
    const [kept, hidden, added] = [
      await givenEssay(app.db, student),
      await givenEssay(app.db, student),
      await givenEssay(app.db, student),
    ].map(({ id }) => id)
    for (const essayId of [kept!, hidden!])
      await asStudent('PUT /advising/link/essays/{essayId}', { essayId })

    const { link } = await join(asStudent, code, { essayIds: [kept!, added!] })

    expect(new Set(link!.sharedEssayIds)).toEqual(new Set([kept, added]))
  })

  test('need not say in which class they are, and keeps the one that they have said', async () => {
    const given = await givenExpected({ classYear: 2027 })
    await join(given.asStudent, given.code)
    expect((await given.asStudent('GET /me')).graduationYear).toBe(2027)

    const other = await givenExpected({ classYear: 2027 })
    await app.db.update(users).set({ graduationYear: 2028 }).where(eq(users.id, other.student.userId))
    await join(await app.as(other.student), other.code)
    expect((await other.asStudent('GET /me')).graduationYear).toBe(2028)
  })

  test('has the dates of the class that the school has for them, who had said none', async () => {
    const catalog = await givenCatalog(app.db)
    const { code, asStudent } = await givenExpected({ classYear: 2028 })
    const school = { schoolId: catalog.stanford, plan: 'restrictive_early_action' } as const
    const { id, deadline } = await asStudent('POST /schools/list', school)
    expect(deadline).not.toBeNull()

    await join(asStudent, code)

    expect(await asStudent('GET /schools/list/{id}', { id })).toMatchObject({ deadline: null })
  })

  test('can no longer change the ID, but everything else of the account', async () => {
    const { code, asStudent } = await givenExpected()
    await join(asStudent, code)

    for (const studentId of ['mine', null])
      await expect(asStudent('PATCH /me', { studentId })).rejects.toMatchObject({
        fields: [
          {
            path: 'studentId',
            message: expect.stringContaining('Your school has entered this ID') as string,
          },
        ],
      })
    expect(await asStudent('PATCH /me', { fullName: 'Ada Berg', studentId: 'K-4711' })).toMatchObject({
      fullName: 'Ada Berg',
    })
  })

  test('joins without a counselor too, if the school has named none who has an account', async () => {
    const { code, asStudent } = await givenExpected({ counselorEmail: 'nobody@lincoln.example' })
    expect(await look(asStudent, code)).toMatchObject({ advisor: null })
    expect((await join(asStudent, code)).link).toBeNull()
    expect((await asStudent('GET /me')).studentId).toBe('K-4711')
  })

  test('joins without the counselor while there is no place for one more advisor, and is told what to do', async () => {
    const { code, student, asStudent } = await givenExpected()
    for (let at = 0; at < 3; at++)
      await givenLink(app.db, { advisor: await givenUser(app.db, 'advisor'), student })

    expect((await join(asStudent, code)).link).not.toMatchObject({ kind: 'school' })

    expect((await asStudent('GET /me')).studentId).toBe('K-4711')
    expect((await asStudent('GET /notifications')).notifications).toMatchObject([
      {
        title: 'Your Counselor',
        message:
          'Carla Counselor is your school counselor, but you have as many advisors as you can have. Disconnect one, and Carla Counselor is added within minutes.',
      },
    ])
  })

  test('joins once: of two accounts with one slip, one gets in', async () => {
    const { code, asStudent, asCounselor } = await givenExpected()
    const other = await app.as(await givenUser(app.db, 'student'))

    const results = await Promise.allSettled([join(asStudent, code), join(other, code)])

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await asCounselor('GET /advising/students')).total).toBe(1)
  })

  test('is one person of the school, not two', async () => {
    const { code, asStudent } = await givenExpected()
    const another = await givenSchoolPerson(app.db)
    await join(asStudent, code)
    await expect(join(asStudent, await codeFor(another.id))).toBeRefused('school-joined')
  })
})

describe('a student who joined with the slip of another', () => {
  test('is taken back by an admin: the counselor sees nothing, and both join as themselves', async () => {
    const ben = await givenExpected({ givenName: 'Ben', studentId: 'K-2', classYear: 2027 })
    const ann = await givenExpected({ givenName: 'Ann', studentId: 'K-1', classYear: 2028 })
    await join(ann.asStudent, ben.code)

    await admin('POST /school/people/{id}/release', { id: ben.person.id })

    expect((await ann.asStudent('GET /me')).studentId).toBeNull()
    expect((await ann.asStudent('GET /advising/link')).link).toBeNull()
    expect((await ann.asStudent('GET /notifications')).notifications).toMatchObject([{ title: 'Not Joined' }])
    expect((await ben.asCounselor('GET /advising/students')).total).toBe(0)
    expect(await ben.asCounselor('GET /advising/not-joined')).toMatchObject([{ id: ben.person.id }])
    await expect(look(ann.asStudent, ben.code)).rejects.toMatchObject(missing)

    await join(ben.asStudent, await codeFor(ben.person.id))
    await join(ann.asStudent, ann.code)
    expect(await ben.asStudent('GET /me')).toMatchObject({ studentId: 'K-2', graduationYear: 2027 })
    expect(await ann.asStudent('GET /me')).toMatchObject({ studentId: 'K-1', graduationYear: 2028 })
  })

  test('is found by an admin only, and only once', async () => {
    const { code, person, asStudent, asCounselor } = await givenExpected()
    const release = (call: Call) => call('POST /school/people/{id}/release', { id: person.id })
    await expect(release(admin)).rejects.toMatchObject(missing)
    await join(asStudent, code)
    for (const call of [asStudent, asCounselor]) await expect(release(call)).toBeRefused('FORBIDDEN')
    await release(admin)
    await expect(release(admin)).rejects.toMatchObject(missing)
  })
})

describe('a student whose row the school has replaced', () => {
  /** Joins, and is then on the list by another ID. */
  async function givenReplaced(counselorEmail?: string) {
    const given = await givenExpected()
    const { link } = await join(given.asStudent, given.code)
    await app.db.update(schoolPeople).set({ leftAt: new Date() }).where(eq(schoolPeople.id, given.person.id))
    const row = { studentId: 'K-4712', counselorEmail: counselorEmail ?? given.counselor.email }
    const { id } = await givenSchoolPerson(app.db, row)
    return { ...given, link: link!, id, code: await codeFor(id) }
  }

  test('joins again at once, and keeps the counselor and all that is shared', async () => {
    const { id, code, link, asStudent, asCounselor } = await givenReplaced()

    expect((await join(asStudent, code)).link).toMatchObject({ id: link.id, sharing: { weeks: false } })

    expect((await asStudent('GET /me')).studentId).toBe('K-4712')
    const { people } = await admin('GET /school/people', { show: 'joined' })
    expect(people.find((each) => each.id === id)?.userId).not.toBeNull()
    // The row before no longer ends anything.
    await app.db.transaction((tx) => endForThoseWhoLeft(tx, new Date('2027-02-01')))
    expect((await asCounselor('GET /advising/students')).total).toBe(1)
  })

  test('goes over to the counselor whom the new row names, with their tasks and what they choose now, and no admin is offered to undo it', async () => {
    const counselor = await givenUser(app.db, 'advisor')
    const { code, asStudent, asCounselor, ...given } = await givenReplaced(counselor.email)
    const task = await givenTask(app.db, { advisor: given.counselor, student: given.student })

    expect(await join(asStudent, code)).toMatchObject({
      link: { advisor: { id: counselor.userId }, sharing: { profile: true, weeks: false } },
      others: [],
    })
    expect((await asCounselor('GET /advising/students')).total).toBe(0)
    const asNew = await app.as(counselor)
    expect((await asNew('GET /tasks')).tasks).toMatchObject([{ id: task.id }])
    // Undo takes back what an admin did.
    const caseload = await admin('GET /advising/caseloads/{id}', { id: given.counselor.userId })
    expect(caseload.move).toBeNull()
  })
})

test('a student whose new counselor has no place stays with the one before, and an admin reads that', async () => {
  const { counselor, code, student, asStudent } = await givenExpected()
  const before = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor: before, student }, { kind: 'school', isPrimary: true })
  await givenFullCaseload(app.db, counselor)

  const { link } = await join(asStudent, code)

  expect(link).toMatchObject({ advisor: { id: before.userId } })
  const { notifications } = await admin('GET /notifications')
  expect(notifications).toContainEqual(
    expect.objectContaining({
      title: 'Not With Their Counselor',
      message:
        'Ada B. has joined, but Carla Counselor, the counselor named for them, has no place for another student. Choose another counselor.',
    }),
  )
})

describe('reads the same as of a code that never was', () => {
  type Expected = Awaited<ReturnType<typeof givenExpected>>
  const change = (id: string, values: Partial<typeof schoolPeople.$inferInsert>) =>
    app.db.update(schoolPeople).set(values).where(eq(schoolPeople.id, id))
  test.each<[string, (of: Expected) => Promise<unknown>]>([
    ['was used', async ({ code }) => join(await app.as(await givenUser(app.db, 'student')), code)],
    ['has expired', ({ person }) => change(person.id, { codeExpiresAt: new Date('2026-10-31') })],
    ['is of someone who has left', ({ person }) => change(person.id, { leftAt: new Date() })],
  ])('who has a code that %s', async (_, end) => {
    const given = await givenExpected()
    await end(given)
    await expect(look(given.asStudent, given.code)).rejects.toMatchObject(missing)
    await expect(join(given.asStudent, given.code)).rejects.toMatchObject(missing)
  })

  test('a stranger with a valid student ID and no code, and everyone once the school is gone', async () => {
    const { code, asStudent } = await givenExpected()
    await expect(look(asStudent, 'K-4711')).rejects.toMatchObject(missing)
    await app.db.delete(schoolSettings)
    await expect(look(asStudent, code)).rejects.toMatchObject(missing)
    await givenSchool(app.db)
  })

  test('somebody in a demo', async () => {
    const { code } = await givenExpected()
    const demoId = await givenDemo(app.db)
    const visitor = await app.as(await givenUser(app.db, 'student', { demoId }))
    await expect(look(visitor, code)).rejects.toMatchObject(missing)
  })
})

test('only codes that never were count: a class with expired slips is not shut out', async () => {
  const limited = await createTestApp({ limits: counted() })
  await givenSchool(limited.db)
  const call = await limited.as(await givenUser(limited.db, 'admin'))
  const person = await givenSchoolPerson(limited.db)
  const { slips } = await call('POST /school/people/invitations', { ids: [person.id], by: 'paper' })
  await limited.db.update(schoolPeople).set({ codeExpiresAt: new Date('2026-10-31') })
  const student = await limited.as(await givenUser(limited.db, 'student'))
  for (let tried = 0; tried < 25; tried++)
    await expect(look(student, slips[0]!.code)).rejects.toMatchObject(missing)
  for (let tried = 0; tried < 20; tried++)
    await expect(look(student, '0000-0000-0000')).rejects.toMatchObject(missing)
  await expect(look(student, slips[0]!.code)).toBeRefused('TOO_MANY')
  await limited.close()
})

test('thirty days after the school’s list no longer has a student, the school’s connection ends and all else stays theirs', async () => {
  const { code, person, student, asStudent, asCounselor } = await givenExpected()
  await join(asStudent, code)
  const consultant = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor: consultant, student })
  const leftAt = new Date('2026-11-01T12:00:00Z')
  const withoutCounselor = { counselorEmail: null, counselorHash: null }
  await app.db
    .update(schoolPeople)
    .set({ leftAt, ...withoutCounselor })
    .where(eq(schoolPeople.id, person.id))
  const run = (at: string) => app.db.transaction((tx) => endForThoseWhoLeft(tx, new Date(at)))

  expect(await run('2026-12-01T11:59:00Z')).toBe(0)
  expect((await asCounselor('GET /advising/students')).total).toBe(1)
  expect(await run('2026-12-01T12:00:00Z')).toBe(1)
  expect(await run('2026-12-02T12:00:00Z')).toBe(0)

  expect((await asCounselor('GET /advising/students')).total).toBe(0)
  expect(await asStudent('GET /advising/link')).toMatchObject({
    link: { advisor: { id: consultant.userId } },
    others: [],
  })
  expect((await asStudent('GET /notifications')).notifications).toMatchObject([{ title: 'Connection Ended' }])
  expect(await asStudent('PATCH /me', { studentId: 'my own' })).toMatchObject({ studentId: 'my own' })
})

test('once the server belongs to no school, a student decides about their counselor and ID, and is the school’s again with it', async () => {
  const { code, counselor, student, asStudent } = await givenExpected()
  const other = await givenUser(app.db, 'advisor')
  const second = await givenLink(app.db, { advisor: other, student }, { kind: 'school' })
  await join(asStudent, code)
  await expect(asStudent('POST /advising/links/{id}/end', { id: second.id })).toBeRefused(
    'assigned-by-school',
  )

  await admin('PUT /school', { school: null })

  await asStudent('PATCH /advising/link/sharing', { linkId: second.id, list: false })
  await asStudent('POST /advising/links/{id}/end', { id: second.id })
  expect(await asStudent('PATCH /me', { studentId: 'my own' })).toMatchObject({ studentId: 'my own' })
  expect(await asStudent('GET /me/sign-in')).toMatchObject({ isOfSchool: false })
  const mine = async () => (await asStudent('GET /advising/link')).link
  expect(await mine()).toMatchObject({ advisor: { id: counselor.userId }, kind: 'personal' })

  await admin('PUT /school', { school: { name: 'Lincoln High' } })
  await followLeft({ db: app.db, now: app.now, config: app.config } as never, new AbortController().signal)
  expect(await mine()).toMatchObject({ advisor: { id: counselor.userId }, kind: 'school' })
})

test('a counselor whom the school’s list no longer has stays its person until their students are handed over', async () => {
  const { counselor: carla, student } = await givenExpected()
  await givenLink(app.db, { advisor: carla, student }, { kind: 'school', isPrimary: true })
  const leftAt = new Date('2026-11-01T12:00:00Z')
  const { id } = await givenSchoolPerson(app.db, { kind: 'staff', leftAt, userId: carla.userId })
  const run = () => app.db.transaction((tx) => endForThoseWhoLeft(tx, new Date('2026-12-01T12:00:00Z')))
  const account = async () =>
    (await app.db.select().from(schoolPeople).where(eq(schoolPeople.id, id)))[0]!.userId

  await run()
  expect(await account()).toBe(carla.userId)
  const dan = await givenUser(app.db, 'advisor')
  await admin('POST /advising/moves', { fromId: carla.userId, toId: dan.userId })
  await run()
  expect(await account()).toBeNull()
})

describe('a counselor', () => {
  test('sees only their own who have not joined, and mails one of them', async () => {
    const { person, asCounselor } = await givenExpected({ schoolEmail: 'ada.berg@lincoln.example' })
    const other = await givenExpected()

    expect((await asCounselor('GET /advising/not-joined')).map(({ id }) => id)).toEqual([person.id])
    const invite = () => asCounselor('POST /advising/not-joined/{id}/invite', { id: person.id })
    expect([await invite(), await invite()]).toEqual([
      { mailed: true, code: null },
      { mailed: true, code: null },
    ])
    expect(await mailsTo(app.db, 'ada.berg@lincoln.example')).toHaveLength(1)
    await expect(
      asCounselor('POST /advising/not-joined/{id}/invite', { id: other.person.id }),
    ).rejects.toMatchObject(missing)
  })

  test('asks five times an hour at most for the same student', async () => {
    const limited = await createTestApp({ limits: counted() })
    const call = await limited.as(await givenUser(limited.db, 'advisor'))
    const invite = (id: string) => call('POST /advising/not-joined/{id}/invite', { id })
    const [one, other] = [randomUUID(), randomUUID()]
    for (let each = 0; each < 5; each++) await expect(invite(one)).rejects.toMatchObject(missing)
    await expect(invite(one)).toBeRefused('TOO_MANY')
    await expect(invite(other)).rejects.toMatchObject(missing)
    await limited.close()
  })

  test('gets the code of one without a school address, to hand it over', async () => {
    const { person, code, asCounselor } = await givenExpected({ schoolEmail: null })
    expect(await asCounselor('POST /advising/not-joined/{id}/invite', { id: person.id })).toEqual({
      mailed: false,
      code,
    })
  })

  test('sees nobody under another address', async () => {
    const { counselor, asCounselor } = await givenExpected()
    await app.db.update(users).set({ email: 'x@y.example' }).where(eq(users.id, counselor.userId))
    expect(await asCounselor('GET /advising/not-joined')).toEqual([])
  })
})
