import { type Part, parts, type Sharing } from '@bearings/domain/advising/options'
import { limits } from '@bearings/domain/advising/summaries/options'
import { beforeEach, expect, test } from 'vitest'
import { givenAdvised, givenLink, givenNote } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { withoutIds } from '#testing/without-ids.ts'

type Person = Awaited<ReturnType<typeof givenUser>>

const app = useTestApp()
let call: Awaited<ReturnType<TestApp['as']>>
const advisor = givenEach(() => givenUser(app.db, 'advisor'))
beforeEach(async () => {
  call = await app.as(advisor)
})

const all = Object.fromEntries(parts.map((part) => [part, true])) as Sharing

/** What only a part can tell, by the part. */
const telling: Record<Part, RegExp> = {
  list: /Listed College|2026-12-01|early_action/,
  profile: /Profiled High|3\.33|Club of the Profile|"graduationYear":2027/,
  testScores: /1390/,
  weeks: /Goal of the Week/,
  letters: /"outstanding":1/,
  aid: /bracket|fafsa/i,
  sensitive: /female|us-citizen|two-or-more|60k/,
}

async function givenWhole(sharing: Sharing): Promise<Person> {
  const student = await givenUser(app.db, 'student', { fullName: 'Ada Berg', graduationYear: 2027 })
  const link = await givenLink(app.db, { advisor, student }, sharing)
  const entry = { plan: 'early_action', deadline: '2026-12-01', deadlineState: 'own' } as const
  const { id } = await givenEntry(app.db, student, { ...entry, name: 'Listed College' })
  await givenRecommender(app.db, student, { letters: { [id]: null } })
  await givenProfile(app.db, student, {
    highSchool: 'Profiled High',
    gpaUnweighted: 3.33,
    activities: [{ name: 'Club of the Profile', description: 'Led it.' }],
  })
  await givenWeek(app.db, student, { weekGoal: 'Goal of the Week' })
  await givenEssay(app.db, student, { promptName: 'Essay that nobody is shown' })
  await givenNote(app.db, link, { content: 'A private note' })
  return student
}

test('of each way to share, a summary tells nothing of a part that is not shared', async () => {
  const ways = Array.from(
    { length: 2 ** parts.length },
    (_, way) =>
      Object.fromEntries(parts.map((part, at) => [part, Math.floor(way / 2 ** at) % 2 === 1])) as Sharing,
  )
  const students: Person[] = []
  for (const sharing of ways) students.push(await givenWhole(sharing))
  const found = []
  for (let at = 0; at < students.length; at += limits.students) {
    const id = students.slice(at, at + limits.students).map(({ userId }) => userId)
    found.push(...(await call('GET /advising/summaries', { id })))
  }
  expect(found.map(({ student }) => student.shared)).toEqual(ways)
  const told = found.flatMap(({ student: { shared, ...student }, ...rest }, at) => {
    const text = withoutIds({ student, ...rest })
    // Letters are counted by college.
    const isHidden = (part: Part) => !shared[part] || (part === 'letters' && !shared.list)
    const parted = parts.filter((part) => isHidden(part) && telling[part].test(text))
    return [...parted, ...(/nobody is shown|private note/.test(text) ? ['never'] : [])].map(
      (part) => `${at}: ${part}`,
    )
  })
  expect(told).toEqual([])
  for (const part of ['list', 'profile', 'letters'] as const)
    expect(JSON.stringify(found.at(-1))).toMatch(telling[part] === telling.profile ? /2027/ : telling[part])
}, 60_000)

test('an advisor takes a student’s list, letters and tasks to a meeting, and the student reads that', async () => {
  const ada = await givenWhole(all)
  await givenTask(app.db, { advisor, student: ada }, { title: 'Done before', status: 'completed' })
  await givenTask(app.db, { advisor, student: ada }, { title: 'Ask for it', dueOn: '2026-12-02' })
  const other = await givenUser(app.db, 'advisor')
  await givenTask(app.db, { advisor: other, student: ada }, { title: 'By somebody else' })

  const [summary] = await call('GET /advising/summaries', { id: [ada.userId] })
  expect(summary).toMatchObject({
    student: { fullName: 'Ada Berg', graduationYear: 2027, list: { schools: 1 } },
    applications: [{ college: 'Listed College', plan: 'early_action', letters: { outstanding: 1, sent: 0 } }],
    tasks: [
      { title: 'Ask for it', dueOn: '2026-12-02', isDone: false },
      { title: 'Done before', isDone: true },
    ],
  })
  const { views } = await (await app.as(ada))('GET /access-log')
  expect(views.map(({ what }) => what).toSorted()).toEqual(['list', 'overview'])
})

test('up to 40 are printed at once, in the order they are named; somebody else’s students are left out', async () => {
  const ben = await givenAdvised(app.db, advisor, { fullName: 'Ben' })
  const ada = await givenAdvised(app.db, advisor, { fullName: 'Ada' }, { list: false })
  const other = await givenAdvised(app.db, await givenUser(app.db, 'advisor'), {})
  const id = [ben, other, ada, ben].map(({ userId }) => userId)
  const found = await call('GET /advising/summaries', { id })
  expect(found.map(({ student }) => student.fullName)).toEqual(['Ben', 'Ada'])
  expect(found[1]!.applications).toBeNull()
  expect((await (await app.as(other))('GET /access-log')).views).toEqual([])

  const many = Array.from({ length: limits.students + 1 }, () => ben.userId)
  for (const odd of [[], many])
    await expect(call('GET /advising/summaries', { id: odd })).toBeRefused('INVALID_INPUT')
})
