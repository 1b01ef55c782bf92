import { expect, test } from 'vitest'
import { nameOf } from './own-dates.ts'

test('a title that is cut off says so', () => {
  const task = { source: 'task', detail: '', schoolName: null } as Parameters<typeof nameOf>[0]
  const short = 'Ask Ms. Rivera for a letter'
  expect(nameOf({ ...task, title: short })).toBe(`${short} (from your advisor)`)
  expect(nameOf({ ...task, title: 'Ask again '.repeat(12) })).toBe(
    `${'Ask again '.repeat(7)}Ask again… (from your advisor)`,
  )
})
