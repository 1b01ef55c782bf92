import { expect, test } from 'vitest'
import { essayLengthIn, lengthInWords } from './essay-length.ts'

test.each([
  ['my essay has 700 words and the limit is 650', { written: 700, limit: 650 }],
  ['the limit is 650 but mine is 700', { written: 700, limit: 650 }],
  ['650 word limit and i have 612', { written: 612, limit: 650 }],
  ['my common app essay is 720 words', { written: 720, limit: 650 }],
  ['my essay is 720 words', null],
])('a student who writes “%s” is understood', (text, length) => {
  expect(essayLengthIn(text)).toEqual(length)
})

test('a student hears how many words are too many', () => {
  expect(lengthInWords({ written: 700, limit: 650 })).toContain('**50 too many** for a limit of 650')
  expect(lengthInWords({ written: 650, limit: 650 })).toBe('650 words fit: the limit is 650.')
})
