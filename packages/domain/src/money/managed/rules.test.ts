import { expect, test } from 'vitest'
import { read } from './rules.ts'

test('an admin who saved the file in Excel brings its dates in as they were', () => {
  const line = { name: 'Lantern Fund', deadline: '3/1/2027', verifiedOn: '11/20/2026' }

  expect(read(line, '2026-11-22')).toEqual({
    name: 'Lantern Fund',
    deadline: '2027-03-01',
    verifiedOn: '2026-11-20',
  })
  const onMac = {
    name: 'Lantern Fund',
    deadline: '1-Mar-27',
    verifiedOn: '11/20/26',
    pell: 'TRUE',
    senior: 'FALSE',
  }
  expect(read(onMac, '2026-11-22')).toMatchObject({
    deadline: '2027-03-01',
    verifiedOn: '2026-11-20',
    pell: true,
    senior: false,
  })
  expect(read({ name: 'Lantern Fund', deadline: '31/1/2027' }, '2026-11-22')).toBe(
    'deadline: Enter a date such as 2026-11-30.',
  )
})

test('an admin reads the value that is not a choice as the file says it', () => {
  const line = { name: 'Lantern Fund', state: 'oh; Atlantis' }
  expect(read(line, '2026-11-22')).toBe('states: “Atlantis” is not one of a profile’s choices.')
  expect(read({ ...line, state: 'oh; Pa' }, '2026-11-22')).toMatchObject({ state: ['OH', 'PA'] })
})
