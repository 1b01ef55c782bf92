import { expect, test } from 'vitest'
import {
  faultInAnswerSource,
  faultInPlaceholders,
  faultsInDanger,
  phoneLinesIn,
  ruleAgainstHiding,
  wayOfOther,
} from './rules.ts'

const shipped = {
  topic: 'danger',
  markdown: 'Call or text 988. RAINN answers at 1-800-656-4673; in danger, call 911.',
  spanish: 'Llama al 988.',
}

test('somebody in danger keeps every phone line of an answer, in each language, however an admin words it', () => {
  expect(phoneLinesIn(shipped.markdown)).toEqual(['988', '1-800-656-4673', '911'])
  expect(faultsInDanger(shipped, { ...shipped, markdown: '911, 988, or 1-800-656-4673.' })).toEqual([])
  expect(faultsInDanger(shipped, { markdown: 'Call 988.' })).toEqual([
    { path: 'markdown', message: 'Keep 1-800-656-4673, 911: somebody in danger reads this.' },
    { path: 'spanish', message: 'Keep 988: somebody in danger reads this.' },
  ])
  expect(faultsInDanger({ ...shipped, topic: 'paying' }, { markdown: 'Ask.' })).toEqual([])
})

test('an answer for somebody in danger cannot be hidden, any other can', () => {
  expect(ruleAgainstHiding(shipped)).toBe('answer-for-danger')
  expect(ruleAgainstHiding({ topic: 'paying' })).toBeNull()
  expect(ruleAgainstHiding(null)).toBeNull()
})

test('a way to ask leads to one card, however it is typed', () => {
  const other = { ask: ["when's the FAFSA due"] }
  expect(wayOfOther(['Whens the fafsa due??'], [other])).toEqual({
    way: 'Whens the fafsa due??',
    card: other,
  })
  expect(wayOfOther(['when is it due'], [other])).toBeNull()
})

test('a part with a college is left out when none is named, so it has its brackets', () => {
  expect(faultInPlaceholders('Ask. [[{college} says so.]]')).toBeNull()
  expect(faultInPlaceholders('{college} says so.')).toContain('[[')
})

test('a source is a public page or one of Bearings', () => {
  expect(faultInAnswerSource('https://studentaid.gov/')).toBeNull()
  expect(faultInAnswerSource('/resources/how-matching-works')).toBeNull()
  expect(faultInAnswerSource('//evil.example')).not.toBeNull()
  expect(faultInAnswerSource('javascript:alert(1)')).not.toBeNull()
})
