import type { Actor } from '@bearings/domain/actor'
import { textsFile } from '@bearings/domain/archive/options'
import { ArchiveFrame } from '@bearings/domain/archive/schema'
import { type AmountName, amounts } from '@bearings/domain/money/calculator/options'
import { strFromU8 } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { statements } from '#database/statements.ts'
import { schools } from '#database/tables/colleges.ts'
import { archiveOf, bringIn, type Files, frameOf, withFrame } from '#testing/given-archive.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenCatalogOfDemo } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'

const here = useTestApp({ settings: { DEMO: 'on' } })
const there = useTestApp()
let zip: Files
let carried: ArchiveFrame
let demo: { access_token: string }
let call: ReturnType<TestApp['withToken']>
/** Overrides for an archive of the first format, which has no file of texts. */
const noTexts = { format: 'bearings 1', essays: [] }
beforeAll(async () => {
  await Promise.all([here, there].map(({ db }) => givenCatalogOfDemo(db)))
  // A demo student has a year of activity.
  demo = await here.signedOut('POST /demo', { timeZone: 'America/New_York' })
  call = here.withToken(demo.access_token)
  await call('PUT /letters/brag-sheet', { proud: 'The bridge that held.' })
  zip = await archiveOf(here, demo.access_token)
  carried = frameOf(zip)
})

type Call = typeof call

/** Returns what a student's pages show, without ids and the times of writing. */
async function pagesOf(ask: Call) {
  const list = await ask('GET /schools/list')
  const entries = await Promise.all(list.map(({ id }) => ask('GET /schools/list/{id}', { id })))
  const notes = await Promise.all(list.map(({ id }) => ask('GET /schools/list/{id}/research', { id })))
  const essays = await ask('GET /essays')
  const texts = await Promise.all(essays.map(({ id }) => ask('GET /essays/{id}', { id })))
  return without({
    profile: await ask('GET /profile'),
    target: await ask('GET /schools/list/target'),
    entries,
    notes,
    essays: texts,
    finances: await ask('GET /money/finances'),
    prices: await ask('GET /money/net-prices'),
    offers: await ask('GET /money/offers'),
    recommenders: await ask('GET /recommenders'),
    bragSheet: (await ask('GET /letters')).bragSheet,
    weeks: await ask('GET /weeks'),
    history: await ask('GET /weeks/history', { weeks: 12 }),
  })
}

// A server vouches only for the odds that it has said itself.
const signed = ['said']
const own = ['id', 'schoolId', 'entryId', 'updatedAt', 'createdAt', 'addedAt', 'revision', 'student']
// What other people wrote about a student is not imported.
const others = ['override', 'openComments']

function without(pages: object): unknown {
  return JSON.parse(
    JSON.stringify(pages, (name, value: unknown) =>
      [...own, ...others, ...signed].includes(name) ? undefined : value,
    ),
  )
}

describe('a student who moves to a server with nothing of theirs', () => {
  test('sees first what would come, and nothing has come by that', async () => {
    const student = await givenUser(there.db, 'student')
    const ask = await there.as(student)

    const seen = await bringIn(there, student, zip, { apply: false })

    expect(seen).toMatchObject({ name: carried.name, profile: 100, byHand: [] })
    expect(seen.schools).toBeGreaterThan(5)
    expect(seen.essays).toBeGreaterThan(3)
    expect(seen.weeks).toBeGreaterThan(3)
    expect(await ask('GET /schools/list')).toEqual([])
    expect(await ask('GET /essays')).toEqual([])
    expect((await ask('GET /profile')).completion).toBe(0)
  })

  test('finds the same pages there', async () => {
    const student = await givenUser(there.db, 'student')
    const ask = await there.as(student)

    await bringIn(there, student, zip)

    expect(carried.money.budget).not.toBeNull()
    expect(carried.schools.some(({ offer }) => offer)).toBe(true)
    expect(strFromU8(zip[textsFile]!)).toContain('"note"')
    expect(await pagesOf(ask)).toEqual(await pagesOf(call))
  })

  test('fills whole checklists by a few statements for each school, so that others are not kept waiting', async () => {
    const student = await givenUser(there.db, 'student')
    const ask = await there.as(student)
    const [school] = carried.schools
    const usual = school!.checklist.filter(({ kind }) => kind !== 'custom')
    const custom = Array.from({ length: 50 - usual.length }, (_, index) => ({
      kind: 'custom' as const,
      label: `Item ${index}`,
      done: index % 2 === 0,
      dueOn: '2026-12-01',
    }))
    const schools = Array.from({ length: 20 }, (_, index) => ({
      ...school!,
      unitid: null,
      name: `College ${index}`,
      checklist: [...custom, ...usual],
    }))
    const before = statements.sent

    await bringIn(there, student, withFrame(zip, { ...noTexts, schools, weeks: [] }))

    expect(statements.sent - before).toBeLessThan(20 * 35)
    const [first] = await ask('GET /schools/list')
    const { items } = await ask('GET /schools/list/{id}', { id: first!.id })
    expect(items.map(({ kind, label, done, dueOn }) => ({ kind, label, done, dueOn }))).toEqual([
      ...usual,
      ...custom,
    ])
  })

  test('comes in once, however many windows try it at once', async () => {
    const student = await givenUser(there.db, 'student')
    const ask = await there.as(student)
    const once = withFrame(zip, { ...noTexts, weeks: [] })

    const tries = await Promise.allSettled([1, 2, 3].map(() => bringIn(there, student, once)))

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ask('GET /schools/list')).toHaveLength(carried.schools.length)
  })

  test('keeps a school that the catalog there does not have, in words', async () => {
    const bare = await createTestApp()
    expect(await bare.db.select().from(schools).limit(1)).toEqual([])
    const student = await givenUser(bare.db, 'student')
    const ask = await bare.as(student)

    const { byHand } = await bringIn(bare, student, zip)

    const known = carried.schools.filter(({ unitid }) => unitid !== null)
    expect(byHand.toSorted()).toEqual(known.map(({ name }) => name).toSorted())
    const list = await ask('GET /schools/list')
    expect(list.map(({ name, deadline, plan }) => ({ name, deadline, plan }))).toEqual(
      carried.schools.map(({ name, deadline, plan }) => ({ name, deadline, plan })),
    )
    await bare.close()
  })
})

describe('what is refused', () => {
  async function newcomer(): Promise<{ actor: Actor; ask: Call }> {
    const actor = await givenUser(there.db, 'student')
    return { actor, ask: await there.as(actor) }
  }

  test('an archive for somebody who has begun, so that nothing is mixed or lost', async () => {
    const { actor, ask } = await newcomer()
    await givenEssay(there.db, actor, { content: 'Begun here.' })

    for (const apply of [false, true])
      await expect(bringIn(there, actor, zip, { apply })).toBeRefused('account-not-empty')
    expect(await ask('GET /essays')).toHaveLength(1)
  })

  test.each([{ country: 'IN' as const }, { asksForAid: 'yes' as const }])(
    'an archive for a student who has answered the first questions from abroad, as %o',
    async (answer) => {
      const { actor, ask } = await newcomer()
      await ask('PATCH /money/finances', answer)

      await expect(bringIn(there, actor, zip)).toBeRefused('account-not-empty')
      expect(await ask('GET /money/finances')).toMatchObject(answer)
    },
  )

  test('a file that says what no page would take: nothing of it comes', async () => {
    const { actor, ask } = await newcomer()
    const [school, ...others] = carried.schools
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    const words = { type: 'text', text: 'Look', marks }
    const script = { type: 'doc' as const, content: [{ type: 'paragraph', content: [words] }] }
    const refused = [
      { format: 'bearings 1', schools: [{ ...school!, note: script }, ...others] },
      { ...noTexts, schools: [school!, school!] },
      { format: 'bearings 1', essays: [{ ...carried.essays[0]!, content: 'x'.repeat(100_001) }] },
      { format: 'bearings 3' },
    ]

    for (const content of refused)
      await expect(bringIn(there, actor, withFrame(zip, content))).rejects.toMatchObject({
        code: expect.stringMatching(/INVALID_INPUT|RULE_BROKEN/),
      })
    expect(await ask('GET /schools/list')).toEqual([])
    expect((await ask('GET /profile')).completion).toBe(0)
  })

  const noAmounts = Object.fromEntries(amounts.map((name) => [name, null])) as Record<AmountName, null>
  const answers: NonNullable<ArchiveFrame['money']['answers']> = {
    awardYear: '2027-28',
    dependency: 'dependent',
    household: 'married',
    familySize: 4,
    state: 'OH',
    mustFile: true,
    benefits: 'unknown',
    schedules: 'unknown',
    amounts: { ...noAmounts, agi: 84_600 },
  }
  test.each<[string, (ask: Call) => Promise<unknown>]>([
    ['a budget', (ask) => ask('PATCH /money/finances', { budget: 20_000 })],
    ['a state', (ask) => ask('PATCH /money/finances', { state: 'NY' })],
    ['answers to the aid calculator', (ask) => ask('PUT /money/answers', answers)],
    ['a mix to aim for', (ask) => ask('PUT /schools/list/target', { reach: 1, target: 1, likely: 1 })],
  ])('an archive for somebody who has entered no more than %s', async (_, enter) => {
    const { actor, ask } = await newcomer()
    await enter(ask)
    const held = [await ask('GET /money/finances'), await ask('GET /schools/list/target')]

    await expect(bringIn(there, actor, zip)).toBeRefused('account-not-empty')
    expect([await ask('GET /money/finances'), await ask('GET /schools/list/target')]).toEqual(held)
  })

  const task = { text: 'Visit', doneAt: null, carriedFrom: null }
  const week = { start: '2026-10-26', weekGoal: 'Read', tasks: [task] }
  test.each([
    ['a week that is there twice', [week, week], { code: 'INVALID_INPUT' }],
    ['a task of no words', [{ ...week, tasks: [{ ...task, text: ' ' }] }], { code: 'INVALID_INPUT' }],
    [
      'a task done before there were calendars',
      [{ ...week, tasks: [{ ...task, doneAt: '0000-01-01T00:00:00Z' }] }],
      { code: 'INVALID_INPUT' },
    ],
    ['a week further ahead than one plans', [{ ...week, start: '2027-11-01' }], { rule: 'week-too-far' }],
  ])('an archive with %s', async (_, weeks, failure) => {
    const { actor, ask } = await newcomer()

    await expect(bringIn(there, actor, withFrame(zip, { weeks }))).rejects.toMatchObject(failure)
    expect((await ask('GET /profile')).completion).toBe(0)
  })

  test('a body of hundreds of thousands of mistakes, in few words', async () => {
    const { actor } = await newcomer()
    const note = { type: 'doc', content: Array(4000).fill(0) } as never
    const schools = Array.from({ length: 90 }, () => ({ ...carried.schools[0]!, note }))

    const refused = bringIn(there, actor, withFrame(zip, { schools }))

    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { length: 50 } })
  })

  test('a time to come: what was done was done by now', async () => {
    const { actor, ask } = await newcomer()
    const tasks = [{ text: 'Visit', doneAt: '2030-01-01T00:00:00Z', carriedFrom: null }]
    const weeks = [{ start: '2026-10-26', weekGoal: 'Read', tasks }]

    await bringIn(there, actor, withFrame(zip, { weeks }))

    const { current } = await ask('GET /weeks')
    expect(current.tasks).toMatchObject([{ text: 'Visit', doneAt: '2026-11-01T12:00:00.000Z' }])
  })
})
