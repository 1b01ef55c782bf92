import { broken, Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { loadRuleWords } from '#product/explain.ts'
import { whyNotSent } from './why-not-sent.ts'

const gone = new Failure('NOT_FOUND')

test('an advisor who comments after the essay was unshared reads so, and that the comment is kept', () => {
  expect(whyNotSent(gone, { role: 'advisor', isAnswer: false })).toBe(
    'This essay is no longer shared with you. Your comment is kept on this device.',
  )
})

test('a person who answers a comment that has gone is not told that the essay has', () => {
  expect(whyNotSent(gone, { role: 'advisor', isAnswer: true })).toBe(
    'The comment you are replying to is gone. Your reply is kept on this device.',
  )
})

test('a student is not told of sharing when the essay has gone', () => {
  expect(whyNotSent(gone, { role: 'student', isAnswer: false })).toBe(
    'This essay is no longer there. Your comment is kept on this device.',
  )
})

test('any other reason is told as everywhere', async () => {
  await loadRuleWords()
  expect(whyNotSent(broken('comments-full'), { role: 'advisor', isAnswer: false })).toMatch(
    /^An essay can have up to/,
  )
})
