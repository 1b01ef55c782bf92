import { expect, test } from 'vitest'
import { columnsOf, dayIn, yesOrNoIn } from './csv-import.ts'

const names = { name: 'name', location: 'location', ranking: 'ranking' }

test('a head is read in any order and any case, and only the name has to be there', () => {
  expect(columnsOf(['Ranking', ' name '], names)).toEqual(['ranking', 'name'])
  expect(columnsOf(['location'], names)).toContain('with “name” among them')
  expect(columnsOf(['name', 'mascot'], names)).toContain('no column “mascot”.')
  expect(columnsOf(['name', 'mascot', 'city'], names)).toContain('no column “mascot” or “city”.')
  expect(columnsOf(['name', 'name'], names)).toBe('The column “name” appears twice.')
})

test('an admin whose spreadsheet saved empty columns behind the table need not delete them', () => {
  expect(columnsOf(['name', 'ranking', '', ' '], names)).toEqual(['name', 'ranking'])
})

test('an admin with a column without a name among the others hears which one to delete', () => {
  expect(columnsOf(['name', '', 'ranking', ''], names)).toBe(
    'Column 2 of the first line has no name. Name it or delete it, and import the file again.',
  )
})

test('a cell that a spreadsheet has rewritten says what it said before', () => {
  const answers = ['TRUE', 'yes', 'False', 'No', '', 'perhaps']
  expect(answers.map(yesOrNoIn)).toEqual([true, true, false, false, false, null])
  const dates = [
    '4/2/27',
    '04/02/2027',
    '2-Apr-27',
    '2-Apr-2027',
    'April 2, 2027',
    '2027/04/02',
    '4/2/2027 0:00',
  ]
  expect(dates.map(dayIn)).toEqual(dates.map(() => '2027-04-02'))
  const others = ['', '2-Apr', '31/4/2027', '2.4.2027', 'April', 'Feb 30, 2027']
  expect(others.map(dayIn)).toEqual(others)
})

test('an admin who chose a quite different table hears of its first columns, not of thousands', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `day ${at + 1}`)
  expect(columnsOf(['name', ...many], names)).toContain(
    'no column “day 1”, “day 2”, “day 3”, “day 4” or “day 5”. The columns are',
  )
})
