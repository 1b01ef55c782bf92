import { describe, expect, test } from 'vitest'
import {
  charactersInForm,
  countCharacters,
  countWords,
  isDrafted,
  isDue,
  isFinished,
  isToStart,
  needsVersion,
  ruleAgainstSaving,
  wordProgress,
} from './rules.ts'

test.each([
  ['drafting', true, true],
  ['complete', true, false],
  ['drafting', false, false],
] as const)('an essay that is %s, and required by its school: %s, is due: %s', (status, required, due) => {
  expect(isDue({ status, required })).toBe(due)
})

test.each([
  ['', 0],
  ['   \n ', 0],
  ['One', 1],
  ['  Two\n\nwords ', 2],
  ['mother-in-law — and I', 4],
  ['two\u00a0words', 2],
  ['three\u3000\u2028words\tthen', 3],
  ['naïve “quoted”', 2],
])('%j counts as %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['', 0],
  ['naïve – “quoted”…\n', 18],
  ['cafe\u0301', 4],
  ['👩‍🎓', 1],
  ['한국어', 3],
  ['one\r\ntwo', 7],
])('%j has %i characters as people count them', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})

test.each([
  ['', 0],
  ['Two words.', 10],
  ['  around it nothing counts ', 24],
  ['one\ntwo', 8],
  ['one\r\ntwo', 8],
  ['é “–”', 5],
  ['🎓', 2],
])('%j has %i characters in a form', (text, characters) => {
  expect(charactersInForm(text)).toBe(characters)
})

describe('a save', () => {
  const essay = { content: 'The present text', revision: 4 }

  test.each([
    ['based on the present text is taken', { content: 'A new one', basedOn: 4 }, null],
    ['based on an older one is refused', { content: 'A new one', basedOn: 3 }, 'essay-saved-elsewhere'],
    ['of the very same text is taken again', { content: essay.content, basedOn: 3 }, null],
  ])('%s', (_, text, rule) => {
    expect(ruleAgainstSaving(essay, text)).toBe(rule)
  })
})

describe('a text that is about to be replaced', () => {
  const standing = { words: 40, updatedAt: new Date('2026-11-01T12:00:00Z') }
  const soon = new Date('2026-11-01T12:09:59Z')

  test.each([
    ['a moment after it was typed is no version', standing, 41, soon, false],
    ['after ten minutes is one', standing, 41, new Date('2026-11-01T12:10:00Z'), true],
    ['by less than half of it is one', standing, 19, soon, true],
    ['by nothing, after a few words, is none', { ...standing, words: 19 }, 0, soon, false],
  ])('%s', (_, text, words, now, expected) => {
    expect(needsVersion(text, { words }, now)).toBe(expected)
  })
})

describe('the progress of an essay', () => {
  test('it fills up to its limit', () => {
    expect(wordProgress(325, 650)).toEqual({ percent: 50, over: false })
    expect(wordProgress(650, 650)).toEqual({ percent: 100, over: false })
  })

  test('over the limit the bar stays full, and says so', () => {
    expect(wordProgress(700, 650)).toEqual({ percent: 100, over: true })
  })

  test('without a limit there is none', () => {
    expect(wordProgress(700, null)).toBeNull()
  })
})

test.each([
  [
    { status: 'drafting', words: 0 },
    { finished: false, toStart: true },
  ],
  [
    { status: 'reviewing', words: 12 },
    { finished: false, toStart: false },
  ],
  [
    { status: 'submitted', words: 0 },
    { finished: true, toStart: false },
  ],
] as const)('%j is %j', (essay, { finished, toStart }) => {
  expect([isFinished(essay), isToStart(essay)]).toEqual([finished, toStart])
})

test.each([
  ['three words of 650', { status: 'drafting', words: 3, wordLimit: 650 }, false],
  ['half of the limit', { status: 'drafting', words: 325, wordLimit: 650 }, true],
  ['99 words without a limit', { status: 'reviewing', words: 99, wordLimit: null }, false],
  ['100 words without a limit', { status: 'drafting', words: 100, wordLimit: null }, true],
  ['a finished essay, however short', { status: 'complete', words: 3, wordLimit: 650 }, true],
  [
    '20 words of 200 characters',
    { status: 'drafting', words: 20, wordLimit: null, characterLimit: 200 },
    true,
  ],
] as const)('whether %s make a draft', (_, essay, expected) => {
  expect(isDrafted({ characterLimit: null, ...essay })).toBe(expected)
})
