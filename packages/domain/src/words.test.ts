import { expect, test } from 'vitest'
import {
  asRead,
  counted,
  day,
  dollars,
  monthDay,
  percent,
  sentence,
  shortMonthDay,
  untilDay,
  yearsInWords,
} from './words.ts'

test('a day is the same wherever it is read, in full or without its year', () => {
  expect(day('2027-01-05')).toBe('January 5, 2027')
  expect(monthDay('2026-10-05')).toBe('October 5')
  expect(shortMonthDay('2026-09-07')).toBe('Sep 7')
})

test('a school year has an en dash, and a date its hyphens', () => {
  expect(yearsInWords('entered 2009-11, measured 2020-21')).toBe('entered 2009–11, measured 2020–21')
  expect(yearsInWords('fall 2024, checked 2026-10-05')).toBe('fall 2024, checked 2026-10-05')
})

test('things are counted with their noun', () => {
  expect([0, 1, 2400].map((count) => counted(count, 'task'))).toEqual(['0 tasks', '1 task', '2,400 tasks'])
  expect(counted(2, 'activity', 'activities')).toBe('2 activities')
})

test('an amount below zero has a true minus', () => {
  expect([19311.6, 0, -500].map(dollars)).toEqual(['$19,312', '$0', '−$500'])
})

test('a share below a tenth is told more exactly', () => {
  expect([0.046, 0.04, 0.574].map(percent)).toEqual(['4.6%', '4%', '57%'])
  // A half is rounded up, whatever its binary form, as the figures of a college's page are.
  expect([0.0365, 0.0145, 0.575, 0.285].map(percent)).toEqual(['3.7%', '1.5%', '58%', '29%'])
})

test('a day is near or far, before or behind', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-01']
  expect(days.map((date) => untilDay(date, '2026-11-22'))).toEqual([
    '2 days ago',
    'yesterday',
    'today',
    'tomorrow',
    'in 9 days',
  ])
})

test('a sentence ends once, also one that asks or was cut', () => {
  expect(['Reed College', 'Why this major?', 'Tell us about…', 'Done.'].map(sentence)).toEqual([
    'Reed College.',
    'Why this major?',
    'Tell us about…',
    'Done.',
  ])
})

test('a sentence to a student is about them where an advisor reads it', () => {
  const said = [
    'Your GPA of 3.40 is above its average, and you apply without scores.',
    'You are on its waitlist, with 6% for you, and the college admits you if your major is on its list.',
    'Not known of you: no score to compare yours with.',
    'It admitted you and costs you $9,000: check yourself.',
  ]
  expect(said.map((each) => asRead(each, true))).toEqual(said)
  expect(said.map((each) => asRead(each, false))).toEqual([
    'Their GPA of 3.40 is above its average, and they apply without scores.',
    'They are on its waitlist, with 6% for them, and the college admits them if their major is on its list.',
    'Not known of them: no score to compare theirs with.',
    'It admitted them and costs them $9,000: check themselves.',
  ])
})
