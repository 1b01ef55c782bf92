import { expect, test } from 'vitest'
import { ruleAgainstUndoing } from './rules.ts'

test('an advisor undoes what they did in the last ten minutes, and nothing older', () => {
  const done = new Date('2026-11-01T12:00:00Z')
  expect(ruleAgainstUndoing(done, new Date('2026-11-01T12:10:00Z'))).toBeNull()
  expect(ruleAgainstUndoing(done, new Date('2026-11-01T12:10:01Z'))).toBe('undo-too-late')
})
