import { expect, test } from 'vitest'
import { isWorried } from './worried.ts'

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
