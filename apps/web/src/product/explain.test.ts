import { Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'

test.each([
  ['content', 'Content: Too long'],
  ['weekGoal', 'Week goal: Too long'],
  ['tasks.0.text', 'Text: Too long'],
])('a person whose %s is refused reads its name in words, and why', (path, words) => {
  expect(explain(new Failure('INVALID_INPUT', { fields: [{ path, message: 'Too long' }] }))).toBe(words)
})
