import { expect, test } from 'vitest'
import { actionInWords, detailInWords } from './words.ts'

test('an action reads like a sentence, and its detail like a list', () => {
  expect(actionInWords('role_changed')).toBe('Role changed')
  expect(detailInWords({ from: 'student', to: 'admin' })).toBe('from: student, to: admin')
  expect(detailInWords({ found: ['a'], soft: true })).toBe('found: ["a"], soft: true')
  expect(detailInWords({})).toBe('')
})
