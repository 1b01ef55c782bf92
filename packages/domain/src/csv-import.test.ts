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
