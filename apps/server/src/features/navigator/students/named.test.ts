import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { expect, test } from 'vitest'
import { studentsIn } from './named.ts'

const roster = ['Sofia Marlow', 'Devon Price', 'Will Chen', 'Howard Lee'].map(
  (fullName) => ({ fullName }) as AdvisedStudent,
)

/** @param college A word of the text that is a college's name as well. */
function namedIn(text: string, college?: string): string[] {
  const from = college ? text.indexOf(college) : -1
  const spans = college ? [{ from, to: from + college.length }] : []
  return studentsIn(text, roster, spans).map(({ fullName }) => fullName)
}

test.each([
  ['is Sofia on track', 'Sofia', ['Sofia Marlow']],
  ['what is due for sofia', 'sofia', ['Sofia Marlow']],
  ['how much is Sofia University', 'Sofia University', []],
  ['is Howard test optional', 'Howard', []],
  ['who is applying to Howard', 'Howard', []],
  ['what are her chances at Howard', 'Howard', []],
  ['has Howard sent his letters', 'Howard', ['Howard Lee']],
  ['what is the net price of Rice', undefined, []],
  ['How is Will doing', undefined, ['Will Chen']],
  ['will they take a 3.2', undefined, []],
  ['Will my students get in', undefined, []],
  ['what does Price still have to send', undefined, ['Devon Price']],
  ['what about devon', undefined, ['Devon Price']],
])('a counselor who asks “%s”, where “%s” is a college, means %j', (text, college, students) => {
  expect(namedIn(text, college)).toEqual(students)
})
