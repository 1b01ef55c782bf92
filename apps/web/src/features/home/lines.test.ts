import { expect, test } from 'vitest'
import { analyticsLine, essaysLine, profileLine, profileStart, schoolsLine } from './lines.ts'

const done = { complete: true }
const open = { complete: false }

test('a profile says how many of its steps are complete', () => {
  expect(profileLine({ background: open, academic: open })).toBe('2 short steps, saved as you go')
  expect(profileLine({ background: done, academic: open })).toBe('1 of 2 steps complete')
  expect(profileLine({ background: done, academic: done })).toBe('All steps complete')
})

test('a student who has begun their profile goes on where they are, and does not begin again', () => {
  const two = { background: done, academic: done, activities: open, honors: open }
  expect(profileStart(71, two)).toEqual({ action: 'Continue Your Profile', step: 'activities' })
  const none = { background: open, academic: open, activities: open, honors: open }
  expect(profileStart(0, none)).toEqual({ action: 'Begin Your Profile', step: 'background' })
})

test('a list says how many of its applications have gone out', () => {
  expect(schoolsLine([])).toBe('No schools yet. Add the first one.')
  expect(schoolsLine([{ status: 'Not Started' }])).toBe('on your list')
  expect(schoolsLine([{ status: 'In Progress' }, { status: 'Submitted' }, { status: 'Accepted' }])).toBe(
    '2 submitted',
  )
})

test('essays say what is left of them: first those to start, then those to finish', () => {
  const toStart = { status: 'drafting', words: 0 } as const
  const begun = { status: 'reviewing', words: 120 } as const
  const finished = { status: 'submitted', words: 0 } as const

  expect(essaysLine([])).toBe('No essays yet. Add the first one.')
  expect(essaysLine([toStart, begun, finished])).toBe('1 still to start')
  expect(essaysLine([begun, begun, finished])).toBe('2 still to finish')
  expect(essaysLine([finished])).toBe('All essays finished')
})

test('analytics say which days the tasks above are of', () => {
  expect(analyticsLine(false)).toBe('What is done, and what is left')
  expect(analyticsLine(true)).toBe('Closed in the last 14 days')
})
