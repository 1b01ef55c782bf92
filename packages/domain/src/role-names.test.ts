import { expect, test } from 'vitest'
import { roleInWords } from './role-names.ts'

test('a person is a student, an advisor, or an admin', () => {
  expect((['student', 'advisor', 'admin'] as const).map(roleInWords)).toEqual([
    'a student',
    'an advisor',
    'an admin',
  ])
})
