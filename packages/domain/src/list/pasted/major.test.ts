import { expect, test } from 'vitest'
import type { TaughtMajor } from '#colleges/find/majors-file.ts'
import { majorBeside, unreadBeside } from './major.ts'

const tufts = 168148
const reed = 209922
const majors: TaughtMajor[] = [
  { code: '11.07', title: 'Computer Science', names: ['computer science', 'cs'], at: new Set([tufts]) },
  { code: '11', title: 'Computer Sciences: any field', names: ['computing'], at: new Set([tufts]) },
]

test('a major in a column is added by its title, and is doubted where it is not taught or not known', () => {
  const cs = { major: 'CS', others: [] }
  expect(majorBeside(cs, majors, tufts)).toEqual({ title: 'Computer Science', doubt: null })
  expect(majorBeside(cs, majors, null)).toEqual({ title: 'Computer Science', doubt: null })
  expect(majorBeside(cs, majors, reed)).toEqual({ title: 'Computer Science', doubt: 'not-taught' })
  const stars = { major: 'Star gazing', others: [] }
  expect(majorBeside(stars, majors, tufts)).toEqual({ title: 'Star gazing', doubt: 'unknown' })
  expect(majorBeside(stars, null, tufts)).toEqual({ title: 'Star gazing', doubt: null })
})

test('without a column, only the name of a major is one, and the other texts are left out', () => {
  const beside = { major: null, others: ['Boston, MA', 'Computer science'] }
  expect(majorBeside(beside, majors, tufts)).toEqual({ title: 'Computer Science', doubt: null })
  expect(unreadBeside(beside, majors)).toEqual(['Boston, MA'])
  expect(majorBeside({ major: null, others: ['Boston', 'computing'] }, majors, tufts)).toBeNull()
})
