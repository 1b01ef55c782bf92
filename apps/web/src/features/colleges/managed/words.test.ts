import { expect, test } from 'vitest'
import { noneInWords } from './words.ts'

test('an admin who has added no school reads that, and not that a school they asked for is missing', () => {
  expect(noneInWords({ show: 'added' })).toBe('No school has been added here yet. Add one, or import a file.')
  expect(noneInWords({ show: 'archived' })).toBe('No school is archived.')
  expect(noneInWords({ show: 'archived', q: 'zz' })).toBe('No school matches. Try fewer letters.')
})
