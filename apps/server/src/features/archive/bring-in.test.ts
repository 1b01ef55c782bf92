import type { Actor } from '@bearings/domain/actor'
import { Carried } from '@bearings/domain/archive/schema'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '#database/catalog/load.ts'
import { schools } from '#database/tables/schools.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let here: TestApp
let there: TestApp
let carried: Carried
let call: ReturnType<TestApp['withToken']>
beforeAll(async () => {
  here = await createTestApp({ settings: { DEMO: 'on' } })
  there = await createTestApp()
  await Promise.all([here, there].map(({ db }) => loadCatalog(db, () => {})))
  // Somebody with a year behind them.
  const demo = await here.signedOut('POST /demo', { timeZone: 'America/New_York' })
  call = here.withToken(demo.access_token)
  carried = await archiveOf(demo.access_token)
})
afterAll(() => Promise.all([here.close(), there.close()]))

async function archiveOf(token: string): Promise<Carried> {
  const response = await here.app.inject({
    url: '/api/v1/me/archive',
    headers: { authorization: `Bearer ${token}` },
  })
  const { 'bearings.json': file } = unzipSync(new Uint8Array(response.rawPayload))
  return Carried.parse(JSON.parse(strFromU8(file!)))
}

type Call = typeof call

/** What the pages of a student show, but for what names a row and says when it was written. */
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
    weeks: await ask('GET /weeks'),
    history: await ask('GET /weeks/history', { weeks: 12 }),
  })
}

const own = ['id', 'schoolId', 'entryId', 'updatedAt', 'createdAt', 'addedAt', 'revision', 'student']
// What others have said of it stays with them.
const others = ['override', 'openComments']

function without(pages: object): unknown {
  return JSON.parse(
    JSON.stringify(pages, (name, value: unknown) =>
      own.includes(name) || others.includes(name) ? undefined : value,
    ),
  )
}

describe('a student who moves to a server with nothing of theirs', () => {
  test('sees first what would come, and nothing has come by that', async () => {
    const ask = await there.as(await givenUser(there.db, 'student'))

    const seen = await ask('POST /me/archive', { content: carried, apply: false })

    expect(seen).toMatchObject({ name: carried.name, profile: 100, byHand: [] })
    expect(seen.schools).toBeGreaterThan(5)
    expect(seen.essays).toBeGreaterThan(3)
    expect(seen.weeks).toBeGreaterThan(3)
    expect(await ask('GET /schools/list')).toEqual([])
    expect(await ask('GET /essays')).toEqual([])
    expect((await ask('GET /profile')).completion).toBe(0)
  })

  test('finds the same pages there', async () => {
    const ask = await there.as(await givenUser(there.db, 'student'))

    await ask('POST /me/archive', { content: carried, apply: true })

    expect(carried.money.budget).not.toBeNull()
    expect(carried.schools.some(({ offer }) => offer)).toBe(true)
    expect(carried.schools.some(({ note }) => note)).toBe(true)
    expect(await pagesOf(ask)).toEqual(await pagesOf(call))
  })

  test('keeps a school that the catalog there does not have, in words', async () => {
    const bare = await createTestApp()
    expect(await bare.db.select().from(schools).limit(1)).toEqual([])
    const ask = await bare.as(await givenUser(bare.db, 'student'))

    const { byHand } = await ask('POST /me/archive', { content: carried, apply: true })

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
      await expect(ask('POST /me/archive', { content: carried, apply })).rejects.toMatchObject({
        rule: 'account-not-empty',
      })
    expect(await ask('GET /essays')).toHaveLength(1)
  })

  test('a file that says what no page would take: nothing of it comes', async () => {
    const { ask } = await newcomer()
    const [school, ...others] = carried.schools
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    const words = { type: 'text', text: 'Look', marks }
    const script = { type: 'doc' as const, content: [{ type: 'paragraph', content: [words] }] }
    const refused = [
      { ...carried, schools: [{ ...school!, note: script }, ...others] },
      { ...carried, schools: [school!, school!] },
      { ...carried, essays: [{ ...carried.essays[0]!, content: 'x'.repeat(100_001) }] },
      { ...carried, format: 'bearings 2' as never },
    ]

    for (const content of refused)
      await expect(ask('POST /me/archive', { content, apply: true })).rejects.toMatchObject({
        code: expect.stringMatching(/INVALID_INPUT|RULE_BROKEN/),
      })
    expect(await ask('GET /schools/list')).toEqual([])
    expect((await ask('GET /profile')).completion).toBe(0)
  })

  test('a time to come: what was done was done by now', async () => {
    const { ask } = await newcomer()
    const tasks = [{ text: 'Visit', doneAt: '2030-01-01T00:00:00Z', carriedFrom: null }]
    const weeks = [{ start: '2026-10-26', weekGoal: 'Read', tasks }]

    await ask('POST /me/archive', { content: { ...carried, weeks }, apply: true })

    const { current } = await ask('GET /weeks')
    expect(current.tasks).toMatchObject([{ text: 'Visit', doneAt: '2026-11-01T12:00:00.000Z' }])
  })
})
