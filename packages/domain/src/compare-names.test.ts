import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

test('names are sorted as people read them, 9 before 10, and É as E', () => {
  const sorted = ['College 6', 'College 10', 'eastern', 'École', 'Elon']
  expect([...sorted].reverse().sort(compareNames)).toEqual([
    'College 6',
    'College 10',
    'eastern',
    'École',
    'Elon',
  ])
})
