import { expect, test } from 'vitest'
import { answersOf, formOf, problemsIn } from './calculator-form.ts'

const typed = { ...formOf(null, '2027-28'), familySize: '4', agi: '84,600', cash: '$24,500' }

test('amounts are read with commas and dollar signs', () => {
  expect(answersOf(typed)).toMatchObject({
    familySize: 4,
    amounts: { agi: 84_600, cash: 24_500, taxPaid: null },
  })
  expect(problemsIn(typed)).toEqual({})
})

test('what was saved is what is typed again', () => {
  expect(answersOf(formOf(answersOf(typed), '2027-28'))).toEqual(answersOf(typed))
})

test('what is left empty or is no number is said at its field', () => {
  expect(problemsIn(formOf(null, '2027-28'))).toMatchObject({
    familySize: 'A whole number from 3 to 20.',
    agi: 'Fill this in. Write 0 if there was none.',
  })
  expect(problemsIn({ ...typed, cash: 'some', familySize: '40' })).toEqual({
    familySize: 'A whole number from 3 to 20.',
    cash: 'A whole number from 0 to 99,999,999.',
  })
})

test('a loss is an income, typed as in a word processor or on a tax form; savings and families have no minus', () => {
  for (const agi of ['-84,600', '−$84,600', '(84,600)', '($84,600)'])
    expect(answersOf({ ...typed, agi }).amounts.agi).toBe(-84_600)
  expect(problemsIn({ ...typed, agi: '-84,600', familySize: '0', cash: '-1' })).toEqual({
    familySize: 'A whole number from 3 to 20.',
    cash: 'A whole number from 0 to 99,999,999.',
  })
})

test('a student on their own is not asked about the money of parents', () => {
  const own = {
    ...typed,
    dependency: 'independent' as const,
    household: 'one-parent' as const,
    familySize: '1',
  }
  expect(answersOf({ ...own, studentCash: '900' }).amounts.studentCash).toBe(null)
  expect(problemsIn({ ...own, studentCash: 'some' })).toEqual({})
})

test('unmarried parents who do not know their tax say what the second one earned', () => {
  const apart = { ...typed, household: 'unmarried-together' as const }
  expect(problemsIn(apart)).toEqual({ earnedSecond: 'Fill this in. Write 0 if there was none.' })
  expect(problemsIn({ ...apart, earnedSecond: '0' })).toEqual({})
  expect(problemsIn({ ...apart, taxPaid: '5,000' })).toEqual({})
  expect(problemsIn({ ...apart, mustFile: 'no' })).toEqual({})
})
