import { expect, test } from 'vitest'
import { actionInWords, detailInWords } from './words.ts'

const id = '0198c1f0-0000-4000-8000-000000000001'
const said = (detail: Record<string, unknown>, about: string | null = null, action = '') =>
  detailInWords({ action, about, detail })

test('an admin reads what was done, in the words of the pages', () => {
  expect(actionInWords('role_changed')).toBe('Role changed')
  expect(actionInWords('user_signedup')).toBe('Signed up')
  expect(actionInWords('person_disabled')).toBe('Account disabled')
  expect(actionInWords('login')).toBe('Signed in')
})

test('an admin reads the detail of an entry in plain words, and not who acted, whom a column names', () => {
  const ofRole = { by: 'admin', from: 'admin', to: 'student' }
  expect(said(ofRole, null, 'role_changed')).toBe('From admin to student')
  expect(said({ ...ofRole, by: 'command line' }, null, 'role_changed')).toBe(
    'From admin to student, on the command line',
  )
  expect(said({ by: 'admin' }, null, 'advisor_approved')).toBe('')
  expect(said({ by: 'command line' }, null, 'advisor_approved')).toBe('On the command line')
  expect(said({ method: 'password' }, null, 'login')).toBe('With the password')
  expect(said({ kind: 'signup' }, null, 'login')).toBe('By confirming the email address')
  expect(said({ scope: 'others' }, null, 'logout')).toBe('On all other devices')
  expect(said({ role: 'advisor' }, null, 'user_signedup')).toBe('As an advisor')
  expect(said({ factor: id, right: false }, null, 'verification_attempted')).toBe('Wrong code from the app')
  expect(said({ factor: id }, null, 'factor_unenrolled')).toBe('')
  expect(said({ changed: ['email'] }, null, 'user_modified')).toBe('email')
  expect(said({ article: 'what-to-ask' }, null, 'article_published')).toBe('what-to-ask')
  expect(said({ from: null, to: 'HS-###' }, null, 'student_id_format_changed')).toBe(
    'From any format to HS-###',
  )
  expect(said({ switchedOn: 'false' }, null, 'navigator_model_switched')).toBe('Turned off')
  expect(said({ network: '203.0.113.7', person: 'a1b2' }, null, 'sign_in_refused')).toBe(
    'Because of others on the network 203.0.113.7',
  )
  const imported = { schools: 3, essays: 1, weeks: 0 }
  expect(said(imported, null, 'archive_brought_in')).toBe('3 schools, 1 essay and 0 weeks')
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
