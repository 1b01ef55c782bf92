import { expect, test } from 'vitest'
import { read } from './rules.ts'

test('an admin who saved the file in Excel brings its dates in as they were', () => {
  const line = { name: 'Lantern Fund', deadline: '3/1/2027', verifiedOn: '11/20/2026' }

  expect(read(line, '2026-11-22')).toEqual({
    name: 'Lantern Fund',
    deadline: '2027-03-01',
    verifiedOn: '2026-11-20',
  })
  expect(read({ name: 'Lantern Fund', deadline: '31/1/2027' }, '2026-11-22')).toBe(
    'deadline: Enter a date such as 2026-11-30.',
  )
})
