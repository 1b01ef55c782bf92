import { expect, test } from 'vitest'
import { guarded, unguarded } from './formulas.ts'

test.each(['0420017', '007', '12345678901234567', '4E12', "'0420017"])(
  'a student ID %s is text for a spreadsheet, and comes back as it was',
  (id) => {
    expect(guarded(id)).toBe(`'${id}`)
    expect(unguarded(guarded(id))).toBe(id)
  },
)

test.each(['420017', '0', '0.45', '2027-01-04', 'HS-0042', '1,000', "O'Brien", '4E'])(
  'a cell %s that a spreadsheet leaves alone is written as it is',
  (cell) => {
    expect(guarded(cell)).toBe(cell)
    expect(unguarded(cell)).toBe(cell)
  },
)
