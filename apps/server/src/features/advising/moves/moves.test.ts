import { randomUUID } from 'node:crypto'
import { limits, usualSharing } from '@bearings/domain/advising/options'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { statements } from '#database/statements.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { caseloadMoves } from '#database/tables/caseload-moves.ts'
import { labelOverrides } from '#database/tables/list.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { notifications } from '#database/tables/notifications.ts'
import { schoolSettings } from '#database/tables/school.ts'
import {
  givenFullCaseload,
  givenGroup,
  givenLink,
  givenNote,
  givenRequest,
  givenSharedEssay,
} from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { finishMoves } from './jobs.ts'
import * as store from './store.ts'

const now = '2026-11-28T12:00:00.000Z'

const app = useTestApp({ now })
const admin = givenOnce(() => givenUser(app.db, 'admin'))
let asAdmin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  asAdmin = await app.as(admin)
})

const school = { kind: 'school', isPrimary: true } as const

/** A counselor with a student of the school, a colleague, and a client for each. */
async function givenHandOver() {
  const carla = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const dan = await givenUser(app.db, 'advisor', { fullName: 'Dan Diaz' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const link = await givenLink(
    app.db,
    { advisor: carla, student },
    { ...school, profile: false, testScores: false },
  )
  const [asCarla, asDan, asStudent] = [await app.as(carla), await app.as(dan), await app.as(student)]
  const handOver = () => asAdmin('POST /advising/moves', { fromId: carla.userId, toId: dan.userId })
  return { carla, dan, student, link, asCarla, asDan, asStudent, handOver }
}

async function givenClass(advisor: { userId: string }, size: number) {
  const students: string[] = []
  for (let one = 0; one < size; one++) {
    const student = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student }, school)
    students.push(student.userId)
  }
  return students
}

const openLinksOf = (advisorId: string) =>
  app.db
    .select()
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt)))

describe('a counselor whose students an admin hands over', () => {
  test('has none left, and the student reads who advises them now, with the same choices', async () => {
    const { carla, dan, student, link, asCarla, asDan, asStudent, handOver } = await givenHandOver()
    const essay = await givenEssay(app.db, student)
    await givenSharedEssay(app.db, link, essay)

    expect(await handOver()).toMatchObject({ state: 'done', students: 1, moved: 1 })

    const id = student.userId
    await expect(asCarla('GET /advising/students/{id}', { id })).toBeRefused('NOT_FOUND')
    expect(await asStudent('GET /advising/link')).toMatchObject({
      link: {
        advisor: { id: dan.userId },
        kind: 'school',
        sharing: { ...usualSharing, profile: false, testScores: false },
        sharedEssayIds: [essay.id],
      },
      others: [],
    })
    expect(await asDan('GET /advising/students/{id}/profile', { id })).toEqual({ shared: false })
    const told = await app.db.select().from(notifications).where(eq(notifications.userId, id))
    expect(told).toMatchObject([{ title: 'New Advisor' }])
    expect(told[0]!.message).toContain('Carla Counselor handed over to Dan Diaz')
    expect(await openLinksOf(carla.userId)).toEqual([])
  })

  test('passes on which essays a student asks to have read, and has those back that are still asked', async () => {
    const { student, link, asCarla, asDan, asStudent, handOver } = await givenHandOver()
    const [kept, dropped] = [await givenEssay(app.db, student), await givenEssay(app.db, student)]
    for (const essay of [kept, dropped]) {
      await givenSharedEssay(app.db, link, essay)
      await asStudent('PUT /essays/{id}/asks', { id: essay.id, linkId: link.id, byOn: '2026-12-01' })
    }
    await asCarla('GET /essays/{id}', { id: kept.id })
    const queueOf = async (advisor: typeof asDan) =>
      (await advisor('GET /essays/reads', {})).essays.map((one) => ({
        id: one.id,
        standing: one.standing,
        byOn: one.byOn,
      }))

    const { id } = await handOver()

    const asked = { standing: 'asked', byOn: '2026-12-01' }
    expect(await queueOf(asDan)).toEqual(
      expect.arrayContaining([kept, dropped].map((one) => ({ id: one.id, ...asked }))),
    )
    const [theirs] = await asStudent('GET /essays/{id}/asks', { id: kept.id })
    expect(theirs).toMatchObject({ state: 'asked', byOn: '2026-12-01' })
    await asStudent('DELETE /essays/{id}/asks', { id: dropped.id, linkId: theirs!.linkId })
    await asAdmin('POST /advising/moves/{id}/undo', { id })

    expect(await queueOf(asCarla)).toEqual([
      { id: kept.id, ...asked },
      { id: dropped.id, standing: 'shared', byOn: null },
    ])
    expect(await asStudent('GET /essays/{id}/asks', { id: kept.id })).toMatchObject([{ state: 'opened' }])
  })

  test.each(['an admin hands over', 'a colleague accepts'])(
    'is no longer whom students expect who join once %s, and is again where it is taken back',
    async (how) => {
      await givenSchool(app.db)
      const { carla, dan, asCarla, asDan, handOver } = await givenHandOver()
      const ada = await givenSchoolPerson(app.db, { counselorEmail: carla.email.toLowerCase() })
      const bea = await givenSchoolPerson(app.db, { counselorEmail: dan.email.toLowerCase() })
      const expectedBy = async (call: typeof asCarla) =>
        (await call('GET /advising/not-joined')).map(({ id }) => id).toSorted()
      if (how === 'an admin hands over') await handOver()
      else {
        const { mine } = await asCarla('POST /advising/moves/proposals', { email: dan.email })
        await asDan('POST /advising/moves/{id}/accept', { id: mine!.id })
      }

      expect(await expectedBy(asCarla)).toEqual([])
      expect(await expectedBy(asDan)).toEqual([ada.id, bea.id].toSorted())
      const { people } = await asAdmin('GET /school/people', { counselor: dan.email })
      expect(people.map(({ counselorEmail }) => counselorEmail)).toEqual([dan.email, dan.email])

      const { move } = await asAdmin('GET /advising/caseloads/{id}', { id: carla.userId })
      await asAdmin('POST /advising/moves/{id}/undo', { id: move!.id })
      expect(await expectedBy(asCarla)).toEqual([ada.id])
      expect(await expectedBy(asDan)).toEqual([bea.id])
    },
  )

  test('leaves open tasks that say who gave them; done ones, notes and groups stay theirs', async () => {
    const { carla, dan, student, link, asDan, asStudent, handOver } = await givenHandOver()
    const open = await givenTask(app.db, { advisor: carla, student }, { title: 'Ask for a letter' })
    await givenTask(app.db, { advisor: carla, student }, { status: 'completed', completedAt: new Date(now) })
    const note = await givenNote(app.db, link, { content: 'Private.' })
    await givenGroup(app.db, carla, { links: [link] })

    await handOver()

    expect((await asDan('GET /tasks', {})).tasks).toMatchObject([{ id: open.id }])
    const mine = (await asStudent('GET /tasks', {})).tasks
    expect(mine.map((task) => task.advisor?.fullName)).toEqual(['Carla Counselor', 'Carla Counselor'])
    expect(await asDan('PATCH /tasks/{id}', { id: open.id, title: 'Ask for two' })).toMatchObject({
      advisor: { id: dan.userId },
    })
    expect(await asDan('GET /advising/students/{id}/notes', { id: student.userId })).toEqual([])
    await expect(asDan('PATCH /advising/notes/{id}', { id: note.id, content: 'Mine now' })).toBeRefused(
      'NOT_FOUND',
    )
    expect(await asDan('GET /advising/groups')).toEqual([])
  })

  test('is not named for what the colleague does with the tasks that they took over', async () => {
    const { carla, student, asDan, asStudent, handOver } = await givenHandOver()
    const { id } = await givenTask(app.db, { advisor: carla, student }, { title: 'Ask for a letter' })
    await handOver()
    const told = async () =>
      (await asStudent('GET /notifications', {})).notifications.map((one) => one.message)

    await asDan('PATCH /tasks/{id}', { id, title: 'Ask for two' })
    expect(await told()).toContain('Dan Diaz changed “Ask for two”.')
    await asDan('DELETE /tasks/{id}', { id })
    expect(await told()).toContain('Dan Diaz removed “Ask for two”. You do not need to do anything.')
  })

  test('keeps personal students, and a colleague who advises one already advises them once', async () => {
    const { carla, dan, student, handOver } = await givenHandOver()
    const own = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor: carla, student: own })
    await givenLink(app.db, { advisor: dan, student }, { weeks: false })

    await handOver()

    expect(await openLinksOf(carla.userId)).toMatchObject([{ studentId: own.userId, kind: 'personal' }])
    expect(await openLinksOf(dan.userId)).toMatchObject([
      { studentId: student.userId, kind: 'school', isPrimary: true, weeks: false },
    ])
  })

  test('leaves them to the colleague who has stood in, and has a place for nobody else', async () => {
    const { carla, dan, student, asCarla, handOver } = await givenHandOver()
    await givenFullCaseload(app.db, dan, limits.students - 1)
    const days = { from: '2026-11-28', until: '2026-12-24' }
    await asCarla('POST /advising/covers/{id}', { id: carla.userId, email: dan.email, ...days })

    await handOver()

    expect(await openLinksOf(dan.userId)).toContainEqual(
      expect.objectContaining({ studentId: student.userId, isPrimary: true, coversLinkId: null }),
    )
  })

  test('has students back whom the colleague also had by the school, which the server has left since, as personal ones', async () => {
    const { carla, dan, student, handOver } = await givenHandOver()
    await givenSchool(app.db)
    await givenLink(app.db, { advisor: dan, student }, { kind: 'school', isPrimary: false })
    const { id } = await handOver()
    await asAdmin('PUT /school', { school: null })

    await asAdmin('POST /advising/moves/{id}/undo', { id })

    for (const { userId } of [carla, dan])
      expect(await openLinksOf(userId)).toMatchObject([{ kind: 'personal', isPrimary: false }])
  })

  test('hands over as personal ones whom the server, which has left its school, has not handed over yet', async () => {
    const { carla, dan, student, link } = await givenHandOver()
    await givenSchool(app.db)
    const own = await givenLink(app.db, { advisor: dan, student })
    const between = { fromAdvisorId: carla.userId, toAdvisorId: dan.userId, askedById: null }
    await app.db.transaction((tx) => store.insert(tx, between, new Date(now)))
    await asAdmin('PUT /school', { school: null })

    await finishMoves({ db: app.db, now: app.now } as never, new AbortController().signal)

    expect(await openLinksOf(carla.userId)).toEqual([])
    expect(await openLinksOf(dan.userId)).toMatchObject([{ id: own.id, kind: 'personal', isPrimary: false }])
    expect(link.id).not.toBe(own.id)
  })

  test('has everything back within ten minutes, with what the student chose meanwhile', async () => {
    const { carla, student, link, asCarla, asStudent, handOver } = await givenHandOver()
    const task = await givenTask(app.db, { advisor: carla, student })
    await givenGroup(app.db, carla, { name: 'In the red', links: [link] })
    const { id, undoUntil } = await handOver()
    await asStudent('PATCH /advising/link/sharing', { weeks: false })

    expect(undoUntil).toBe('2026-11-28T12:10:00.000Z')
    expect(await asAdmin('POST /advising/moves/{id}/undo', { id })).toMatchObject({ state: 'undone' })

    expect(await openLinksOf(carla.userId)).toMatchObject([{ id: link.id, weeks: false, profile: false }])
    expect((await asCarla('GET /tasks', {})).tasks).toMatchObject([{ id: task.id }])
    expect(await asCarla('GET /advising/groups')).toMatchObject([{ name: 'In the red', students: 1 }])
    expect((await asStudent('GET /notifications')).notifications).toEqual([])
    await expect(asAdmin('POST /advising/moves/{id}/undo', { id })).toBeRefused('undo-too-late')
  })

  test.each<[string, (given: Awaited<ReturnType<typeof givenHandOver>>) => Promise<unknown>]>([
    [
      'colleague has written a note',
      ({ asDan, student: { userId: id } }) =>
        asDan('POST /advising/students/{id}/notes', { id, content: 'Met today.' }),
    ],
    [
      'colleague has written a message',
      ({ asDan, student: { userId: to } }) =>
        asDan('PUT /messages/{id}', { id: randomUUID(), to, body: 'Come on Monday' }),
    ],
    [
      'student has written to the colleague',
      ({ asStudent, dan: { userId: to } }) =>
        asStudent('PUT /messages/{id}', { id: randomUUID(), to, body: 'May I come on Monday?' }),
    ],
  ])('does not have them back once the %s', async (_, write) => {
    const given = await givenHandOver()
    const { id } = await given.handOver()
    await write(given)

    await expect(asAdmin('POST /advising/moves/{id}/undo', { id })).toBeRefused('successor-has-begun')
  })
})

describe('a hand-over that is taken back', () => {
  test('leaves the colleague who stood in before to do so again, with their own notes, and no longer', async () => {
    const { carla, dan, student, link, asCarla, asDan, asStudent, handOver } = await givenHandOver()
    const days = { from: '2026-11-28', until: '2026-12-24' }
    await asCarla('POST /advising/covers/{id}', { id: carla.userId, email: dan.email, ...days })
    await asDan('POST /advising/students/{id}/notes', { id: student.userId, content: 'Plays the cello' })
    app.setNow('2026-11-28T12:01:00.000Z')
    const { id } = await handOver()
    expect(await openLinksOf(dan.userId)).toMatchObject([
      { isPrimary: true, coversLinkId: null, until: null },
    ])

    await asAdmin('POST /advising/moves/{id}/undo', { id })

    const cover = { coversLinkId: link.id, until: days.until, isPrimary: false }
    expect(await openLinksOf(dan.userId)).toMatchObject([cover])
    const { notifications: told } = await asStudent('GET /notifications')
    expect(told.map(({ title }) => title)).toEqual(['Your Advisor Is Away'])
    expect(await openLinksOf(carla.userId)).toMatchObject([{ id: link.id, isPrimary: true }])
    expect(await asDan('GET /advising/students/{id}/notes', { id: student.userId })).toHaveLength(1)
    await asCarla('POST /advising/covers/{id}/end', { id: carla.userId, colleagueId: dan.userId })
    expect(await openLinksOf(dan.userId)).toEqual([])
  })

  test('leaves a counselor who had the students before what they noted then', async () => {
    const { carla, dan, student, link, asCarla, handOver } = await givenHandOver()
    const before = { createdAt: new Date('2026-11-01'), updatedAt: new Date('2026-11-01') }
    await givenNote(app.db, link, { content: 'Plays the cello', ...before })
    await handOver()
    const handBack = () => asAdmin('POST /advising/moves', { fromId: dan.userId, toId: carla.userId })
    const notes = () => asCarla('GET /advising/students/{id}/notes', { id: student.userId })

    const { id } = await handBack()
    expect(await notes()).toMatchObject([{ content: 'Plays the cello' }])

    await asAdmin('POST /advising/moves/{id}/undo', { id })
    await handBack()
    expect(await notes()).toMatchObject([{ content: 'Plays the cello' }])
  })

  test('leaves the colleague the tasks, notes and labels that were theirs before', async () => {
    const { carla, dan, student, asCarla, asDan, handOver } = await givenHandOver()
    const own = await givenLink(app.db, { advisor: dan, student })
    const before = { createdAt: new Date('2026-11-01'), updatedAt: new Date('2026-11-01') }
    const note = await givenNote(app.db, own, before)
    await asDan('PATCH /advising/notes/{id}', { id: note.id, goesAlong: true })
    const eve = await givenUser(app.db, 'advisor')
    const mine = await givenTask(app.db, { advisor: carla, student })
    const theirs = await givenTask(app.db, { advisor: dan, student }, { givenById: eve.userId })
    const [first, second] = [await givenEntry(app.db, student), await givenEntry(app.db, student)]
    const usual = { label: 'Reach', reason: 'context', note: '', ...before } as const
    await app.db.insert(labelOverrides).values([
      { ...usual, entryId: first.id, advisorId: carla.userId },
      { ...usual, entryId: second.id, advisorId: dan.userId },
    ])
    const { id } = await handOver()

    await asAdmin('POST /advising/moves/{id}/undo', { id })

    expect((await asCarla('GET /tasks', {})).tasks.map((task) => task.id)).toEqual([mine.id])
    expect((await asDan('GET /tasks', {})).tasks.map((task) => task.id)).toEqual([theirs.id])
    expect(await asDan('GET /advising/students/{id}/notes', { id: student.userId })).toMatchObject([
      { id: note.id },
    ])
    const labels = await app.db
      .select({ id: labelOverrides.entryId, by: labelOverrides.advisorId })
      .from(labelOverrides)
      .where(inArray(labelOverrides.entryId, [first.id, second.id]))
    expect(new Map(labels.map((label) => [label.id, label.by]))).toEqual(
      new Map([
        [first.id, carla.userId],
        [second.id, dan.userId],
      ]),
    )
  })

  test('leaves nothing to a colleague who no longer stands in', async () => {
    const { carla, dan, asCarla, handOver } = await givenHandOver()
    const days = { from: '2026-11-28', until: '2026-12-24' }
    await asCarla('POST /advising/covers/{id}', { id: carla.userId, email: dan.email, ...days })
    app.setNow('2026-11-28T12:01:00.000Z')
    const { id } = await handOver()
    await asCarla('POST /advising/covers/{id}/end', { id: carla.userId, colleagueId: dan.userId })

    await asAdmin('POST /advising/moves/{id}/undo', { id })

    expect(await openLinksOf(dan.userId)).toEqual([])
    expect(await openLinksOf(carla.userId)).toHaveLength(1)
  })

  test('shows no counselor what a student shares with another one for whom the colleague stands in, and leaves that as it was', async () => {
    const { carla, dan, student, link, asDan, handOver } = await givenHandOver()
    const eve = await givenUser(app.db, 'advisor')
    const ofEve = await givenLink(app.db, { advisor: eve, student }, { kind: 'school', weeks: false })
    const [forCarla, forEve] = [await givenEssay(app.db, student), await givenEssay(app.db, student)]
    await givenSharedEssay(app.db, link, forCarla)
    await givenSharedEssay(app.db, ofEve, forEve)
    const days = { from: '2026-11-28', until: '2026-12-24', email: dan.email }
    await (
      await app.as(eve)
    )('POST /advising/covers/{id}', { id: eve.userId, ...days })
    await asDan('POST /advising/students/{id}/notes', { id: student.userId, content: 'Plays the cello' })
    const shownTo = async (advisor: typeof dan) => {
      const { linkId, essayId } = sharedEssays
      const [open] = await openLinksOf(advisor.userId)
      const essays = await app.db.select({ essayId }).from(sharedEssays).where(eq(linkId, open!.id))
      return { ...open, essays: essays.map((one) => one.essayId) }
    }
    const asCarlas = { profile: false, weeks: true, coversLinkId: null, until: null, essays: [forCarla.id] }
    const asEves = {
      profile: true,
      weeks: false,
      coversLinkId: ofEve.id,
      until: days.until,
      essays: [forEve.id],
    }
    expect(await shownTo(dan)).toMatchObject(asEves)
    app.setNow('2026-11-28T12:01:00.000Z')

    const { id } = await handOver()

    expect(await shownTo(dan)).toMatchObject({ ...asCarlas, isPrimary: true })
    await asAdmin('POST /advising/moves/{id}/undo', { id })
    expect(await shownTo(carla)).toMatchObject({ ...asCarlas, isPrimary: true })
    expect(await shownTo(dan)).toMatchObject({ ...asEves, isPrimary: false })
    expect(await asDan('GET /advising/students/{id}/notes', { id: student.userId })).toHaveLength(1)
  })

  test('gives no students to somebody who is no longer an advisor', async () => {
    const { carla, dan, handOver } = await givenHandOver()
    const { id } = await handOver()
    await asAdmin('PUT /people/{id}/role', { id: carla.userId, role: 'student' })

    await expect(asAdmin('POST /advising/moves/{id}/undo', { id })).toBeRefused('no-advisor')

    expect(await openLinksOf(carla.userId)).toEqual([])
    expect(await openLinksOf(dan.userId)).toHaveLength(1)
  })

  test('leaves a student to the counselor whom the school has given them meanwhile', async () => {
    const { carla, dan, student, handOver } = await givenHandOver()
    const [stays] = await givenClass(carla, 1)
    const eve = await givenUser(app.db, 'advisor', { fullName: 'Eve Early' })
    const open = await givenTask(app.db, { advisor: carla, student })
    const { id } = await handOver()
    const person = await givenSchoolPerson(app.db, { userId: student.userId, counselorEmail: dan.email })
    await asAdmin('PUT /school/people/counselor', { ids: [person.id], email: eve.email })

    expect(await asAdmin('POST /advising/moves/{id}/undo', { id })).toMatchObject({ state: 'undone' })

    expect(await openLinksOf(eve.userId)).toMatchObject([{ studentId: student.userId, isPrimary: true }])
    expect(await openLinksOf(carla.userId)).toMatchObject([{ studentId: stays }])
    expect(await openLinksOf(dan.userId)).toEqual([])
    expect((await (await app.as(eve))('GET /tasks', {})).tasks).toMatchObject([{ id: open.id }])
  })

  test('is refused by name when a student has chosen the first counselor themselves meanwhile', async () => {
    const { carla, student, handOver } = await givenHandOver()
    const { id } = await handOver()
    await givenLink(app.db, { advisor: carla, student })

    await expect(asAdmin('POST /advising/moves/{id}/undo', { id })).toBeRefused('already-linked')
  })
})

test.each(['hands over', 'has the students back'])(
  'a colleague who stands in keeps nothing of what a student wrote once the counselor %s',
  async (which) => {
    const { carla, dan, student, link, asCarla, asDan, asStudent, handOver } = await givenHandOver()
    const essay = await givenEssay(app.db, student)
    await givenSharedEssay(app.db, link, essay)
    const eve = await givenUser(app.db, 'advisor')
    const asEve = await app.as(eve)
    const preferences = [{ type: 'essay-feedback', inApp: true, byMail: true, push: false } as const]
    await asEve('PUT /notifications/preferences', { preferences })
    const days = { from: '2026-11-28', until: '2026-12-24', email: eve.email }
    const write = () =>
      asStudent('POST /essays/{id}/comments', { id: essay.id, body: 'I hid in the library' })
    const told = async () => JSON.stringify(await asEve('GET /notifications', {}))
    const waiting = () => app.db.$count(notificationMails, eq(notificationMails.userId, eve.userId))

    let id = ''
    if (which === 'hands over') {
      await asCarla('POST /advising/covers/{id}', { id: carla.userId, ...days })
    } else {
      id = (await handOver()).id
      await asDan('POST /advising/covers/{id}', { id: dan.userId, ...days })
    }
    await write()
    expect(await told()).toContain('I hid in the library')
    expect(await waiting()).toBe(1)
    if (id === '') await handOver()
    else await asAdmin('POST /advising/moves/{id}/undo', { id })

    expect(await openLinksOf(eve.userId)).toEqual([])
    expect(await told()).not.toContain('I hid in the library')
    expect(await waiting()).toBe(0)
  },
)

test('an admin sees how many students a counselor has, by class, and not who', async () => {
  const { carla, student } = await givenHandOver()
  await givenLink(app.db, { advisor: carla, student: await givenUser(app.db, 'student') })
  await app.db.update(advisorLinks).set({ kind: 'school' }).where(eq(advisorLinks.studentId, student.userId))

  expect(await asAdmin('GET /advising/caseloads/{id}', { id: carla.userId })).toEqual({
    ofSchool: 1,
    personal: 1,
    classes: [{ graduationYear: null, students: 1 }],
    notJoined: 0,
    move: null,
  })
})

test('of a server that belongs to no school, an admin reads of nobody who has not joined', async () => {
  const carla = await givenUser(app.db, 'advisor')
  await givenSchoolPerson(app.db, { counselorEmail: carla.email.toLowerCase() })
  await app.db.delete(schoolSettings)
  const caseload = await asAdmin('GET /advising/caseloads/{id}', { id: carla.userId })
  expect(caseload).toMatchObject({ ofSchool: 0, notJoined: 0 })
})

test('a counselor whose students have all not joined yet is handed over too', async () => {
  await givenSchool(app.db)
  const [carla, dan] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  const { id } = await givenSchoolPerson(app.db, { counselorEmail: carla.email.toLowerCase() })
  const caseload = await asAdmin('GET /advising/caseloads/{id}', { id: carla.userId })
  expect(caseload).toMatchObject({ ofSchool: 0, notJoined: 1 })

  const move = await asAdmin('POST /advising/moves', { fromId: carla.userId, toId: dan.userId })

  expect(move).toMatchObject({ state: 'done', students: 1, moved: 1 })
  expect(await (await app.as(dan))('GET /advising/not-joined')).toMatchObject([{ id }])
})

test('students go to an advisor who is there to take them', async () => {
  const { carla, student } = await givenHandOver()
  const gone = await givenUser(app.db, 'advisor', { bannedUntil: new Date('2100-01-01') })
  const leaving = await givenUser(app.db, 'advisor', { eraseAfter: new Date('2026-12-05') })
  const move = (toId: string) => asAdmin('POST /advising/moves', { fromId: carla.userId, toId })

  await expect(move(student.userId)).toBeRefused('NOT_FOUND')
  for (const { userId } of [gone, leaving]) await expect(move(userId)).toBeRefused('no-advisor')
  await expect(move(carla.userId)).toBeRefused('INVALID_INPUT')
  const other = await givenUser(app.db, 'advisor')
  await expect(asAdmin('POST /advising/moves', { fromId: other.userId, toId: carla.userId })).toBeRefused(
    'nobody-to-hand-over',
  )
})

test(
  'a hand-over that a server left half-way is finished by another, with nobody twice or without',
  { timeout: 120_000 },
  async () => {
    const [carla, dan] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    const students = await givenClass(carla, 230)
    const between = { fromAdvisorId: carla.userId, toAdvisorId: dan.userId, askedById: admin.userId }
    const { id } = await app.db.transaction((tx) => store.insert(tx, between, new Date(now)))
    const services = { db: app.db, now: () => new Date(now) } as Parameters<typeof finishMoves>[0]
    // Ends after the first chunk, as a process that is told to stop.
    const stopped = {
      get aborted() {
        return moved > 0
      },
    } as AbortSignal
    let moved = 0
    const first = finishMoves(services, stopped)
    while (moved === 0) moved = (await store.find(app.db, id))!.moved
    await first

    expect((await store.find(app.db, id))!.state).toBe('accepted')
    expect(moved).toBeLessThan(230)
    await Promise.all([
      finishMoves(services, new AbortController().signal),
      finishMoves(services, new AbortController().signal),
    ])

    const [row] = await app.db.select().from(caseloadMoves).where(eq(caseloadMoves.id, id))
    expect(row!.state).toBe('done')
    expect(await openLinksOf(carla.userId)).toEqual([])
    const taken = await openLinksOf(dan.userId)
    expect(taken.map(({ studentId }) => studentId).toSorted()).toEqual(students.toSorted())
    const told = await app.db.select().from(notifications).where(eq(notifications.title, 'New Advisor'))
    for (const student of students) expect(told.filter(({ userId }) => userId === student)).toHaveLength(1)
  },
)

test('a hand-over to somebody who is no advisor any more ends, and the students stay with whom they have', async () => {
  const { carla, dan, student } = await givenHandOver()
  const between = { fromAdvisorId: carla.userId, toAdvisorId: dan.userId, askedById: admin.userId }
  const { id } = await app.db.transaction((tx) => store.insert(tx, between, new Date(now)))
  await asAdmin('PUT /people/{id}/role', { id: dan.userId, role: 'student' })

  const services = { db: app.db, now: () => new Date(now) } as Parameters<typeof finishMoves>[0]
  await finishMoves(services, new AbortController().signal)

  expect(await openLinksOf(dan.userId)).toEqual([])
  expect(await openLinksOf(carla.userId)).toMatchObject([{ studentId: student.userId }])
  expect(await store.find(app.db, id)).toMatchObject({ state: 'done', moved: 0 })
})

test('what went over with the students is kept for as long as it can be taken back', async () => {
  const { carla, student, handOver } = await givenHandOver()
  const task = await givenTask(app.db, { advisor: carla, student })
  const { id } = await handOver()
  const workAt = async (at: string) => {
    const services = { db: app.db, now: () => new Date(at) } as Parameters<typeof finishMoves>[0]
    await finishMoves(services, new AbortController().signal)
    const [row] = await app.db.select().from(caseloadMoves).where(eq(caseloadMoves.id, id))
    return row!.work
  }

  expect(await workAt('2026-11-28T12:10:00.000Z')).toEqual([task.id])
  expect(await workAt('2026-11-28T12:10:00.001Z')).toEqual([])
})

test('however many students a chunk has, they are handed over, and taken back, with the same few statements', async () => {
  const sent = async (work: () => Promise<unknown>) => {
    const before = statements.sent
    await work()
    return statements.sent - before
  }
  const taken = async (students: number) => {
    const [carla, dan] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    await givenClass(carla, students)
    let id = ''
    const there = await sent(async () => {
      id = (await asAdmin('POST /advising/moves', { fromId: carla.userId, toId: dan.userId })).id
    })
    return [there, await sent(() => asAdmin('POST /advising/moves/{id}/undo', { id }))]
  }
  const few = await taken(2)

  // The one statement more for each is its lock, which comes before the advisor's own. What the server does beside it,
  // or for the first time, adds a few, and a second one for each would add 38.
  for (const [way, many] of (await taken(40)).entries()) expect(many - few[way]!).toBeLessThan(2 * 38)
})

describe('a counselor who leaves', () => {
  async function givenProposal() {
    const given = await givenHandOver()
    const { asCarla, dan } = given
    const propose = () => asCarla('POST /advising/moves/proposals', { email: dan.email })
    return { ...given, propose }
  }

  test('hands over to a colleague who accepts, and nothing is seen before', async () => {
    const { carla, dan, student, asCarla, asDan, propose } = await givenProposal()
    expect(await propose()).toMatchObject({ students: 1, mine: { state: 'proposed', students: 1 }, toMe: [] })
    const { toMe } = await asDan('GET /advising/moves/proposals')
    expect(toMe).toMatchObject([{ from: { fullName: 'Carla Counselor' }, students: 1 }])
    const id = student.userId
    await expect(asDan('GET /advising/students/{id}', { id })).toBeRefused('NOT_FOUND')
    await expect(asCarla('POST /advising/moves/{id}/accept', { id: toMe[0]!.id })).toBeRefused('NOT_FOUND')

    expect(await asDan('POST /advising/moves/{id}/accept', { id: toMe[0]!.id })).toMatchObject({ toMe: [] })

    expect(await openLinksOf(dan.userId)).toMatchObject([{ studentId: id, kind: 'school', profile: false }])
    expect(await openLinksOf(carla.userId)).toEqual([])
    await expect(asDan('POST /advising/moves/{id}/accept', { id: toMe[0]!.id })).toBeRefused('NOT_FOUND')
  })

  test('hands those over too who have not joined yet, though there is nobody else', async () => {
    await givenSchool(app.db)
    const { dan, asDan } = await givenProposal()
    const eve = await givenUser(app.db, 'advisor')
    const asEve = await app.as(eve)
    const { id } = await givenSchoolPerson(app.db, { counselorEmail: eve.email.toLowerCase() })
    expect(await asEve('GET /advising/moves/proposals')).toMatchObject({ students: 1 })

    const { mine } = await asEve('POST /advising/moves/proposals', { email: dan.email })
    expect(mine).toMatchObject({ students: 1 })
    await asDan('POST /advising/moves/{id}/accept', { id: mine!.id })

    expect(await asDan('GET /advising/not-joined')).toMatchObject([{ id }])
    expect(await asEve('GET /advising/moves/proposals')).toMatchObject({ students: 0, mine: null })
  })

  test('keeps all of them if the colleague declines, and can ask somebody else', async () => {
    const { carla, asCarla, asDan, propose } = await givenProposal()
    const { mine } = await propose()
    await asDan('POST /advising/moves/{id}/refuse', { id: mine!.id })
    expect(await openLinksOf(carla.userId)).toHaveLength(1)
    expect((await asCarla('GET /advising/moves/proposals')).mine).toBeNull()

    const eve = await givenUser(app.db, 'advisor')
    await propose()
    await asCarla('POST /advising/moves/proposals', { email: eve.email })
    expect((await asDan('GET /advising/moves/proposals')).toMe).toEqual([])
    const asEve = await app.as(eve)
    const [theirs] = (await asEve('GET /advising/moves/proposals')).toMe
    await asCarla('POST /advising/moves/{id}/refuse', { id: theirs!.id })
    expect((await asEve('GET /advising/moves/proposals')).toMe).toEqual([])
  })

  test('gives the notes of which they said so, and gets them back with the students', async () => {
    const { carla, student, link, asCarla, asDan, handOver } = await givenProposal()
    const before = new Date('2026-11-01T12:00:00Z')
    const given = await givenNote(app.db, link, {
      content: 'Plays the cello',
      createdAt: before,
      updatedAt: before,
    })
    const kept = await givenNote(app.db, link, { content: 'Private', createdAt: before, updatedAt: before })
    await asCarla('PATCH /advising/notes/{id}', { id: given.id, goesAlong: true })

    const { id } = await handOver()

    const notes = await asDan('GET /advising/students/{id}/notes', { id: student.userId })
    expect(notes).toMatchObject([{ id: given.id, content: 'Plays the cello' }])
    await expect(asDan('PATCH /advising/notes/{id}', { id: kept.id, content: 'Mine' })).toBeRefused(
      'NOT_FOUND',
    )
    await asAdmin('POST /advising/moves/{id}/undo', { id })
    expect(await openLinksOf(carla.userId)).toHaveLength(1)
    const again = await asCarla('GET /advising/students/{id}/notes', { id: student.userId })
    expect(again.map((note) => note.content).toSorted()).toEqual(['Plays the cello', 'Private'])
  })

  test('leaves no request open between a student and who takes over', async () => {
    const { dan, student, asDan, asStudent, handOver } = await givenProposal()
    await givenRequest(app.db, { advisor: dan, student })
    await handOver()
    expect(await asDan('GET /advising/requests', {})).toMatchObject({
      pending: 0,
      requests: [{ status: 'approved' }],
    })
    expect(await asStudent('GET /advising/requests', {})).toMatchObject({ pending: 0 })
  })
})
