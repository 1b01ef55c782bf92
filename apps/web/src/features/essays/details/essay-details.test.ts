import { expect, test } from 'vitest'
import { noDetails, rules } from './essay-details.ts'

const { validate, transformValues } = rules

test('a prompt alone is enough; the rest stays open', () => {
  expect([validate.promptName(' Why us? '), validate.wordLimit(''), validate.deadline('')]).toEqual([
    null,
    null,
    null,
  ])
  expect(transformValues({ ...noDetails, promptName: ' Why us? ' })).toEqual({
    entryId: null,
    promptName: 'Why us?',
    wordLimit: null,
    characterLimit: null,
    deadline: null,
  })
})

test('all that is filled in is sent', () => {
  expect(
    transformValues({
      entryId: 'michigan',
      promptName: 'Why us?',
      wordLimit: '1,000',
      characterLimit: '',
      deadline: '2026-11-01',
    }),
  ).toEqual({
    entryId: 'michigan',
    promptName: 'Why us?',
    wordLimit: 1000,
    characterLimit: null,
    deadline: '2026-11-01',
  })
})

test('without a prompt it says what to do', () => {
  expect(validate.promptName('  ')).toBe('Please fill in the essay prompt.')
})

test('a prompt of exactly 2,000 characters is taken, and of one more is told so', () => {
  expect(validate.promptName('x'.repeat(2000))).toBeNull()
  expect(validate.promptName('x'.repeat(2001))).toBe('Keep it to 2,000 characters or fewer.')
})

test.each(['0', '-5', '2.5', 'many', '10001'])('a word limit of %j is refused', (wordLimit) => {
  expect(validate.wordLimit(wordLimit)).toBe('A whole number from 1 to 10,000.')
})
