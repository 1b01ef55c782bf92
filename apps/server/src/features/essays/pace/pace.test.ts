import { expect, test } from 'vitest'
import { essayVersions } from '#database/tables/essays.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-28T18:00:00.000Z' })

async function givenWriting(essayId: string, saves: [savedAt: string, words: number][], reason = 'save') {
  await app.db.insert(essayVersions).values(
    saves.map(([savedAt, words]) => ({
      essayId,
      words,
      content: 'w',
      reason: reason as 'save',
      savedAt: new Date(savedAt),
    })),
  )
}

test('a student reads by how many words the essays grew on each day where they are, without what was cut', async () => {
  const student = await givenUser(app.db, 'student', { timeZone: 'America/Los_Angeles' })
  const [one, other] = [await givenEssay(app.db, student), await givenEssay(app.db, student)]
  await givenWriting(one.id, [
    ['2026-09-01T12:00:00Z', 100],
    ['2026-11-20T18:00:00Z', 400],
    ['2026-11-20T19:00:00Z', 250],
    // Still the 20th in California.
    ['2026-11-21T05:00:00Z', 300],
    ['2026-11-22T18:00:00Z', 200],
  ])
  await givenWriting(other.id, [['2026-11-20T18:00:00Z', 50]])
  const call = await app.as(student)

  expect(await call('GET /essays/pace')).toEqual([{ on: '2026-11-20', words: 250 }])
})

test('a text that was brought in from elsewhere is no writing, and neither is another student’s', async () => {
  const student = await givenUser(app.db, 'student')
  const { id } = await givenEssay(app.db, student)
  await givenWriting(id, [['2026-11-20T18:00:00Z', 650]], 'brought-in')
  await givenWriting(id, [['2026-11-21T18:00:00Z', 700]])
  const other = await givenUser(app.db, 'student')
  await givenWriting((await givenEssay(app.db, other)).id, [['2026-11-21T18:00:00Z', 90]])

  const call = await app.as(student)
  expect(await call('GET /essays/pace')).toEqual([{ on: '2026-11-21', words: 50 }])
})

test('a text that was copied from another essay, restored or set aside is no writing', async () => {
  app.setNow('2026-11-20T18:00:00.000Z')
  const student = await givenUser(app.db, 'student')
  // A session lasts an hour.
  const signedIn = () => app.as(student)
  const [one, other] = [await givenEssay(app.db, student), await givenEssay(app.db, student)]
  const write = async (id: string, basedOn: number, words: number) =>
    (await signedIn())('PUT /essays/{id}/text', { id, basedOn, content: 'word '.repeat(words).trim() })
  await write(one.id, one.revision, 600)
  const on = (day: number) => app.setNow(`2026-11-${day}T18:00:00.000Z`)

  on(21)
  await write(other.id, other.revision, 600)
  on(22)
  await write(other.id, other.revision + 1, 40)
  on(23)
  const [, copied] = (await (await signedIn())('GET /essays/{id}/versions', { id: other.id })).versions
  await (
    await signedIn()
  )('POST /essays/{id}/versions/{versionId}/restore', {
    id: other.id,
    versionId: copied!.id,
    basedOn: other.revision + 2,
  })
  app.setNow('2026-11-23T18:10:00.000Z')
  await write(other.id, other.revision + 3, 630)
  await givenWriting(other.id, [['2026-11-24T18:00:00Z', 20]], 'set-aside')
  on(25)
  await write(other.id, other.revision + 4, 640)
  on(28)

  expect(await (await signedIn())('GET /essays/pace')).toEqual([
    { on: '2026-11-20', words: 600 },
    { on: '2026-11-23', words: 30 },
    { on: '2026-11-25', words: 10 },
  ])
})
