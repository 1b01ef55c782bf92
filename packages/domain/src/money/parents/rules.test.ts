import { expect, test } from 'vitest'
import { type ParentAnswers, parentQuestions, whoFiles } from './rules.ts'

const unanswered: ParentAnswers = {
  home: null,
  support: null,
  means: null,
  firstIsMarried: null,
  secondIsMarried: null,
}
const apart: ParentAnswers = {
  ...unanswered,
  home: 'apart',
  support: 'second',
  firstIsMarried: true,
  secondIsMarried: false,
}

test('parents who live together are both on both forms, married or not, and nothing else is asked', () => {
  expect(parentQuestions({ ...unanswered, home: 'together' })).toEqual(['home'])
  expect(whoFiles({ ...unanswered, home: 'together' })).toEqual({
    fafsa: ['first', 'second'],
    css: ['first', 'second'],
  })
})

test('of parents apart, the one who gave more support is on the FAFSA, and a college may ask both in the CSS Profile', () => {
  expect(whoFiles(apart)).toEqual({ fafsa: ['second'], css: ['first', 'first-spouse', 'second'] })
})

test('if both gave the same, the higher income and assets decide, and a new spouse is on the form, too', () => {
  const same = { ...apart, support: 'same' as const }
  expect(parentQuestions(same)).toContain('means')
  expect(whoFiles(same)).toBeNull()
  expect(whoFiles({ ...same, means: 'first' })?.fafsa).toEqual(['first', 'first-spouse'])
})

test('a parent who is alone, and a student who can reach neither, are asked no more than counts for them', () => {
  expect(whoFiles({ ...unanswered, home: 'one', firstIsMarried: false })?.fafsa).toEqual(['first'])
  expect(whoFiles({ ...unanswered, home: 'none' })).toEqual({ fafsa: [], css: [] })
})

test('while an answer is missing, nobody is named', () => {
  expect(whoFiles(unanswered)).toBeNull()
  expect(whoFiles({ ...apart, secondIsMarried: null })).toBeNull()
})
