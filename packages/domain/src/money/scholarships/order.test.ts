import { expect, test } from 'vitest'
import { fitOf, type Met } from '../criteria.ts'
import type { Standing } from './dates.ts'
import { byFitThenDate, ticksOf } from './order.ts'

const given = (name: string, met: Met[], on: string | null) => {
  const judged = met.map((each) => ({ criterion: name, met: each, reason: '' }))
  const standing: Standing = { state: on ? 'due' : 'undated', on, isUsual: false }
  return { name, judged, fit: fitOf(judged), standing }
}

test('a student finds the best fit first, and within it the next date', () => {
  const all = [
    given('Not for you', ['met', 'not-met'], '2026-12-01'),
    given('Little is known', ['met', 'unknown', 'unknown'], '2026-12-02'),
    given('Half is known, later', ['met', 'unknown'], '2027-02-01'),
    given('Half is known, without a date', ['met', 'unknown'], null),
    given('Half is known, sooner', ['met', 'unknown'], '2027-01-01'),
    given('Fits', ['met', 'met'], '2027-05-01'),
  ]
  expect(all.toSorted(byFitThenDate).map(({ name }) => name)).toEqual([
    'Fits',
    'Half is known, sooner',
    'Half is known, later',
    'Half is known, without a date',
    'Little is known',
    'Not for you',
  ])
})

test('ticks count what is met, not met and not known', () => {
  const { judged } = given('Fund', ['met', 'unknown', 'met', 'not-met'], null)
  expect(ticksOf(judged)).toEqual({ all: 4, met: 2, 'not-met': 1, unknown: 1 })
})
