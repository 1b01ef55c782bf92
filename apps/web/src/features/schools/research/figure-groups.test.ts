import type { Figure } from '@bearings/domain/schools/catalog/schema'
import { figureText } from '@bearings/domain/schools/figure-text'
import { expect, test } from 'vitest'
import { figureGroups } from './figure-groups.ts'

const figure = (label: string, value: number, unit: Figure['unit'], source = 'Scorecard'): Figure => ({
  label,
  value,
  unit,
  source,
  year: 'fall 2024',
})

test('figures stand in their groups, each with the number of its source', () => {
  const { groups, sources } = figureGroups(
    {
      figures: {
        admission_rate: figure('Admission rate', 0.036, 'share'),
        net_price_avg: figure('Net price', 12_345, 'usd', 'Aid survey'),
      },
      facts: {
        test_policy: { label: 'SAT/ACT policy', value: 'required', source: 'Scorecard', year: 'fall 2024' },
      },
    },
    figureText,
  )

  expect(sources).toEqual(['Scorecard', 'Aid survey'])
  expect(groups.map(({ title, lines }) => [title, lines.map(({ text, source }) => [text, source])])).toEqual([
    [
      'Getting in',
      [
        ['3.6%', 1],
        ['Required', 1],
      ],
    ],
    ['What it costs', [['$12,345', 2]]],
  ])
})

test('both ends of a range make one line, and one end alone makes none', () => {
  const { groups } = figureGroups(
    {
      figures: {
        sat_math_25: figure('SAT Math, 25th percentile', 770, 'score'),
        sat_math_75: figure('SAT Math, 75th percentile', 800, 'score'),
        act_25: figure('ACT, 25th percentile', 33, 'score'),
      },
      facts: {},
    },
    figureText,
  )

  expect(groups.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['770 to 800'])
})
