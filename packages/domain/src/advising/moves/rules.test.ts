import { expect, test } from 'vitest'
import { ruleAgainstMoving, ruleAgainstUndoing } from './rules.ts'

const at = new Date('2026-11-28T12:00:00Z')
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

test('students are handed over to whoever has room for all of them, once at a time', () => {
  expect(ruleAgainstMoving({ isUnderWay: false, students: 300, ofSuccessor: 700 })).toBeNull()
  expect(ruleAgainstMoving({ isUnderWay: false, students: 301, ofSuccessor: 700 })).toBe('advisor-full')
  expect(ruleAgainstMoving({ isUnderWay: false, students: 0, ofSuccessor: 0 })).toBe('nobody-to-hand-over')
  expect(ruleAgainstMoving({ isUnderWay: false, students: 0, expected: 1, ofSuccessor: 0 })).toBeNull()
  expect(ruleAgainstMoving({ isUnderWay: true, students: 3, ofSuccessor: 0 })).toBe('move-under-way')
})

test('a hand-over is taken back within ten minutes, unless the new advisor has begun', () => {
  expect(ruleAgainstUndoing({ state: 'done', at }, after(10), false)).toBeNull()
  expect(ruleAgainstUndoing({ state: 'done', at }, after(10.1), false)).toBe('undo-too-late')
  expect(ruleAgainstUndoing({ state: 'done', at }, after(1), true)).toBe('successor-has-begun')
  expect(ruleAgainstUndoing({ state: 'accepted', at }, after(1), false)).toBe('move-under-way')
  expect(ruleAgainstUndoing({ state: 'undone', at }, after(1), false)).toBe('undo-too-late')
})
