import { expect, test } from 'vitest'
import { extremesOf } from './extremes.ts'

const students = {
  key: 'students',
  values: [2000, 45_000, 2100],
  texts: ['2,000', '45,000', '2,100'],
  extremes: { most: 'most students', least: 'fewest students', isCount: true },
}
const price = {
  key: 'price',
  values: [18_000, 20_500, null],
  texts: ['$18,000', '$20,500', '–'],
  extremes: { most: 'highest net price', least: 'lowest net price' },
}
const odds = {
  key: 'odds',
  values: [0.25, 0.82, 0.48],
  texts: ['15–35%', '70–95%', '30–65%'],
  extremes: { most: 'best odds', least: 'lowest odds' },
}
const plain = { key: 'ratio', values: [8, 16, 10], texts: ['8', '16', '10'] }

test('a college is told apart by the two figures in which it alone has the most or the least', () => {
  const rows = [students, odds, plain, price]
  expect(extremesOf(rows, 0)).toEqual([
    { words: 'fewest students', by: null },
    { words: 'lowest odds', by: null },
  ])
  expect(extremesOf(rows, 1)).toEqual([
    { words: 'most students', by: '21 times the next' },
    { words: 'best odds', by: null },
  ])
})

test('a college between the others is told apart by nothing', () => {
  expect(extremesOf([students, odds, price], 2)).toEqual([])
})

test('twice as many is not worth a word, and neither is a figure that two share', () => {
  const twice = { ...students, values: [2000, 4000], texts: ['2,000', '4,000'] }
  expect(extremesOf([twice], 1)).toEqual([{ words: 'most students', by: null }])
  const alike = { ...odds, texts: ['about 15–40%', 'about 15–40%', '30–65%'], values: [0.22, 0.26, 0.48] }
  expect(extremesOf([alike], 0)).toEqual([])
})
