import type { Actor } from '@bearings/domain/actor'
import { contract, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { type FamilyPart, familyParts } from '@bearings/domain/family/options'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenLink, givenNote } from './testing/given-advising.ts'
import { givenComment } from './testing/given-comments.ts'
import { givenEssay } from './testing/given-essays.ts'
import { everyPart, givenFamilyInvitation, givenGuardian, noPart } from './testing/given-family.ts'
import { givenMessage } from './testing/given-messages.ts'
import { givenFinances, givenOffer, givenScholarship } from './testing/given-money.ts'
import { givenConversation } from './testing/given-navigator.ts'
import { givenNotification } from './testing/given-notifications.ts'
import { givenProfile } from './testing/given-profile.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenChecklistItem, givenEntry } from './testing/given-schools.ts'
import { givenTask } from './testing/given-tasks.ts'
import { givenWeek } from './testing/given-weeks.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'
import { withoutIds } from './testing/without-ids.ts'

type AnyCall = (key: Key, input?: object) => Promise<unknown>

/** What no guardian ever reads, whatever is shared; and what is read with each part. */
const never = 'kept-by-the-student'
const college = 'Told College'
const shown: Record<FamilyPart, RegExp> = {
  deadlines: /"2026-11-20"/,
  list: /"status":"In Progress"/,
  money: /Told Grant|\b13900\b/,
  letters: /"letters":\{/,
  essays: /"essays":\{/,
}

const readings = Object.entries<Endpoint>(contract).flatMap(([key, { access }]) =>
  key.startsWith('GET ') &&
  // What is the same for everyone has dates of its own.
  !/^GET \/(library|schools)\b/.test(key) &&
  (typeof access === 'string' || access.includes('guardian'))
    ? [key as Key]
    : [],
)

let ids: string[]
let student: Awaited<ReturnType<typeof givenUser>>

/** A student with a row of every kind, and an advisor. */
const app = useTestApp()
beforeAll(async () => {
  const { db } = app
  student = await givenUser(db, 'student', { fullName: 'Maya Okafor', studentId: never })
  const advisor = await givenUser(db, 'advisor', { fullName: never })
  const link = await givenLink(db, { advisor, student })
  const entry = await givenEntry(db, student, {
    name: college,
    major: never,
    status: 'In Progress',
    deadline: '2026-11-20',
    deadlineState: 'own',
  })
  const essay = await givenEssay(db, student, { promptName: never, content: never, deadline: '2026-11-21' })
  const message = await givenMessage(db, { advisor, student }, { body: never })
  const rows = [
    link,
    message,
    entry,
    essay,
    await givenComment(db, { essay, author: student }, { body: never }),
    await givenWeek(db, student, { weekGoal: never, tasks: [{ text: never }] }),
    await givenChecklistItem(db, entry.id, { label: never, dueOn: '2026-11-22' }),
    await givenNotification(db, student, { message: never }),
    await givenTask(db, { advisor, student }, { title: never, dueOn: '2026-11-23' }),
    await givenScholarship(db, student, { name: 'Told Scholarship', deadline: '2026-11-24' }),
    await givenOffer(db, student, entry, { awardName: 'Told Grant' }),
    await givenRecommender(db, student, { name: never, letters: { [entry.id]: '2026-10-25' } }),
    await givenNote(db, link, { content: never }),
  ]
  await givenFinances(db, student, { budget: 13_900 })
  await givenProfile(db, student, { highSchool: never, satActScore: `1110 SAT ${never}` })
  const { conversationId } = await givenConversation(db, student, { question: never, response: never })
  ids = [student.userId, advisor.userId, conversationId, message.threadId, ...rows.map(({ id }) => id)]
})

/** Returns every response this person gets from all reads, with each of the student's ids in their paths. */
async function everything(actor: Actor): Promise<string> {
  const call = (await app.as(actor)) as AnyCall
  const answers: unknown[] = []
  for (const key of readings) {
    const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const inputs = names.reduce<object[]>(
      (given, name) => given.flatMap((input) => ids.map((id) => ({ ...input, [name]: id }))),
      [{}],
    )
    for (const input of inputs)
      answers.push(await call(key, input).catch(({ code }: { code: string }) => code))
  }
  return withoutIds(answers)
}

const told = new RegExp(`Maya|${never}|Told |\\b13900\\b|\\b1110\\b|"2026-11-2\\d"`)

async function guardianWith(overrides: Parameters<typeof givenGuardian>[2]) {
  const guardian = await givenUser(app.db, 'guardian')
  await givenGuardian(app.db, { guardian, student }, overrides)
  return guardian
}

describe('a guardian', () => {
  test('whom nobody has invited, or no longer, reads nothing of a student', async () => {
    const stranger = await givenUser(app.db, 'guardian')
    const former = await givenUser(app.db, 'guardian')
    const link = await givenGuardian(app.db, { guardian: former, student }, everyPart)
    await (
      await app.as(student)
    )('POST /family/guardians/{id}/end', { id: link.id })
    const notices = await (await app.as(former))('GET /notifications', {})
    expect(notices.notifications).toMatchObject([{ title: 'Connection Ended' }])
    for (const { id } of notices.notifications)
      await (
        await app.as(former)
      )('DELETE /notifications/{id}', { id })

    expect(await everything(stranger)).not.toMatch(told)
    expect(await everything(former)).not.toMatch(told)
  })

  test('whom the student has paused reads the name, and that it is paused', async () => {
    const paused = await everything(await guardianWith({ ...everyPart, pausedAt: new Date() }))

    expect(paused).toMatch(/"fullName":"Maya Okafor","relation":"mother","isPaused":true/)
    expect(paused.replaceAll('Maya Okafor', '')).not.toMatch(told)
  })

  test.each(familyParts)('with whom only %s is shared reads that and no other part', async (part) => {
    const answers = await everything(await guardianWith({ ...noPart, [part]: true }))

    const read = familyParts.filter((each) => shown[each].test(answers))
    expect(read).toEqual([part])
    expect(answers).not.toContain(never)
  })

  test('with whom everything is shared reads every part, and nothing that is never shared', async () => {
    const answers = await everything(await guardianWith(everyPart))

    for (const part of familyParts) expect(answers).toMatch(shown[part])
    expect(answers).toContain('Told Scholarship')
    expect(answers).not.toContain(never)
    expect(answers).not.toMatch(/\b1110\b|"2026-11-2[123]"/)
  })
})

test('a guardian of two students never reads one by the other’s id, nor another guardian’s answers', async () => {
  const { db } = app
  const [one, two] = [await givenUser(db, 'student'), await givenUser(db, 'student')]
  const [mother, father] = [await givenUser(db, 'guardian'), await givenUser(db, 'guardian')]
  await givenGuardian(db, { guardian: mother, student: one }, everyPart)
  const ofTwo = await givenGuardian(db, { guardian: father, student: two }, everyPart)
  await givenGuardian(db, { guardian: father, student: one }, everyPart)
  await givenEntry(db, one, { name: 'Of the one' })
  await givenEntry(db, two, { name: 'Of the other' })
  const [asMother, asFather] = [await app.as(mother), await app.as(father)]
  const filled = { budget: 21_000, state: 'OH', answers: null, showsBudget: false }
  await asMother('PUT /family/children/{id}/money', { id: one.userId, ...filled })

  for (const [id, own, other] of [
    [one.userId, 'Of the one', 'Of the other'],
    [two.userId, 'Of the other', 'Of the one'],
  ] as const) {
    const list = JSON.stringify(await asFather('GET /family/children/{id}/colleges', { id }))
    expect(list).toContain(own)
    expect(list).not.toContain(other)
  }
  expect(await asFather('GET /family/children/{id}/money', { id: one.userId })).toMatchObject({
    budget: null,
  })
  for (const key of ['GET /family/children/{id}', 'GET /family/children/{id}/money'] as const)
    await expect(asMother(key, { id: two.userId })).toBeRefused('NOT_FOUND')
  await expect(asMother('POST /family/guardians/{id}/end', { id: ofTwo.id })).toBeRefused('NOT_FOUND')
  await expect(asMother('PUT /family/children/{id}/money', { id: two.userId, ...filled })).toBeRefused(
    'NOT_FOUND',
  )
})

test('who has a code reads the given name, and nothing more before accepting', async () => {
  const { code } = await givenFamilyInvitation(app.db, student)

  expect(await app.signedOut('GET /family/invitations/by-code/{code}', { code })).toEqual({
    student: 'Maya',
    name: 'Rosa New',
    parts: { deadlines: true, list: true, money: false, letters: false, essays: false },
  })
})
