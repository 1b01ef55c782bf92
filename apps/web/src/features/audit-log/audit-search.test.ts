import { expect, test } from 'vitest'
import { auditSearch } from './audit-search.ts'

test.each(['0002-11-30', '2026-02-30', '2026-13-01', 'yesterday', 7])(
  'an admin whose address asks for the day %s reads the log without it',
  (day) => expect(auditSearch({ from: day, to: day })).toEqual({}),
)

test('an admin keeps the days of an address', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(auditSearch(days)).toEqual(days)
})
