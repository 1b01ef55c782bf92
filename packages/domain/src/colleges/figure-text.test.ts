import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

test.each([
  { value: 0.0361, unit: 'share', text: '3.6%' },
  { value: 0.0455, unit: 'share', text: '4.6%' },
  { value: 0.0365, unit: 'share', text: '3.7%' },
  { value: 0.0897, unit: 'share', text: '9.0%' },
  { value: 0.6057, unit: 'share', text: '61%' },
  { value: 19_300, unit: 'usd', text: '$19,300' },
  { value: -1_204, unit: 'usd', text: '$0; grants exceed the bill by about $1,200' },
  { value: 33_730, unit: 'students', text: '33,730' },
  { value: 6, unit: 'ratio', text: '6 to 1' },
  { value: 3.9, unit: 'gpa', text: '3.90' },
  { value: 1530, unit: 'score', text: '1530' },
] as const)('$value as a $unit reads $text', ({ text, ...figure }) => {
  expect(figureText(figure)).toBe(text)
})
