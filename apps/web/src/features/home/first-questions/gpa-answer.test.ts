import { expect, test } from 'vitest'
import { faultInGpaAnswer, gpaAnswerOf } from './gpa-answer.ts'

test('a GPA on the 4-point scale is the one that the odds use', () => {
  expect(faultInGpaAnswer({ scale: '4', grade: ' 3.86' })).toBeNull()
  expect(gpaAnswerOf({ scale: '4', grade: ' 3.86' })).toEqual({ gpaUnweighted: 3.86 })
})

test('an average out of 100 is kept as it is, and not converted', () => {
  expect(gpaAnswerOf({ scale: '100', grade: '94 ' })).toEqual({ ownGpa: { scale: '100', grade: '94' } })
})

test('94 on the 4-point scale sends the student to the other scales', () => {
  expect(faultInGpaAnswer({ scale: '4', grade: '94' })).toMatch('Choose another scale')
  expect(faultInGpaAnswer({ scale: '4', grade: 'A-' })).toMatch('a number')
  expect(faultInGpaAnswer({ scale: 'other', grade: 'A-' })).toBeNull()
})
