import { expect, test } from 'vitest'
import { criteriaIn } from './criteria.ts'
import { amountIn, dateIn, daysIn, planIn, statesIn } from './slots.ts'
import { taskIn } from './task.ts'

const today = '2026-11-22'

test.each([
  ['what is due before Christmas', 33],
  ['anything by thanksgiving', 4],
  ['what is due in early december', 18],
  ['what do I have due mid-January', 59],
  ['what is due in late january', 70],
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
  ['colleges in Southern California', ['CA']],
  ['colleges in South Carolina', ['SC']],
  ['cheap schools in South Florida', ['FL']],
  ['colleges in South Bend', []],
  ['what does Northeastern cost', []],
  ['colleges in Washington DC', ['DC']],
  ['colleges in Washington', ['WA']],
  ['colleges in the Southwest', ['AZ', 'NM', 'NV', 'OK', 'TX', 'UT']],
])('"%s" names the states %j', (text, states) => {
  expect(statesIn(text)).toEqual(states)
})

test.each(['schools in the south', 'in the South with nursing', 'southern colleges', 'down south'])(
  '"%s" means all states of the South',
  (text) => {
    expect(statesIn(text)).toHaveLength(13)
  },
)

test.each([
  ['add Brown to my list but not ED', null],
  ['add Brown, not early decision but EA', 'early_action'],
  ['add Brown ED', 'early_decision'],
])('"%s" names the plan %s', (text, plan) => {
  expect(planIn(text)).toBe(plan)
})

test.each([
  ['my parents can pay 20000 a year', 20_000],
  ['best colleges for 2026', null],
  ['good colleges for 1350 SAT in Texas', null],
  ['colleges with an SAT under 1200', null],
  ['colleges with an SAT under 1200 and under 20k', 20_000],
  ['colleges for 20,000 a year', 20_000],
  ['colleges for 20k', 20_000],
])('"%s" allows %s dollars a year', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
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
  ['colleges with at least a 70% acceptance rate', { leastRate: 0.7 }],
  ['colleges in Ohio with at least a 70% graduation rate', { leastRate: null, sort: 'graduation' }],
  ['colleges with a graduation rate above 80%', { leastRate: null }],
  ['colleges with an 80% or higher graduation rate', { leastRate: null }],
  ['colleges that meet at least 90% of need', { leastRate: null }],
  ['colleges with over 60% women', { leastRate: null }],
  ['good colleges for 1350 SAT in Texas', { mostPrice: null, major: null, states: ['TX'] }],
  ['best colleges for 2026', { mostPrice: null, major: null }],
  ['My parents can pay $20,000 a year, find me colleges in Ohio', { mostPrice: 20_000, states: ['OH'] }],
  ['good colleges in Ohio that are not religious', { faith: 'none', states: ['OH'] }],
  ['non-religious colleges in Texas', { faith: 'none', states: ['TX'] }],
  ['colleges in Texas that are not Catholic', { faith: 'not-catholic', states: ['TX'] }],
  ['catholic colleges that are not too big', { faith: 'catholic', mostUndergraduates: 10_000 }],
  ['what is due in early January', { city: null }],
  ['what is due in mid-january', { city: null }],
  ['cheapest in state schools for nursing', { city: null, major: 'nursing', sort: 'price' }],
  ['colleges in State College', { city: 'State College' }],
  [
    'colleges not in California that are small and cheap',
    { states: [], exceptStates: ['CA'], size: 'small', sort: 'price' },
  ],
  ['colleges not in California or Texas with nursing', { exceptStates: ['CA', 'TX'], major: 'nursing' }],
  ['colleges not in NY or NJ', { states: [], exceptStates: ['NY', 'NJ'] }],
  ['colleges not in the South or Ohio', { states: [], exceptStates: expect.arrayContaining(['GA', 'OH']) }],
  ['colleges in Texas but not in Houston', { states: ['TX'], exceptStates: [], city: null }],
  ['colleges outside of chicago with nursing', { city: null, major: 'nursing' }],
  ['colleges outside of Texas with nursing', { states: [], exceptStates: ['TX'], major: 'nursing' }],
  ['cheap colleges that are not too big', { size: null, mostUndergraduates: 10_000, sort: 'price' }],
  ["i don't want a big school in Ohio", { size: null, states: ['OH'] }],
  ['small colleges that are not too expensive', { size: 'small', sort: 'price' }],
  ['public colleges in Ohio that are not private', { control: 'public' }],
  ['colleges in Ohio that are not private', { control: 'public' }],
  ['private nonprofit colleges in Ohio', { control: 'private_nonprofit' }],
  ['not only public colleges', { control: 'public' }],
  ["colleges that aren't women's colleges in Massachusetts", { group: null, states: ['MA'] }],
  ['colleges no bigger than 5000 students', { mostUndergraduates: 5000, leastUndergraduates: null }],
  ['no more than 5,000 students', { mostUndergraduates: 5000, leastUndergraduates: null }],
  ['colleges with more than 5000 students', { mostUndergraduates: null, leastUndergraduates: 5000 }],
  ['colleges with an acceptance rate of no more than 20%', { leastRate: null }],
  ["colleges in Ohio that aren't test optional", { testPolicy: 'required', states: ['OH'] }],
  ['which colleges require the SAT', { testPolicy: 'required' }],
  ["colleges that don't require the SAT", { testPolicy: 'optional' }],
  ['colleges that are not requiring the SAT', { testPolicy: null }],
  ['colleges near Washington DC', { city: 'Washington', states: [] }],
])('"%s" asks for %j', (text, criteria) => {
  expect(criteriaIn(text)).toMatchObject(criteria)
})
