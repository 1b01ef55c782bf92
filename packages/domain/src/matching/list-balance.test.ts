import { expect, test } from 'vitest'
import { listBalance, type ListedSchool } from './list-balance.ts'

const school = (label: ListedSchool['label'], odds: number | null, isAffordable: boolean | null = null) => ({
  label,
  odds,
  isAffordable,
})

test('a list of dreams is told what it lacks and what its odds are', () => {
  const dreams = Array.from({ length: 10 }, () => school('Far reach', 0.06))
  expect(listBalance(dreams)).toMatchObject({
    counts: { reach: 10, target: 0, likely: 0 },
    missing: { reach: 0, target: 4, likely: 3 },
    reasons: [
      'You have no likely schools, 3 fewer than you aim for.',
      'You have no target schools, 4 fewer than you aim for.',
      'The odds of at least one admission are about 35%.',
    ],
  })
})

test('the odds of an affordable admission count only what is known to be affordable', () => {
  const balance = listBalance(
    [school('Likely', 0.9, false), school('Reach', 0.2, true), school('Target', 0.5)],
    { reach: 1, target: 1, likely: 1 },
  )
  expect(balance.anyAffordable).toBeCloseTo(0.2, 6)
  expect(balance.any).toBeGreaterThan(0.9)
  expect(balance.reasons).toContain('The odds of at least one admission that you can afford are about 20%.')
})

test('open admission counts as likely and stays out of the odds, and nothing is guessed for the unknown', () => {
  const balance = listBalance([school('Open', null, true), school('Not enough data', null)], {
    reach: 0,
    target: 0,
    likely: 1,
  })
  expect(balance).toMatchObject({
    counts: { reach: 0, target: 0, likely: 1 },
    open: 1,
    unknown: 1,
    any: null,
    anyAffordable: null,
  })
  expect(balance.reasons).toEqual([
    'Also, 1 open-admission school would admit you.',
    'Your odds at 1 school are not known.',
  ])
})

test('an empty list lacks all of the mix and has no odds', () => {
  const balance = listBalance([], { reach: 3, target: 4, likely: 1 })
  expect(balance).toMatchObject({ missing: { reach: 3, target: 4, likely: 1 }, any: null })
  expect(balance.reasons).toHaveLength(3)
})
