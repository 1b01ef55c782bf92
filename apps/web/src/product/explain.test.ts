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

test('a person whom a rule refuses reads the general message until its words are loaded, then why', async () => {
  const refusal = broken('list-full')
  expect(explain(refusal)).toBe(refusal.message)
  await loadRuleWords()
  expect(explain(refusal)).toMatch(/^A list can have up to/)
})
