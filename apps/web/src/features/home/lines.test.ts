import { expect, test } from 'vitest'
import { profileLine, schoolsLine } from './lines.ts'

const done = { complete: true }
const open = { complete: false }

test('a profile says how many of its steps are complete', () => {
  expect(profileLine({ background: open, academic: open })).toBe('2 short steps, saved as you go')
  expect(profileLine({ background: done, academic: open })).toBe('1 of 2 steps complete')
  expect(profileLine({ background: done, academic: done })).toBe('All steps complete')
})

test('a list says how many schools are on it, and how many applications have gone out', () => {
  expect(schoolsLine([])).toBe('No schools yet. Add the first one.')
  expect(schoolsLine([{ status: 'Not Started' }])).toBe('1 school on your list')
  expect(schoolsLine([{ status: 'In Progress' }, { status: 'Submitted' }, { status: 'Accepted' }])).toBe(
    '3 schools, 2 submitted',
  )
})
