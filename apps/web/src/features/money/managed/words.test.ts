import { expect, test } from 'vitest'
import { noneInWords } from './words.ts'

test('an admin who has no scholarships is not told to look for others, nor to add one where all are verified', () => {
  expect(noneInWords({}).about).toBe('Add a scholarship, or import a file.')
  expect(noneInWords({ show: 'unverified' }).title).toBe('Nothing to verify')
  expect(noneInWords({ show: 'archived', q: 'zz' }).about).toBe('Try fewer letters.')
})
