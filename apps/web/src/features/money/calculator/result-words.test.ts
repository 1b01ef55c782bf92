import { expect, test } from 'vitest'
import { pellWords } from './result-words.ts'

const amounts = { maximum: 7395, minimum: 740, amountsOf: '2026-27' }

test.each([
  { sai: 502, award: 6895, words: '7,395 − 502, rounded to 5' },
  { sai: 504, award: 6890, words: '7,395 − 504, rounded to 5' },
  { sai: 6900, award: 740, words: 'The minimum grant, by income and family size' },
  { sai: -1500, award: 7395, words: 'The maximum grant' },
  { sai: 9000, award: 0, words: 'No grant at an index of 9,000' },
])(
  'a family whose grant is $award at an index of $sai reads where it comes from',
  ({ sai, award, words }) => {
    const said = pellWords(
      { sai, pell: { award, isPublished: true } } as Parameters<typeof pellWords>[0],
      amounts,
    )

    expect(said).toContain(words)
  },
)
