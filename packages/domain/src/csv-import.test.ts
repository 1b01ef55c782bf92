import { expect, test } from 'vitest'
import { columnsOf } from './csv-import.ts'

const names = { name: 'name', location: 'location', ranking: 'ranking' }

test('a head is read in any order and any case, and only the name has to be there', () => {
  expect(columnsOf(['Ranking', ' name '], names)).toEqual(['ranking', 'name'])
  expect(columnsOf(['location'], names)).toContain('with “name” among them')
  expect(columnsOf(['name', 'mascot'], names)).toContain('no column “mascot”.')
  expect(columnsOf(['name', 'mascot', 'city'], names)).toContain('no column “mascot” or “city”.')
  expect(columnsOf(['name', 'name'], names)).toBe('The column “name” appears twice.')
})

test('an admin whose spreadsheet saved empty columns beside the table hears which ones to delete', () => {
  expect(columnsOf(['name', '', ' '], names)).toBe(
    'Column 2 of the first line has no name. Name it or delete it, and import the file again.',
  )
})

test('an admin who chose a quite different table hears of its first columns, not of thousands', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `day ${at + 1}`)
  expect(columnsOf(['name', ...many], names)).toContain(
    'no column “day 1”, “day 2”, “day 3”, “day 4” or “day 5”. The columns are',
  )
})
