import type { Stop } from '@bearings/domain/progress/course'
import { expect, test } from 'vitest'
import { figureOf } from './course-words.ts'

const season = {
  port: 'early',
  total: 3,
  left: 2,
  late: 0,
  nextDeadline: '2026-11-01',
  isOver: false,
} as const
const state = 'here'

test.each<[Stop, string | null]>([
  [{ state, port: 'profile', percent: 84 }, '84%'],
  [{ state, port: 'schools', count: 0 }, 'none yet'],
  [{ state, port: 'schools', count: 1 }, '1 school'],
  [{ state, port: 'schools', count: 9 }, '9 schools'],
  [{ state, port: 'essays', drafted: 0, total: 0, without: 9 }, 'none yet'],
  [{ state, port: 'essays', drafted: 7, total: 12, without: 0 }, '7 of 12 drafted'],
  [{ state, port: 'essays', drafted: 1, total: 1, without: 9 }, '1 of 1 drafted, 9 schools without'],
  [{ state, ...season, nextDeadline: '2026-10-05' }, 'today'],
  [{ state, ...season, nextDeadline: '2026-10-06' }, '1 day'],
  [{ state, ...season }, '27 days'],
  [{ state, ...season, nextDeadline: null }, '2 to send'],
  [{ state, ...season, late: 1, nextDeadline: null }, '1 late'],
  [{ state, ...season, left: 0, nextDeadline: null }, 'all sent'],
  [{ state, ...season, left: 0, nextDeadline: null, isOver: true }, 'done'],
  [{ state, ...season, port: 'regular', total: 0, left: 0, nextDeadline: null }, 'none'],
  [{ state, port: 'decisions', received: 0, expected: 0 }, null],
  [{ state, port: 'decisions', received: 4, expected: 6 }, '4 of 6'],
])('%o says %s', (stop, figure) => {
  expect(figureOf(stop, '2026-10-05')).toBe(figure)
})
