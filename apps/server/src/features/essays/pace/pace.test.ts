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
