import type { Actor } from '@bearings/domain/actor'
import { type Part, schoolBase } from '@bearings/domain/advising/options'
import { contract, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { givenLink, givenSharedEssay, nothingShared } from './testing/given-advising.ts'
import { givenEssay } from './testing/given-essays.ts'
import { givenScholarship } from './testing/given-money.ts'
import { givenProfile } from './testing/given-profile.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenEntry } from './testing/given-schools.ts'
import { givenWeek } from './testing/given-weeks.ts'
import { givenUser } from './testing/given.ts'
import { type TestApp, useTestApp } from './testing/test-app.ts'

type AnyCall = (key: Key, input?: object) => Promise<unknown>
type Thing = Exclude<Part, 'sensitive'> | 'essay'

const now = '2026-11-28T12:00:00Z'
const marks: Record<Thing, string> = {
  list: 'Marked College',
  profile: 'Marked High',
  testScores: '1110 SAT marked',
  weeks: 'Marked goal',
  letters: 'Marked recommender',
  aid: 'Marked scholarship',
  essay: 'Marked essay',
}
const everything = Object.keys(marks) as Thing[]
/** What the school's own record shows, and no more. */
const base = everything.filter((thing) => thing !== 'essay' && schoolBase.includes(thing))

const readings = Object.entries<Endpoint>(contract).flatMap(([key, { access }]) =>
  key.startsWith('GET ') &&
  (access === 'signed-in' || (typeof access !== 'string' && access.includes('advisor')))
    ? [key as Key]
    : [],
)

const app = useTestApp({ now, settings: { ADVISORS_PER_STUDENT: '3' } })
let asAdmin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  asAdmin = await app.as(await givenUser(app.db, 'admin'))
})

/** A student with something of each part, a school's advisor, another one, and two who cover for the first. */
async function givenTeam(shared: typeof nothingShared, hasEssay: boolean) {
  const student = await givenUser(app.db, 'student')
  const entry = await givenEntry(app.db, student, { name: marks.list })
  const essay = await givenEssay(app.db, student, { promptName: marks.essay })
  await givenWeek(app.db, student, { weekGoal: marks.weeks })
  await givenScholarship(app.db, student, { name: marks.aid })
  await givenRecommender(app.db, student, { name: marks.letters, letters: { [entry.id]: null } })
  await givenProfile(app.db, student, { highSchool: marks.profile, satActScore: marks.testScores })

  const person = () => givenUser(app.db, 'advisor')
  const [primary, second, cover, formerCover] = [
    await person(),
    await person(),
    await person(),
    await person(),
  ]
  const school = { ...shared, kind: 'school' } as const
  const first = await givenLink(app.db, { advisor: primary, student }, { ...school, isPrimary: true })
  const covers = { ...school, coversLinkId: first.id, until: '2026-12-24' }
  const links = [
    first,
    await givenLink(app.db, { advisor: second, student }, shared),
    await givenLink(app.db, { advisor: cover, student }, covers),
    await givenLink(app.db, { advisor: formerCover, student }, { ...covers, endedAt: new Date(now) }),
  ]
  if (hasEssay) for (const link of links) await givenSharedEssay(app.db, link, essay)
  const ids = [student.userId, entry.id, essay.id, ...links.map(({ id }) => id)]
  return { primary, second, cover, formerCover, ids }
}

/** Returns what this person learns from all reads, with each of the student's ids in each place of a path. */
async function learnedBy(actor: Actor, ids: readonly string[]): Promise<Thing[]> {
  const call = (await app.as(actor)) as AnyCall
  let answers = ''
  for (const key of readings) {
    const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const inputs = names.reduce<object[]>(
      (given, name) => given.flatMap((input) => ids.map((id) => ({ ...input, [name]: id }))),
      [key === 'GET /advising/students/search' ? { studentId: 'marked' } : {}],
    )
    for (const input of inputs)
      answers += JSON.stringify(await call(key, input).catch(({ code }: { code: string }) => code))
  }
  return everything.filter((thing) => answers.includes(marks[thing]))
}

const all = Object.fromEntries(Object.keys(nothingShared).map((part) => [part, true])) as typeof nothingShared

test.each([
  ['nothing, so of the school’s advisors the record alone', nothingShared, false, base, []],
  ['everything', all, true, everything, everything],
] as const)(
  'of a student who shares %s, each reads that and no former one anything',
  { timeout: 240_000 },
  async (_, shared, hasEssay, ofSchool, ofSecond) => {
    const { primary, second, cover, formerCover, ids } = await givenTeam(shared, hasEssay)
    expect(await learnedBy(primary, ids)).toEqual(ofSchool)
    expect(await learnedBy(second, ids)).toEqual(ofSecond)
    expect(await learnedBy(cover, ids)).toEqual(ofSchool)
    expect(await learnedBy(formerCover, ids)).toEqual([])

    const successor = await givenUser(app.db, 'advisor')
    await asAdmin('POST /advising/moves', { fromId: primary.userId, toId: successor.userId })

    expect(await learnedBy(successor, ids)).toEqual(ofSchool)
    // The giver, and with the giver who covered for them.
    expect(await learnedBy(primary, ids)).toEqual([])
    expect(await learnedBy(cover, ids)).toEqual([])
    expect(await learnedBy(second, ids)).toEqual(ofSecond)
  },
)
