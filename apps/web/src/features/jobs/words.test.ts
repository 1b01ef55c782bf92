import type { Job } from '@bearings/domain/jobs/schema'
import { expect, test } from 'vitest'
import { mailInWords, stateOf } from './words.ts'

const [earlier, later] = ['2026-11-01T12:00:00.000Z', '2026-11-01T13:00:00.000Z']
const state = (job: Partial<Job>) =>
  stateOf({ startedAt: null, finishedAt: null, failuresInARow: 0, ...job } as Job).words

test('an admin reads whether a job is fine, runs, fails, or never had its turn', () => {
  expect(state({})).toBe('Not run yet')
  expect(state({ startedAt: earlier })).toBe('Running')
  expect(state({ startedAt: earlier, finishedAt: later })).toBe('Fine')
  expect(state({ startedAt: later, finishedAt: earlier })).toBe('Running')
  expect(state({ startedAt: earlier, finishedAt: later, failuresInARow: 2 })).toBe('Failed 2 times')
})

test('an admin reads what the mail server refuses', () => {
  const mail = {
    waiting: 3,
    failing: 1,
    oldestFailing: earlier,
    givenUp: 2,
    lastFailure: '550 No',
    leaves: true,
  }

  expect(mailInWords(mail)).toBe(
    '3 emails waiting. 1 could not be sent yet. 2 could not be delivered in the last few days. The mail server said: 550 No',
  )
  expect(mailInWords({ ...mail, waiting: 0, failing: 0, givenUp: 0, lastFailure: null })).toBe(
    'All emails have been sent.',
  )
  expect(mailInWords({ ...mail, leaves: false })).toContain('No mail server is configured')
})
