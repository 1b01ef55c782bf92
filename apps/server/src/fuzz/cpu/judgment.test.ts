import { expect, test } from 'vitest'
import { bound, leastOf } from './judgment.ts'

test.each([
  ['at once', [0.02], 1],
  ['the first time, which compiled something', [0.9, 0.02], 2],
  ['twice, on a busy machine', [0.9, 0.7, 0.5], 3],
])('a maintainer is not told of a request that is slow only %s', async (_, seconds, measured) => {
  const left = [...seconds]

  expect(await leastOf(async () => left.shift()!)).toBeLessThanOrEqual(bound)
  expect(seconds.length - left.length).toBe(measured)
})

test('a maintainer is told of a request that is slow each of three times, by its least', async () => {
  const left = [6.4, 0.6, 0.7, 0.1]

  const least = await leastOf(async () => left.shift()!)

  expect([least > bound, least, left]).toEqual([true, 0.6, [0.1]])
})
