import type { Actor } from '@bearings/domain/actor'
import type { Sharing } from '@bearings/domain/advising/options'
import { directions } from '@bearings/domain/advising/students/options'
import { ListStatus } from '@bearings/domain/list/schema'
import { states } from '@bearings/domain/recommenders/options'
import { lettersAt, takesLetters } from '@bearings/domain/recommenders/rules'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharedEssays } from '#database/tables/advising.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { givenAdvised, givenLink, nothingShared } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenLetterRequest } from '#testing/given-letters.ts'
import { givenEach, givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<typeof givenUser>>

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
const advisor = givenEach(() => givenUser(app.db, 'advisor'))
beforeEach(async () => {
  call = await app.as(advisor)
})

const long = { createdAt: new Date('2026-09-01T12:00:00Z'), updatedAt: new Date('2026-09-01T12:00:00Z') }
const lately = { updatedAt: new Date('2026-10-30T12:00:00Z') }

function givenStudent(fullName: string, sharing: Partial<Sharing> = {}): Promise<Person> {
  return givenAdvised(app.db, advisor, { fullName }, { ...long, ...sharing })
}

async function share(student: Actor, essay: { id: string }): Promise<void> {
  const { linkId } = await call('GET /advising/students/{id}', { id: student.userId })
  await app.db.insert(sharedEssays).values({ linkId, essayId: essay.id, createdAt: new Date() })
}

describe('the roster', () => {
  test('says the class of a student who shows the profile, and waits for no list of one who applies later', async () => {
    const junior = await givenStudent('Nia Park')
    const reasons = async () => (await (await app.as(advisor))('GET /advising/students')).students[0]!.reasons
    expect(await reasons()).toContain('no-schools')

    await (
      await app.as(junior)
    )('PUT /me/graduation-year', { graduationYear: 2028 })

    expect(await reasons()).not.toContain('no-schools')
    const call = await app.as(advisor)
    expect((await call('GET /advising/students')).students[0]).toMatchObject({ graduationYear: 2028 })
    await (
      await app.as(junior)
    )('PATCH /advising/link/sharing', { profile: false })
    expect((await call('GET /advising/students')).students[0]).toMatchObject({ graduationYear: null })
  })

  test('shows one class only, and counts the classes of those who show theirs', async () => {
    const people = [
      ['Ana Junior', 2028, {}],
      ['Bo Senior', 2027, {}],
      ['Cy Junior', 2028, { list: false }],
      ['Di Hidden', 2028, { profile: false }],
      ['Ed Unknown', null, {}],
    ] as const
    for (const [fullName, graduationYear, sharing] of people) {
      const student = await givenStudent(fullName, sharing)
      if (graduationYear) await (await app.as(student))('PUT /me/graduation-year', { graduationYear })
    }
    const call = await app.as(advisor)
    const classes = [
      { graduationYear: 2027, students: 1 },
      { graduationYear: 2028, students: 2 },
    ]

    expect(await call('GET /advising/students')).toMatchObject({ total: 5, classes })
    const juniors = { graduationYear: 2028, order: 'name' } as const
    const { students, ...shown } = await call('GET /advising/students', juniors)
    expect(students.map(({ fullName }) => fullName)).toEqual(['Ana Junior', 'Cy Junior'])
    expect(shown).toMatchObject({ total: 2, classes, reasons: { 'no-schools': 0 } })
    expect(await call('GET /advising/students/names', juniors)).toHaveLength(2)
    const { place } = await call('GET /advising/students/{id}/place', { ...juniors, id: students[1]!.id })
    expect(place).toMatchObject({ at: 2, of: 2, previous: { fullName: 'Ana Junior' }, next: null })
  })

  test('says of each student what they share, and since when', async () => {
    const maya = await givenStudent('Maya Okafor')
    await givenEntry(app.db, maya, {
      schoolId: catalog.duke,
      plan: 'regular',
      deadline: '2026-11-05',
      deadlineState: 'own',
      ...lately,
    })
    await givenEntry(app.db, maya, { schoolId: catalog.kansasState, status: 'Submitted', ...lately })
    await givenEntry(app.db, maya, { name: 'Ocean College', status: 'Withdrawn', ...lately })
    await givenEntry(app.db, maya, { name: 'River College', trashedAt: new Date() })
    const essay = await givenEssay(app.db, maya, { status: 'complete', ...lately })
    await givenEssay(app.db, maya)
    await share(maya, essay)
    await givenTask(app.db, { advisor, student: maya }, { dueOn: '2026-10-31' })
    await givenTask(app.db, { advisor, student: maya }, { status: 'completed' })

    const { students, total, next } = await call('GET /advising/students')

    expect({ total, next }).toEqual({ total: 1, next: null })
    expect(students).toEqual([
      {
        id: maya.userId,
        linkId: expect.any(String),
        fullName: 'Maya Okafor',
        email: maya.email,
        studentId: null,
        graduationYear: null,
        avatar: null,
        isLeaving: false,
        isDisabled: false,
        groups: [],
        since: '2026-09-01T12:00:00.000Z',
        today: '2026-11-01',
        timeZone: 'America/New_York',
        shared: {
          list: true,
          profile: true,
          testScores: true,
          weeks: true,
          letters: true,
          aid: false,
          sensitive: false,
        },
        reasons: ['late', 'soon'],
        late: 1,
        nextDeadline: { date: '2026-11-05', title: 'Duke University: Regular' },
        lastActiveOn: '2026-10-30',
        list: {
          schools: 2,
          sent: 1,
          hasCommitted: false,
          balance: { under25: 1, from25: 0, from50: 1, unknown: 0 },
        },
        essays: { shared: 1, finished: 1, waiting: 0 },
        letters: { outstanding: 0, sent: 0 },
        tasks: { pending: 1, late: 1, completed: 1 },
      },
    ])
  })

  test('asks no attention for a student who has committed and has nothing left to do, unless the list is hidden', async () => {
    const shown = await givenStudent('Committed')
    const hidden = await givenStudent('Hidden', { list: false })
    for (const student of [shown, hidden]) {
      await givenEntry(app.db, student, { status: 'Committed', ...long })
      await givenEntry(app.db, student, { name: 'River College', ...long })
    }

    const { students } = await call('GET /advising/students')

    expect(students.map(({ fullName, reasons }) => [fullName, reasons])).toEqual([
      ['Hidden', ['idle']],
      ['Committed', []],
    ])
  })

  test('begins with the students who need attention first, by each one’s own midnight', async () => {
    const date = { deadline: '2026-10-31', deadlineState: 'own', ...lately } as const
    const calm = await givenStudent('Calm')
    await givenEntry(app.db, calm, { ...date, deadline: '2026-12-31' })
    const soon = await givenStudent('Soon')
    await givenEntry(app.db, soon, { ...date, deadline: '2026-11-08' })
    const idle = await givenStudent('Idle')
    await givenEntry(app.db, idle, { updatedAt: new Date('2026-10-18T12:00:00Z') })
    const late = await givenStudent('Late')
    await givenEntry(app.db, late, date)
    // Where it is still the day of the deadline, the deadline has not passed.
    app.setNow('2026-11-01T12:00:00Z')
    const west = await givenUser(app.db, 'student', { fullName: 'West', timeZone: 'Pacific/Pago_Pago' })
    await givenLink(app.db, { advisor, student: west }, long)
    await givenEntry(app.db, west, { ...date, deadline: '2026-11-01' })
    const east = await givenUser(app.db, 'student', { fullName: 'East', timeZone: 'Pacific/Kiritimati' })
    await givenLink(app.db, { advisor, student: east }, long)
    await givenEntry(app.db, east, { ...date, deadline: '2026-11-01' })

    const { students, waiting } = await call('GET /advising/students')

    expect(waiting).toBe(5)
    expect((await call('GET /advising/students', { limit: 1 })).waiting).toBe(5)
    expect(students.map(({ fullName, reasons }) => [fullName, ...reasons])).toEqual([
      ['East', 'late'],
      ['Late', 'late'],
      ['Idle', 'idle'],
      ['West', 'soon'],
      ['Soon', 'soon'],
      ['Calm'],
    ])

    const due = await call('GET /advising/students', { reason: 'soon' })
    expect(due.students.map(({ fullName }) => fullName)).toEqual(['West', 'Soon'])
    expect(due).toMatchObject({
      total: 2,
      everyone: 6,
      waiting: 2,
      reasons: { late: 2, 'no-schools': 0, idle: 1, soon: 2, 'nothing-shared': 0 },
    })
  })

  test('says Late once the day has ended where the college is, though the student’s has ended before', async () => {
    const student = await givenStudent('Nadia New')
    const date = { plan: 'regular', deadline: '2026-11-30', deadlineState: 'reported', ...lately } as const
    await givenEntry(app.db, student, { ...date, schoolId: catalog.ucla })
    const at = async (now: string) => {
      app.setNow(now)
      const { students } = await (await app.as(advisor))('GET /advising/students')
      return students.map(({ today, late, nextDeadline }) => [today, late, nextDeadline?.date])
    }

    expect(await at('2026-12-01T07:59:59Z')).toEqual([['2026-12-01', 0, '2026-11-30']])
    expect(await at('2026-12-01T08:00:00Z')).toEqual([['2026-12-01', 1, undefined]])
  })

  test('shows the next deadline of a college, not a task of the advisor’s that is due before it', async () => {
    const ada = await givenStudent('Ada Berg')
    const ben = await givenStudent('Ben Adeyemi')
    await givenEntry(app.db, ada, {
      name: 'Ocean College',
      deadline: '2026-12-20',
      deadlineState: 'own',
      ...lately,
    })
    for (const student of [ada, ben])
      await givenTask(app.db, { advisor, student }, { title: 'Call me', dueOn: '2026-11-01' })

    const { students } = await call('GET /advising/students', { order: 'name' })

    const [first, second] = students
    expect(first!.nextDeadline).toMatchObject({
      date: '2026-12-20',
      title: expect.stringContaining('Ocean College'),
    })
    expect(first!.reasons).not.toContain('soon')
    expect(second!.nextDeadline).toMatchObject({
      date: '2026-11-01',
      title: expect.stringContaining('Call me'),
    })
  })

  test('can be asked for those who share nothing, until they share a part or an essay', async () => {
    await givenStudent('Ari Open')
    const silent = await givenStudent('Silent Sam', nothingShared)
    await givenStudent('Mute Mia', nothingShared)
    const names = async () => {
      const found = await call('GET /advising/students', { reason: 'nothing-shared', order: 'name' })
      return [found.reasons['nothing-shared'], ...found.students.map(({ fullName }) => fullName)]
    }
    expect(await names()).toEqual([2, 'Mute Mia', 'Silent Sam'])

    const essay = await givenEssay(app.db, silent)
    const asSilent = await app.as(silent)
    await asSilent('PUT /advising/link/essays/{essayId}', { essayId: essay.id })
    expect(await names()).toEqual([1, 'Mute Mia'])

    await asSilent('DELETE /advising/link/essays/{essayId}', { essayId: essay.id })
    expect(await names()).toEqual([2, 'Mute Mia', 'Silent Sam'])
    await asSilent('PATCH /advising/link/sharing', { weeks: true })
    expect(await names()).toEqual([1, 'Mute Mia'])
  })

  test('puts a student without any school after those who are late, and can be asked for them alone', async () => {
    const busy = await givenStudent('Ari Busy')
    await givenEntry(app.db, busy, { deadline: '2026-11-03', deadlineState: 'own', ...lately })
    const late = await givenStudent('Zoe Late')
    await givenEntry(app.db, late, { deadline: '2026-10-30', deadlineState: 'own', ...lately })
    const { userId: id } = await givenUser(app.db, 'student', { fullName: 'Noor New' })
    await givenLink(app.db, { advisor, student: { userId: id } }, { createdAt: new Date() })
    await givenStudent('Silent Sam', nothingShared)
    const names = async (query: object = {}) =>
      (await call('GET /advising/students', query)).students.map(({ fullName }) => fullName)

    expect(await names()).toEqual(['Zoe Late', 'Noor New', 'Ari Busy', 'Silent Sam'])
    expect(await names({ reason: 'no-schools' })).toEqual(['Noor New'])

    const first = await givenEntry(app.db, { userId: id }, { name: 'Ocean College', ...lately })
    expect(await names({ reason: 'no-schools' })).toEqual([])

    await app.db.update(listEntries).set({ status: 'Withdrawn' }).where(eq(listEntries.id, first.id))
    expect(await names({ reason: 'no-schools' })).toEqual(['Noor New'])
  })

  test('counts nothing of what is not shared', async () => {
    const student = await givenStudent('Silent Sam', nothingShared)
    const entry = await givenEntry(app.db, student, {
      deadline: '2026-10-01',
      deadlineState: 'own',
      ...lately,
    })
    await givenChecklistItem(app.db, entry.id, { dueOn: '2026-10-02' })
    await givenEssay(app.db, student, { deadline: '2026-10-03' })
    await givenWeek(app.db, student)
    await givenProfile(app.db, student)
    await givenRecommender(app.db, student, { letters: { [entry.id]: null } })

    const { students } = await call('GET /advising/students')

    expect(students).toMatchObject([
      {
        reasons: [],
        late: 0,
        nextDeadline: null,
        lastActiveOn: null,
        list: null,
        essays: { shared: 0, finished: 0 },
        letters: null,
        tasks: { pending: 0, late: 0, completed: 0 },
      },
    ])
  })

  test('is filtered by name, email or student ID, and ordered as asked', async () => {
    await givenStudent('Zoe Lindqvist')
    const ben = await givenUser(app.db, 'student', { fullName: 'Ben 100% Adeyemi', studentId: 'HS-204' })
    await givenLink(app.db, { advisor, student: ben }, { createdAt: new Date('2026-10-01T12:00:00Z') })

    const names = async (query: object) =>
      (await call('GET /advising/students', query)).students.map(({ fullName }) => fullName)

    expect(await names({ q: 'LINDQ' })).toEqual(['Zoe Lindqvist'])
    expect(await names({ q: 'hs-2' })).toEqual(['Ben 100% Adeyemi'])
    expect(await names({ q: ben.email })).toEqual(['Ben 100% Adeyemi'])
    expect(await names({ q: '0% a' })).toEqual(['Ben 100% Adeyemi'])
    expect(await names({ q: '0_ a' })).toEqual([])
    expect(await names({ order: 'name' })).toEqual(['Ben 100% Adeyemi', 'Zoe Lindqvist'])
    expect(await names({ order: 'since' })).toEqual(['Ben 100% Adeyemi', 'Zoe Lindqvist'])
  })

  test('shows everybody once, page after page', async () => {
    for (let student = 0; student < 5; student++) await givenStudent(`Student ${student}`)

    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await call('GET /advising/students', { limit: 2, ...(after && { after }) })
      seen.push(...page.students.map(({ fullName }) => fullName))
      after = page.next ?? undefined
    } while (after)

    expect(seen).toEqual(['Student 0', 'Student 1', 'Student 2', 'Student 3', 'Student 4'])
  })
})

describe('the letters on the roster', () => {
  test('are counted as the student’s page has them, by every state of asking and of a school', async () => {
    const student = await givenStudent('Maya Okafor')
    const entries = []
    for (const status of ListStatus.options)
      if (status !== 'Committed') entries.push(await givenEntry(app.db, student, { status }))
    entries.push(await givenEntry(app.db, student, { trashedAt: new Date() }))
    for (const [at, state] of states.entries()) {
      const sent = entries.map(({ id }, school) => [id, (at + school) % 2 ? '2026-10-20' : null] as const)
      await givenRecommender(app.db, student, { state, letters: Object.fromEntries(sent) })
    }

    const shown = await call('GET /advising/students/{id}/letters', { id: student.userId })
    if (!shown.shared) throw new Error('The student shows their letters.')
    const open = shown.schools.filter((school) => school.status && takesLetters({ status: school.status }))
    const each = open.map((school) => lettersAt(school, shown.recommenders))
    const assigned = each.reduce((sum, school) => sum + school.assigned, 0)
    const sent = each.reduce((sum, school) => sum + school.sent, 0)

    expect(sent).toBeGreaterThan(0)
    expect(assigned).toBeGreaterThan(sent)
    expect((await call('GET /advising/students')).students).toMatchObject([
      { letters: { outstanding: assigned - sent, sent } },
    ])
    const { applications } = await call('GET /advising/applications')
    expect(applications.reduce((sum, { letters }) => sum + letters!.outstanding, 0)).toBe(assigned - sent)

    await givenEntry(app.db, student, { status: 'Committed' })
    expect((await call('GET /advising/students')).students).toMatchObject([
      { letters: { outstanding: 0, sent } },
    ])
  })

  test('are as late on the board as there: those of a student who was admitted are not', async () => {
    const student = await givenStudent('Maya Okafor')
    const entry = await givenEntry(app.db, student, { status: 'Accepted' })
    const recommender = await givenRecommender(app.db, student, { letters: { [entry.id]: null } })
    await givenLetterRequest(app.db, recommender, { state: 'accepted', wantedBy: '2020-12-01' })

    expect((await call('GET /advising/students')).students).toMatchObject([{ letters: { outstanding: 0 } }])
    expect((await call('GET /letters/board', { part: 'late' })).rows).toEqual([])
    const late = await call('GET /advising/applications', { letters: ['late'] })
    expect(late.applications).toEqual([])
  })

  test('are no figure, no order and no cell of a person who keeps the letters or the list to themselves', async () => {
    for (const [name, sharing] of Object.entries({
      'Both Bea': {},
      'No letters Nia': { letters: false },
      'No list Lou': { list: false },
    })) {
      const student = await givenStudent(name, sharing)
      const entry = await givenEntry(app.db, student)
      await givenRecommender(app.db, student, { letters: { [entry.id]: null } })
    }

    for (const direction of directions) {
      const { students } = await call('GET /advising/students', { order: 'letters', direction })
      expect(students.map(({ fullName, letters }) => [fullName, letters])).toEqual([
        ['Both Bea', { outstanding: 1, sent: 0 }],
        ['No letters Nia', null],
        ['No list Lou', null],
      ])
    }
    const { body } = await askForFile(
      { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
      { method: 'GET', url: '/advising/students/export?order=name' },
    )
    const [head, ...lines] = body
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(lines.map((line) => line[head!.indexOf('letters outstanding')])).toEqual(['1', '', ''])
  })
})

test('the names of the roster come in its order and within its filter, and are no look at anybody', async () => {
  const maya = await givenStudent('Maya Okafor')
  await givenEntry(app.db, maya, { name: 'Ocean College', ...lately })
  const sam = await givenStudent('Sam Lee')
  for (const name of ['Ocean College', 'River College']) await givenEntry(app.db, sam, { name, ...lately })
  await givenStudent('Hidden Hana', nothingShared)

  const names = async (query: object) =>
    (await call('GET /advising/students/names', query)).map(({ fullName }) => fullName)

  expect(await names({ order: 'name' })).toEqual(['Hidden Hana', 'Maya Okafor', 'Sam Lee'])
  expect(await names({ order: 'schools' })).toEqual(['Maya Okafor', 'Sam Lee', 'Hidden Hana'])
  expect(await names({ order: 'schools', direction: 'descending' })).toEqual([
    'Sam Lee',
    'Maya Okafor',
    'Hidden Hana',
  ])
  expect(await names({ q: 'lee' })).toEqual(['Sam Lee'])
  expect(await names({ reason: 'late' })).toEqual([])
  expect((await (await app.as(maya))('GET /access-log')).views).toEqual([])
})

test('a student’s page learns who stands beside them within the filter, and of nobody else', async () => {
  const maya = await givenStudent('Maya Okafor')
  const [sam, zoe] = [await givenStudent('Sam Lee'), await givenStudent('Zoe Lindqvist')]
  const stranger = await givenUser(app.db, 'student')
  const beside = ({ userId }: Person, query: object) =>
    call('GET /advising/students/{id}/place', { id: userId, ...query })

  expect(await beside(sam, { order: 'name' })).toEqual({
    place: {
      at: 2,
      of: 3,
      previous: { id: maya.userId, fullName: 'Maya Okafor', email: maya.email },
      next: { id: zoe.userId, fullName: 'Zoe Lindqvist', email: zoe.email },
    },
  })
  expect(await beside(zoe, { order: 'name', direction: 'descending' })).toMatchObject({
    place: { at: 1, previous: null, next: { fullName: 'Sam Lee' } },
  })
  expect(await beside(zoe, { q: 'lee' })).toEqual({ place: null })
  await expect(beside(stranger, {})).toBeRefused('NOT_FOUND')
  expect((await (await app.as(maya))('GET /access-log')).views).toEqual([])
})

test('students of one name come once each, page after page', async () => {
  for (let student = 0; student < 6; student++) await givenStudent('Kim Lee')

  for (const order of ['attention', 'name', 'since'] as const) {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await call('GET /advising/students', { order, limit: 1, ...(after && { after }) })
      seen.push(...page.students.map(({ id }) => id))
      after = page.next ?? undefined
      // The update moves the row, so the database finds it at another place in the table.
      await app.db.update(users).set({ fullName: 'Kim Lee' }).where(eq(users.id, seen[0]!))
    } while (after)
    expect(new Set(seen).size).toBe(6)
    expect(seen).toEqual(seen.toSorted())
  }
})

test('the four figures of the dashboard count what is there now', async () => {
  expect(await call('GET /advising/summary')).toMatchObject({
    students: 0,
    pendingRequests: 0,
    completedTasks: 0,
    pendingTasks: 0,
  })
  const student = await givenStudent('Maya Okafor')
  const gone = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor, student: gone }, { endedAt: new Date() })
  await givenTask(app.db, { advisor, student })
  await givenTask(app.db, { advisor, student }, { status: 'completed' })
  await givenTask(app.db, { advisor, student: gone })

  expect(await call('GET /advising/summary')).toMatchObject({
    students: 1,
    pendingRequests: 0,
    completedTasks: 1,
    pendingTasks: 1,
  })
})
