import { expect, test } from 'vitest'
import { actionInWords, detailInWords } from './words.ts'

const id = '0198c1f0-0000-4000-8000-000000000001'
const said = (detail: Record<string, unknown>, about: string | null = null, action = '') =>
  detailInWords({ action, about, detail })

test('an action reads like a sentence, and its detail like a list', () => {
  expect(actionInWords('role_changed')).toBe('Role changed')
  expect(actionInWords('user_signedup')).toBe('User signed up')
  expect(actionInWords('user_repeated_signup')).toBe('User signed up again')
  expect(said({ by: 'admin', from: 'student', to: 'admin' })).toBe('from: student, to: admin, by: admin')
  expect(said({ from: null, to: 'HS-###' })).toBe('from: none, to: HS-###')
  expect(said({ switchedOn: 'false' })).toBe('switched on: off')
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

test('an admin reads in a sentence what an import did', () => {
  const imported = (detail: Record<string, number>) => said(detail, null, 'catalog_imported')
  expect(imported({ left: 0, added: 1000, changed: 0 })).toBe('1,000 schools were added and none changed.')
  expect(imported({ left: 1, added: 0, changed: 12 })).toBe(
    'No schools were added and 12 changed. 1 line of the file was left out.',
  )
  const counts = { importId: id, left: 20, added: 1, changed: 2 }
  expect(said(counts, null, 'scholarships_imported')).toBe(
    '1 scholarship was added and 2 changed. 20 lines of the file were left out.',
  )
  const undone = { importId: id, removed: 3, archived: 0, restored: 2 }
  expect(said(undone, null, 'scholarships_import_undone')).toBe(
    '3 scholarships were removed, none archived and 2 restored.',
  )
})
