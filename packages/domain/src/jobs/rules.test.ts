import { expect, test } from 'vitest'
import { isDue, nextTry } from './rules.ts'

const noon = new Date('2026-11-01T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('a job that fails is tried again after pauses that grow, up to its own interval', () => {
  const pauses = [1, 2, 3, 6, 7, 50].map((failures) => nextTry('demos', failures, noon))

  expect(pauses).toEqual([1, 2, 4, 32, 60, 60].map(after))
})

test('a job of every minute is never tried later than that', () => {
  expect(nextTry('reminders', 5, noon)).toEqual(after(1))
})

test('a job has its turn when it never ran, when its time has come, and when the clock was set back', () => {
  expect(isDue('demos', undefined, noon)).toBe(true)
  expect(isDue('demos', noon, noon)).toBe(true)
  expect(isDue('demos', after(1), noon)).toBe(false)
  expect(isDue('demos', after(60), noon)).toBe(false)
  expect(isDue('demos', after(61), noon)).toBe(false)
  expect(isDue('demos', after(61.01), noon)).toBe(true)
})
