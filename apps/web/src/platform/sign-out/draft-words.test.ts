import { expect, test } from 'vitest'
import { lossInWords } from './draft-words.ts'

test('each kind of unsaved text is named once', () => {
  expect(lossInWords(['essay.1.0', 'essay.2.0', 'profile.academic', 'library.story', 'schools.add'])).toBe(
    'What you typed in an essay, your profile, your story, and a school to add is not saved',
  )
})

test('what has no name of its own is a form', () => {
  expect(lossInWords(['something.1'])).toBe('What you typed in a form is not saved')
})

test('a student who signs out is told of what was changed offline, too', () => {
  expect(lossInWords(['waiting.1'])).toBe('What you changed is not sent')
  expect(lossInWords(['waiting.1', 'essay.1.0', 'waiting.2'])).toBe(
    'What you typed in an essay is not saved, and what you changed is not sent',
  )
})
