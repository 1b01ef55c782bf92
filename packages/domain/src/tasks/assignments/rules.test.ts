import { expect, test } from 'vitest'
import { assignedTogether, ruleAgainstUndoing } from './rules.ts'

test('an advisor undoes what they did in the last ten minutes, and nothing older', () => {
  const done = new Date('2026-11-01T12:00:00Z')
  expect(ruleAgainstUndoing(done, new Date('2026-11-01T12:10:00Z'))).toBeNull()
  expect(ruleAgainstUndoing(done, new Date('2026-11-01T12:10:01Z'))).toBe('undo-too-late')
})

test('the tasks of a template are undone together, and what was assigned before and after stays', () => {
  const at = (id: string, milliseconds: number) => ({
    id,
    createdAt: new Date(1_800_000_000_000 + milliseconds),
  })
  const all = [at('before', -5), at('third', -2), at('second', -1), at('first', 0), at('after', 4000)]

  for (const id of ['first', 'second', 'third'])
    expect(assignedTogether(all, id)).toEqual(['third', 'second', 'first'])
  expect(assignedTogether(all, 'after')).toEqual(['after'])
  expect(assignedTogether(all, 'older')).toEqual(['older'])
  const many = Array.from({ length: 31 }, (_, index) => at(String(index), 0))
  expect(assignedTogether(many, '7')).toEqual(['7'])
})
