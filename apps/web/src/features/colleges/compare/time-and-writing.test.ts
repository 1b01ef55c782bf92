import { expect, test } from 'vitest'
import { timeAndWriting } from './time-and-writing.ts'

const today = '2026-11-21'
const application = {
  id: 'carleton',
  plan: 'regular',
  deadline: '2027-01-15',
  status: 'Not Started',
} as const
const forCarleton = (wordLimit: number | null) => ({ entryId: 'carleton', wordLimit })

test('a student reads how many days are left and how much there is to write', () => {
  const essays = [forCarleton(300), forCarleton(350), { entryId: 'macalester', wordLimit: 500 }]
  expect(timeAndWriting(application, essays, today)).toEqual({
    left: '55 days',
    until: 'Regular, Jan 15',
    writing: '2 essays, 650 words',
  })
})

test('an essay without a limit is counted, and no words are promised', () => {
  expect(timeAndWriting(application, [forCarleton(300), forCarleton(null)], today).writing).toBe('2 essays')
  expect(timeAndWriting(application, [], today).writing).toBe('no essays of its own yet')
})

test('what is sent has no days left, and what is late says so', () => {
  expect(timeAndWriting({ ...application, status: 'Submitted' }, [], today).writing).toBe('')
  const left = (changes: object) => timeAndWriting({ ...application, ...changes }, [], today).left
  expect(left({ status: 'Deferred' })).toBe('Sent')
  expect(left({ status: 'Withdrawn' })).toBe('Withdrawn')
  expect(left({ deadline: '2026-11-20' })).toBe('Passed')
  expect(left({ deadline: today })).toBe('Today')
  expect(left({ deadline: '2026-11-22' })).toBe('1 day')
  expect(left({ deadline: null })).toBe('No date yet')
})

test('a student who has committed reads that no other school requires anything', () => {
  expect(timeAndWriting(application, [forCarleton(300)], today, true)).toEqual({
    left: 'Nothing',
    until: '',
    writing: '',
  })
  const left = (status: 'Committed' | 'Withdrawn') =>
    timeAndWriting({ ...application, status }, [], today, true).left
  expect([left('Committed'), left('Withdrawn')]).toEqual(['Sent', 'Withdrawn'])
})
