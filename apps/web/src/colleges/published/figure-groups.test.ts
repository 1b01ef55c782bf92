import type { Figure } from '@bearings/domain/colleges/catalog/schema'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { expect, test } from 'vitest'
import { figureGroups } from './figure-groups.ts'
import { numbered } from './sources.ts'

const figure = (label: string, value: number, unit: Figure['unit'], source = 'Scorecard'): Figure => ({
  label,
  value,
  unit,
  source,
  year: 'fall 2024',
})

test('figures stand in their groups, each with the number that its source has everywhere on the page', () => {
  const school = {
    figures: {
      tuition_in_state: figure('Tuition', 9_000, 'usd', 'Price survey'),
      net_price_avg: figure('Net price', 12_345, 'usd', 'Aid survey'),
      admission_rate: figure('Admission rate', 0.036, 'share'),
    },
    facts: {
      test_policy: { label: 'SAT/ACT policy', value: 'required', source: 'Grid', year: 'fall 2024' },
    },
    fields: null,
    factors: null,
  }
  const { sources, numberOf } = numbered(school)
  const groups = figureGroups(school, figureText, numberOf)

  expect(sources).toEqual(['Scorecard', 'Aid survey', 'Price survey', 'Grid'])
  expect(groups.map(({ title, lines }) => [title, lines.map(({ text, source }) => [text, source])])).toEqual([
    [
      'Getting in',
      [
        ['3.6%', 1],
        ['Required', 4],
      ],
    ],
    [
      'What it costs',
      [
        ['$12,345', 2],
        ['$9,000', 3],
      ],
    ],
  ])
})

test('both ends of a range make one line, and one end alone makes none', () => {
  const groups = figureGroups(
    {
      figures: {
        sat_math_25: figure('SAT Math, 25th percentile', 770, 'score'),
        sat_math_75: figure('SAT Math, 75th percentile', 800, 'score'),
        act_25: figure('ACT, 25th percentile', 33, 'score'),
      },
      facts: {},
    },
    figureText,
    () => 1,
  )

  expect(groups.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['770 to 800'])
})
