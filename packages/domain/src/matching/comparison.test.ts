import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compared, spread, winner } from './comparison.ts'

const figures = fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), { maxLength: 4 })

function row(key: string, values: (number | null)[], texts = values.map(String)) {
  return { key, values, texts }
}

test('what is furthest apart comes first, and what is within a tenth is much the same', () => {
  const price = row('price', [10_000, 20_000])
  const students = row('students', [2000, 45_000])
  const graduate = row('graduate', [0.9, 0.87])
  const debt = row('debt', [null, null])
  expect(compared([graduate, price, students, debt])).toEqual({
    differences: [students, price],
    same: [graduate],
  })
})

test('words that differ come after figures that do, and the same words are the same', () => {
  const students = row('students', [2000, 45_000])
  const tests = { ...row('tests', [0, 0], ['Required', 'Optional']), isWords: true }
  expect(compared([tests, students])).toEqual({ differences: [students, tests], same: [] })
  const alike = { ...row('tests', [0, 0, null], ['Optional', 'Optional', '–']), isWords: true }
  expect(compared([alike])).toEqual({ differences: [], same: [alike] })
})

test('odds that only one of the colleges has are not called about the same', () => {
  const odds = row('odds', [null, 0.9, null], ['–', 'about 90–95%', '–'])
  const price = row('price', [10_000, 20_000, 30_000])
  expect(compared([odds, price])).toEqual({ differences: [price, odds], same: [] })
})

test('two colleges whose odds are shown as the same range are not set apart by what nobody sees', () => {
  const odds = row('odds', [0.221, 0.262, null], ['about 15–40%', 'about 15–40%', '–'])
  expect(compared([odds])).toEqual({ differences: [], same: [odds] })
})

test('a figure that only one college publishes has no winner', () => {
  expect(winner(row('', [10, null]), 'higher')).toBeNull()
  expect(winner(row('', [10, 12, null]), 'higher')).toBe(1)
  expect(winner(row('', [10, 12]), 'lower')).toBe(0)
  expect(winner(row('', [12, 12]), 'lower')).toBeNull()
})

test('a student who sees two equal ranges sees neither marked as the best', () => {
  const alike = ['about 15–40%', 'about 15–40%', 'about 6%']
  expect(winner(row('', [0.22, 0.26, 0.06], alike), 'higher')).toBeNull()
  expect(winner(row('', [0.22, 0.26, 0.06], alike), 'lower')).toBe(2)
  expect(winner(row('', [0.4, 0.26, 0.25], ['about 30–55%', ...alike]), 'higher')).toBe(0)
})

test('a spread is a share from 0 to 1, whatever the figures', () => {
  fc.assert(
    fc.property(figures, (values) => {
      expect(spread(values)).toBeGreaterThanOrEqual(0)
      expect(spread(values)).toBeLessThanOrEqual(1)
    }),
  )
})
