import { bounds, limits as essayLimits } from '@bearings/domain/essays/options'
import { describe, expect, test } from 'vitest'
import { essayVersions } from '#database/tables/essays.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

const now = '2026-10-28T16:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000)

/** How much a character counts. */
let weight = 1
const limits = counted()
const app = useTestApp({
  now,
  limits: { ...limits, take: (limit, key, cost) => limits.take(limit, key, cost && cost * weight) },
})

/** A student with an essay saved three times, a minute apart. */
async function givenThreeVersions() {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEssay(app.db, student)
  for (const [index, content] of ['One', 'One two', 'One two three'].entries()) {
    app.setNow(later(index).toISOString())
    await call('PUT /essays/{id}/text', { id, content, basedOn: index + 1 })
  }
  app.setNow(later(10).toISOString())
  const { versions } = await call('GET /essays/{id}/versions', { id })
  return { student, call, id, versions }
}

test('every save keeps a version, and each can be read', async () => {
  const { call, id, versions } = await givenThreeVersions()

  expect(versions).toMatchObject([
    { words: 3, reason: 'save', savedAt: later(2).toISOString() },
    { words: 2, reason: 'save', savedAt: later(1).toISOString() },
    { words: 1, reason: 'save', savedAt: later(0).toISOString() },
  ])
  const versionId = versions[1]!.id
  expect(await call('GET /essays/{id}/versions/{versionId}', { id, versionId })).toEqual({
    ...versions[1],
    content: 'One two',
  })
})

test('a text that saves itself keeps no version until its student asks, leaves or rests', async () => {
  const { call, id } = await givenThreeVersions()
  const save = (content: string, basedOn: number, keep: boolean) =>
    call('PUT /essays/{id}/text', { id, content, basedOn, keep })
  const kept = async () =>
    (await call('GET /essays/{id}/versions', { id })).versions.map(({ words }) => words)
  app.setNow(later(3).toISOString())

  await save('One two three four', 4, false)
  await save('One two three four five', 5, false)
  expect(await kept()).toEqual([3, 2, 1])

  await save('One two three four five', 6, true)
  await save('One two three four five', 6, true)
  expect(await kept()).toEqual([5, 3, 2, 1])

  app.setNow(later(4).toISOString())
  await save('One two three four five six', 6, false)
  app.setNow(later(4 + essayLimits.minutesToVersion).toISOString())
  await save('One two three four five six seven', 7, false)
  expect(await kept()).toEqual([6, 5, 3, 2, 1])
})

test('a student who keeps more text in a day than anyone writes waits between saves', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEssay(app.db, student)
  const save = (content: string, basedOn: number) =>
    call('PUT /essays/{id}/text', { id, content, basedOn, keep: false })
  const long = 'word '.repeat(40)
  weight = 100_000

  await save(long, 1)
  await save('All gone', 2)

  await expect(save(long, 3)).rejects.toMatchObject({ code: 'TOO_MANY' })
  weight = 1
})

test('a text that saved itself stays a version when another one is restored', async () => {
  const { call, id, versions } = await givenThreeVersions()
  await call('PUT /essays/{id}/text', { id, content: 'Not a version yet', basedOn: 4, keep: false })

  app.setNow(later(11).toISOString())
  await call('POST /essays/{id}/versions/{versionId}/restore', {
    id,
    versionId: versions[2]!.id,
    basedOn: 5,
  })

  expect((await call('GET /essays/{id}/versions', { id })).versions.slice(0, 2)).toMatchObject([
    { words: 1, reason: 'restore' },
    { words: 4, reason: 'save' },
  ])
})

test('a version becomes the text again; what stood there stays one too', async () => {
  const { call, id, versions } = await givenThreeVersions()

  const restored = await call('POST /essays/{id}/versions/{versionId}/restore', {
    id,
    versionId: versions[2]!.id,
    basedOn: 4,
  })

  expect(restored).toMatchObject({
    content: 'One',
    words: 1,
    revision: 5,
    updatedAt: later(10).toISOString(),
  })
  expect((await call('GET /essays/{id}/versions', { id })).versions).toMatchObject([
    { words: 1, reason: 'restore' },
    { words: 3 },
    { words: 2 },
    { words: 1 },
  ])
})

test('a version is not restored over a text that was saved elsewhere meanwhile', async () => {
  const { call, id, versions } = await givenThreeVersions()
  const restore = { id, versionId: versions[2]!.id, basedOn: 3 }

  await expect(call('POST /essays/{id}/versions/{versionId}/restore', restore)).toBeRefused(
    'essay-saved-elsewhere',
  )
  expect(await call('GET /essays/{id}', { id })).toMatchObject({ content: 'One two three', revision: 4 })
})

test('a text that lost is set aside: a version, and the essay stays as it is', async () => {
  const { call, id } = await givenThreeVersions()

  const aside = await call('POST /essays/{id}/versions', { id, content: 'It lost but is not lost' })

  expect(aside).toMatchObject({ words: 6, reason: 'set-aside', savedAt: later(10).toISOString() })
  expect((await call('GET /essays/{id}/versions', { id })).versions[0]).toEqual(aside)
  expect(await call('GET /essays/{id}', { id })).toMatchObject({ content: 'One two three', revision: 4 })
})

test('a student names a version and takes the name away again; its text and time stay', async () => {
  const { call, id, versions } = await givenThreeVersions()
  const versionId = versions[1]!.id
  const rename = (name: string) => call('PATCH /essays/{id}/versions/{versionId}', { id, versionId, name })

  expect(await rename('  Draft for Ms. Rivera ')).toEqual({ ...versions[1], name: 'Draft for Ms. Rivera' })
  expect((await call('GET /essays/{id}/versions', { id })).versions).toEqual([
    versions[0],
    { ...versions[1], name: 'Draft for Ms. Rivera' },
    versions[2],
  ])
  await expect(rename('a'.repeat(bounds.versionName.max + 1))).toBeRefused('INVALID_INPUT')

  expect(await rename('')).toEqual(versions[1])
})

test('all of a long history can be reached, in parts', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEssay(app.db, student)
  const all = Array.from({ length: essayLimits.versions + 5 }, (_, index) => ({
    essayId: id,
    content: 'word '.repeat(index),
    words: index,
    reason: 'save' as const,
    savedAt: later(index),
  }))
  await app.db.insert(essayVersions).values(all)

  const first = await call('GET /essays/{id}/versions', { id })
  const rest = await call('GET /essays/{id}/versions', { id, before: first.versions.at(-1)!.id })

  expect([first.more, rest.more]).toEqual([true, false])
  expect([...first.versions, ...rest.versions].map(({ words }) => words)).toEqual(
    all.map(({ words }) => words).toReversed(),
  )
})

describe('a neighbor', () => {
  test('reaches no version, by whichever essay', async () => {
    const { id, versions } = await givenThreeVersions()
    const versionId = versions[0]!.id
    const neighbor = await givenUser(app.db, 'student')
    const own = await givenEssay(app.db, neighbor, { content: 'Their own' })
    const call = await app.as(neighbor)

    const attempts = await Promise.allSettled([
      call('GET /essays/{id}/versions', { id }),
      call('POST /essays/{id}/versions', { id, content: 'Theirs' }),
      call('GET /essays/{id}/versions/{versionId}', { id, versionId }),
      call('PATCH /essays/{id}/versions/{versionId}', { id, versionId, name: 'Theirs' }),
      call('PATCH /essays/{id}/versions/{versionId}', { id: own.id, versionId, name: 'Theirs' }),
      call('GET /essays/{id}/versions/{versionId}', { id: own.id, versionId }),
      call('POST /essays/{id}/versions/{versionId}/restore', { id, versionId, basedOn: 4 }),
      call('POST /essays/{id}/versions/{versionId}/restore', { id: own.id, versionId, basedOn: 1 }),
    ])

    for (const answer of attempts)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    const listed = await call('GET /essays/{id}/versions', { id: own.id, before: versionId })
    expect(listed).toEqual({ versions: [], more: false })
  })
})
