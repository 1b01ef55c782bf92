import { expect, test } from 'vitest'
import { essayInTab, roomInWords, wordsInWords } from './words.ts'

test.each([
  [0, 250, '0 of 250 words', '250 left'],
  [249, 250, '249 of 250 words', '1 left'],
  [262, 250, '262 of 250 words', '12 over'],
  [1200, 1, '1,200 of 1 word', '1,199 over'],
  [1, null, '1 word', null],
])('%i words with the limit %j', (words, limit, inWords, room) => {
  expect([wordsInWords(words, limit), roomInWords(words, limit)]).toEqual([inWords, room])
})

test('a tab says which essay it shows: the prompt, cut where it is long, and the school', () => {
  expect(essayInTab({ promptName: 'Why Tufts?', schoolName: 'Tufts University' })).toBe(
    'Why Tufts? · Tufts University',
  )
  const prompt = 'Reflect on a time when you questioned or challenged a belief or idea.\nWhat prompted it?'
  expect(essayInTab({ promptName: prompt, schoolName: null })).toBe(
    'Reflect on a time when you questioned or challenged a belie…',
  )
})
