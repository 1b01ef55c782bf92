import { broken, Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { explain, loadRuleWords } from './explain.ts'

test.each([
  ['content', 'Content: Too long'],
  ['weekGoal', 'Week goal: Too long'],
  ['tasks.0.text', 'Text: Too long'],
])('a person whose %s is refused reads its name in words, and why', (path, words) => {
  expect(explain(new Failure('INVALID_INPUT', { fields: [{ path, message: 'Too long' }] }))).toBe(words)
})

test('a person whom a rule refuses reads why once its words are loaded', async () => {
  await loadRuleWords()
  expect(explain(broken('list-full'))).toMatch(/^A list can have up to/)
})
