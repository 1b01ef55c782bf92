import { expect, test } from 'vitest'
import { actionInWords, detailInWords } from './words.ts'

const id = '0198c1f0-0000-4000-8000-000000000001'
const said = (detail: Record<string, unknown>, about: string | null = null) =>
  detailInWords({ about, detail })

test('an action reads like a sentence, and its detail like a list', () => {
  expect(actionInWords('role_changed')).toBe('Role changed')
  expect(actionInWords('user_signedup')).toBe('User signed up')
  expect(actionInWords('user_repeated_signup')).toBe('User signed up again')
  expect(said({ by: 'admin', from: 'student', to: 'admin' })).toBe('from: student, to: admin, by: admin')
  expect(said({ from: null, to: 'HS-###' })).toBe('from: none, to: HS-###')
  expect(said({ switchedOn: 'false' })).toBe('switched on: off')
  expect(said({ added: 3, left: 0 })).toBe('added: 3, left: 0')
  expect(said({})).toBe('')
})

test('an admin reads what an entry is about, and no id', () => {
  expect(said({ schoolId: id }, 'Emory University')).toBe('Emory University')
  expect(said({ inviteId: id, linkId: id }, 'Class of 2027')).toBe('Class of 2027')
  expect(said({ linkId: id, essayId: id })).toBe('')
  expect(said({ studentId: 'HS-2', found: [id] })).toBe('student ID: HS-2, found: 1 person')
})

test('a change of what is shared says what became different', () => {
  const from = { list: true, weeks: true, testScores: false }
  const to = { list: true, weeks: false, testScores: true }
  expect(said({ linkId: id, from, to })).toBe('weeks: off, test scores: on')
})
