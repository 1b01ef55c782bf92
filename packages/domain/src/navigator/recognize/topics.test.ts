import { expect, test } from 'vitest'
import { topicIn } from './topics.ts'

test.each([
  'how do i pay for college if my parents make 50k',
  'my mom only makes 40000 a year, can we afford college?',
])('a student who asks “%s” is led to the net price and the Pell Grant, not to loans', (question) => {
  expect(topicIn(question)).toMatchObject({ guide: 'net-price', and: { guide: 'pell-grant' } })
})

test.each([
  ['my dad lost his job, what now', 'asking-for-more-aid'],
  ["what if i can't afford it after I get in", 'asking-for-more-aid'],
  ['Nobody in my family went to college', 'help-and-scams'],
  ["i'm first gen and lost", 'help-and-scams'],
])('a student who says “%s” is led to %s', (said, guide) => {
  expect(topicIn(said)?.guide).toBe(guide)
})
