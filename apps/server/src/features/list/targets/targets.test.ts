import { usualMix } from '@bearings/domain/matching/parameters'
import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-22T16:00:00Z' })

test('a student aims for the usual mix until they set another, and nobody else’s changes with it', async () => {
  const student = await app.as(await givenUser(app.db, 'student'))
  const other = await app.as(await givenUser(app.db, 'student'))
  expect(await student('GET /schools/list/target')).toEqual(usualMix)

  await student('PUT /schools/list/target', { reach: 2, target: 5, likely: 4 })
  await student('PUT /schools/list/target', { reach: 1, target: 5, likely: 4 })
  expect(await student('GET /schools/list/target')).toEqual({ reach: 1, target: 5, likely: 4 })
  expect(await other('GET /schools/list/target')).toEqual(usualMix)
})

test.each([-1, 21, 2.5, '3', null])('a student cannot aim for %s schools, and reads why', async (likely) => {
  const student = await app.as(await givenUser(app.db, 'student'))
  await expect(
    student('PUT /schools/list/target', { reach: 1, target: 1, likely: likely as number }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ message: 'A whole number from 0 to 20.' }] })
})
