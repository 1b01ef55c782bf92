import { expect, test } from 'vitest'
import { passedInWords, toSee, toSeeInWords } from './preview-words.ts'

const items = (['deadline', 'deadline', 'none'] as const).map((dueFrom, index) => ({
  id: String(index),
  title: 'A task',
  description: null,
  dueFrom,
  dueDays: 0,
}))
const preview = {
  studentId: 'ada',
  fullName: 'Ada Berg',
  deadline: null,
  without: null,
  dates: [
    { itemId: '0', dueOn: '2026-11-28', moved: true },
    { itemId: '1', dueOn: null, moved: false },
    { itemId: '2', dueOn: null, moved: false },
  ],
}

test('an advisor reads of a student what would be due today and what has no date', () => {
  expect(toSeeInWords(toSee({ items }, preview, []), false)).toBe('1 due today, 1 without a date')
  expect(toSeeInWords(toSee({ items }, preview, []), true)).toBe('1 left out, 1 without a date')
})

test('once the advisor has chosen the dates, there is nothing to see', () => {
  const edited = ['0', '1'].map((itemId) => ({ studentId: 'ada', itemId, dueOn: '2026-11-28' }))
  expect(toSeeInWords(toSee({ items }, preview, edited), false)).toBe('')
})

test('an advisor reads how many tasks would be due today before they are assigned', () => {
  expect(passedInWords({ tasks: 292, students: 113 }, false)).toBe(
    '292 tasks would be due today, because their day has passed, for 113 students.',
  )
  expect(passedInWords({ tasks: 1, students: 1 }, true)).toBe(
    '1 task is left out, because its day has passed, for 1 student.',
  )
})
