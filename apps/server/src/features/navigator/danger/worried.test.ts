import { expect, test } from 'vitest'
import { isWorried, speaksOfGrade } from './worried.ts'

test.each([
  "I'm so stressed I can't breathe",
  'I am totally overwhelmed',
  'I think I ruined my chances',
  'i feel like giving up',
])('a student who says “%s” is heard before they are told what is due', (text) => {
  expect(isWorried(text)).toBe(true)
})

test.each(['What should I do next?', 'Where do I start?', 'Am I on track?'])(
  'a student who asks “%s” is told what is next, and nothing about worries',
  (text) => {
    expect(isWorried(text)).toBe(false)
  },
)

test.each([
  ["I can't sleep, I feel like a failure", false],
  ["I'm so stressed, where do I start", false],
  ['I got a C in chemistry and I think I ruined my chances', true],
  ['my grades are terrible and i am panicking', true],
  ['i failed a test and i want to give up', true],
])('“%s” is answered with a word about one grade only if a grade was spoken of', (text, isOfGrade) => {
  expect(speaksOfGrade(text)).toBe(isOfGrade)
})
