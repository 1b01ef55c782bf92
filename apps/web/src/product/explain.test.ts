import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken, Failure } from '@bearings/domain/failure'
import { writeIn } from '@bearings/domain/language/write-in'
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

const guardiansMeet: BrokenRule[] = [
  'already-family',
  'children-full',
  'code-wrong',
  'demo-not-possible',
  'file-is-two',
  'password-needed',
  'password-wrong',
  'picture-broken',
  'picture-not-taken',
  'two-factor-required',
]

test.each(guardiansMeet)(
  'a parent who reads Spanish and is refused by %s reads why in Spanish',
  async (rule) => {
    await loadRuleWords()
    const why = () => explain(broken(rule))
    expect(writeIn('es', why)).not.toBe(why())
  },
)
