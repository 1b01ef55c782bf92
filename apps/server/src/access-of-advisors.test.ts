import type { Actor } from '@bearings/domain/actor'
import { contract, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedEssays } from './database/tables/advising.ts'
import { givenLink, givenNote, nothingShared } from './testing/given-advising.ts'
import { givenEssay } from './testing/given-essays.ts'
import { givenFinances, givenOffer, givenScholarship } from './testing/given-money.ts'
import { givenNotification } from './testing/given-notifications.ts'
import { givenOnce } from './testing/given-once.ts'
import { givenProfile } from './testing/given-profile.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenChecklistItem, givenEntry } from './testing/given-schools.ts'
import { givenTask, givenTemplate } from './testing/given-tasks.ts'
import { givenWeek } from './testing/given-weeks.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'
import { withoutIds } from './testing/without-ids.ts'

type AnyCall = (key: Key, input?: object) => Promise<unknown>

const mark = 'kept-by-the-student'

const readings = Object.entries<Endpoint>(contract).flatMap(([key, { access }]) =>
  key.startsWith('GET ') &&
  (access === 'signed-in' || (typeof access !== 'string' && access.includes('advisor')))
    ? [key as Key]
    : [],
)

let ids: string[]
const calls = new Map<Actor, AnyCall>()

/** A student with a row of every kind; every text but the student's name contains the mark. */
const app = useTestApp()
const student = givenOnce(() => givenUser(app.db, 'student', { fullName: 'Maya Okafor' }))
const unlinked = givenOnce(() => givenUser(app.db, 'advisor'))
const ended = givenOnce(() => givenUser(app.db, 'advisor'))
const linked = givenOnce(() => givenUser(app.db, 'advisor'))
beforeAll(async () => {
  const before = await givenLink(app.db, { advisor: ended, student }, { endedAt: new Date() })
  const link = await givenLink(app.db, { advisor: linked, student }, nothingShared)
  const entry = await givenEntry(app.db, student, {
    name: mark,
    deadline: '2026-10-20',
    deadlineState: 'own',
  })
  const essay = await givenEssay(app.db, student, { promptName: mark, content: mark, deadline: '2026-10-21' })
  const week = await givenWeek(app.db, student, { weekGoal: mark, tasks: [{ text: mark }] })
  const item = await givenChecklistItem(app.db, entry.id, { label: mark, dueOn: '2026-10-22' })
  const message = await givenNotification(app.db, student, { message: mark })
  const task = await givenTask(app.db, { advisor: ended, student }, { title: mark, dueOn: '2026-10-23' })
  const template = await givenTemplate(app.db, student, { name: mark })
  const scholarship = await givenScholarship(app.db, student, { name: mark, deadline: '2026-10-24' })
  const offer = await givenOffer(app.db, student, entry, { awardName: mark })
  await givenFinances(app.db, student, { budget: 13_900 })
  await givenRecommender(app.db, student, { name: mark, letters: { [entry.id]: '2026-10-25' } })
  const note = await givenNote(app.db, before, { content: mark })
  await givenProfile(app.db, student, {
    highSchool: mark,
    satActScore: `1110 SAT ${mark}`,
    apIbCourses: [{ course: mark, score: 4 }],
    currentCourses: [mark],
    leadershipPositions: [mark],
  })
  await app.db.insert(sharedEssays).values({ linkId: before.id, essayId: essay.id, createdAt: new Date() })
  const rows = [before, link, entry, essay, week, item, message, task, template, scholarship, offer, note]
  ids = [student.userId, ...rows.map(({ id }) => id)]
})

/** Returns every response this person gets from an endpoint, with each of the student's ids in its path. */
async function answersTo(actor: Actor, key: Key): Promise<string> {
  const call = calls.get(actor) ?? ((await app.as(actor)) as AnyCall)
  calls.set(actor, call)
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inputs = names.reduce<object[]>(
    (given, name) => given.flatMap((input) => ids.map((id) => ({ ...input, [name]: id }))),
    [key === 'GET /advising/students/search' ? { studentId: mark } : {}],
  )
  const answers: unknown[] = []
  for (const input of inputs) answers.push(await call(key, input).catch(({ code }: { code: string }) => code))
  return withoutIds(answers)
}

describe('of a student who shares nothing, or no longer', () => {
  test.each(readings)('%s tells an advisor without a link nothing', async (key) => {
    const answers = await answersTo(unlinked, key)

    expect(answers).not.toContain(mark)
    expect(answers).not.toContain(student.email)
    expect(answers).not.toContain('Maya')
  })

  test.each(readings)('%s tells an advisor whose link has ended nothing', async (key) => {
    const answers = await answersTo(ended, key)

    expect(answers).not.toContain(mark)
    expect(answers).not.toContain(student.email)
    // What they wrote to each other stays readable for 30 days, and says with whom.
    expect(answers.includes('Maya')).toBe(key === 'GET /messages/threads/{personId}')
  })

  test.each(readings)('%s tells a linked advisor the name and the email at most', async (key) => {
    const answers = await answersTo(linked, key)

    expect(answers).not.toContain(mark)
    expect(answers).not.toMatch(
      /\b1110\b|13900|two-or-more|60k-100k|School newspaper|Essay prize|2026-10-2\d"/,
    )
  })
})

test('what is asked here does reach what is shared', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const open = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor, student: open })
  await givenEntry(app.db, open, { name: mark })
  ids.push(open.userId)

  expect(await answersTo(advisor, 'GET /advising/students/{id}/list')).toContain(mark)
})
