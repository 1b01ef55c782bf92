import { expect, test } from 'vitest'
import { draftsInWords } from './draft-words.ts'

test('each kind of unsaved text is named once', () => {
  expect(draftsInWords(['essay.1.0', 'essay.2.0', 'profile.academic', 'schools.add'])).toBe(
    'an essay, your profile, and a school to add',
  )
})

test('what has no name of its own is a form', () => {
  expect(draftsInWords(['something.1'])).toBe('a form')
})
