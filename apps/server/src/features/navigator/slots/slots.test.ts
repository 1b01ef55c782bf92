import { expect, test } from 'vitest'
import { criteriaIn } from './criteria.ts'
import { amountIn, dateIn, daysIn, statesIn } from './slots.ts'
import { taskIn } from './task.ts'

const today = '2026-11-22'

test.each([
  ['what is due before Christmas', 33],
  ['anything by thanksgiving', 4],
  ['my deadlines in December', 39],
  ['due this week', 7],
  ['due before December 1', 9],
  ['deadlines for sept', 312],
  ['when is it due', null],
  ['what is due for juniors', null],
  ['any deadlines in Maryland', null],
])('"%s" asks for %s days', (text, days) => {
  expect(daysIn(text, today)).toBe(days)
})

test.each([
  ['remind me to decide 2 things tomorrow', '2026-11-23', 'decide 2 things'],
  ['remind me to finish the essay on Febuary 3rd', '2027-02-03', 'finish the essay'],
  ['remind me to ask for letters by Sept. 3', '2027-09-03', 'ask for letters'],
])('"%s" is for %s: %s', (text, date, task) => {
  expect(dateIn(text, today)).toBe(date)
  expect(taskIn(text)).toBe(task)
})

test('a number of students is no price', () => {
  expect(amountIn('less than 10k students')).toBeNull()
  expect(criteriaIn('colleges with less than 10k students')).toMatchObject({
    mostUndergraduates: 10_000,
    mostPrice: null,
  })
})

test.each([
  ['schools in nc', ['NC']],
  ['should i stay in or go', []],
  ['colleges in la', []],
  ['colleges in TX', ['TX']],
])('"%s" names the states %j', (text, states) => {
  expect(statesIn(text)).toEqual(states)
})

test.each([
  ['schools near chicago', { city: 'Chicago', states: [] }],
  ['hbcus near dc', { city: 'Washington', states: [], group: 'hbcu' }],
  [
    'show me small colleges in new england with strong biology under 25k',
    { major: 'biology', size: 'small', mostPrice: 25_000 },
  ],
  ['colleges with good financial aid in Ohio', { major: null, states: ['OH'] }],
  ['good cs schools that are not hard to get into', { major: 'cs', sort: 'easiest' }],
  ['catholic colleges in ohio', { faith: 'catholic', states: ['OH'] }],
  ['an all girls college in maine', { group: 'women', states: ['ME'] }],
  ['the ivy league', { group: 'ivy' }],
  ['colleges with rolling admission in Ohio', { rolling: true, states: ['OH'], major: null }],
  ['colleges with a 70% or higher acceptance rate', { leastRate: 0.7 }],
])('"%s" asks for %j', (text, criteria) => {
  expect(criteriaIn(text)).toMatchObject(criteria)
})
