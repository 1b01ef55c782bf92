import { expect, test } from 'vitest'
import type { z } from 'zod'
import { faultInGpa } from './scales.ts'
import { Academic, Activity, Award, Background, SaveAcademic, SaveActivities, SaveHonors } from './schema.ts'

const activity = { name: 'Robotics', description: 'Built a robot', position: 'Captain', yearsInvolved: 2 }
const award = { name: 'Essay prize', description: 'Second place', level: 'State Level' }
const academic = {
  highSchool: null,
  classRank: null,
  gpaUnweighted: null,
  gpaWeighted: null,
  satActScore: null,
  apIbCourses: [] as unknown[],
  currentCourses: [],
  finish: false,
}

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test('old course entries are plain names, and empty names are ignored', () => {
  const apIbCourses = [
    'AP Biology',
    { course: ' AP Art History ', score: 5 },
    { course: '  ' },
    '',
    { course: 'IB Music SL' },
  ]
  expect(SaveAcademic.parse({ ...academic, apIbCourses }).apIbCourses).toEqual([
    { course: 'AP Biology', score: null },
    { course: 'AP Art History', score: 5 },
    { course: 'IB Music SL', score: null },
  ])
})

test.each([0, 6, 2.5])('a course score of %s is refused', (score) => {
  expect(takes(SaveAcademic, { ...academic, apIbCourses: [{ course: 'AP Biology', score }] })).toBe(false)
})

test.each([
  ['gpaUnweighted', 0, true],
  ['gpaUnweighted', 3.78, true],
  ['gpaUnweighted', 4, true],
  ['gpaUnweighted', 4.01, false],
  ['gpaUnweighted', -0.01, false],
  ['gpaUnweighted', 3.785, false],
  ['gpaWeighted', 4.56, true],
  ['gpaWeighted', 5, true],
  ['gpaWeighted', 5.01, false],
] as const)('%s %s: %s', (field, value, taken) => {
  expect(takes(Academic.shape[field], value)).toBe(taken)
})

test.each([
  ['1390', true],
  ['SAT 1390 / ACT 31', true],
  ['Test optional', true],
  ['SAT 2100', false],
  ['very good', false],
])('the test score "%s": %s', (text, taken) => {
  expect(takes(Academic.shape.satActScore, text)).toBe(taken)
})

test('a description of an activity has at most 150 characters', () => {
  expect(takes(Activity, { ...activity, description: 'x'.repeat(150) })).toBe(true)
  expect(takes(Activity, { ...activity, description: 'x'.repeat(151) })).toBe(false)
})

test('an activity needs a name and a description, but no position and no years', () => {
  expect(takes(Activity, { name: 'Robotics', description: 'Built a robot' })).toBe(true)
  expect(takes(Activity, { ...activity, name: ' ' })).toBe(false)
  expect(takes(Activity, { ...activity, description: '' })).toBe(false)
})

test.each([
  [0, false],
  [1, true],
  [4, true],
  [5, false],
])('%s years: %s', (years, taken) => {
  expect(takes(Activity, { ...activity, yearsInvolved: years })).toBe(taken)
  expect(takes(SaveActivities.shape.yearsInvolved, years)).toBe(taken)
})

test('an eleventh activity and a sixth award are refused', () => {
  expect(takes(SaveActivities.shape.activities, Array(10).fill(activity))).toBe(true)
  expect(takes(SaveActivities.shape.activities, Array(11).fill(activity))).toBe(false)
  expect(takes(SaveHonors.shape.honorsAwards, Array(5).fill(award))).toBe(true)
  expect(takes(SaveHonors.shape.honorsAwards, Array(6).fill(award))).toBe(false)
})

test('an award needs a name, a description and one of the five levels', () => {
  expect(takes(Award, award)).toBe(true)
  expect(takes(Award, { ...award, name: '' })).toBe(false)
  expect(takes(Award, { ...award, description: '' })).toBe(false)
  expect(takes(Award, { ...award, level: 'Galactic Level' })).toBe(false)
})

test('an option that is not on the list is refused', () => {
  expect(takes(Background.shape.gender, 'non-binary')).toBe(true)
  expect(takes(Background.shape.gender, 'other')).toBe(false)
  expect(takes(Background.shape.incomeBracket, 'a-lot')).toBe(false)
})

test.each([
  [3.78, null],
  [0, null],
  [4, null],
  [4.01, 'An unweighted GPA must be from 0 to 4.'],
  [88, expect.stringContaining('ask your counselor for your GPA on this one')],
  [-1, 'An unweighted GPA must be from 0 to 4.'],
  [3.785, 'An unweighted GPA can have at most two decimal places.'],
])('a grade average of %s is refused by server and form in the same words: %s', (gpa, words) => {
  const refused = Academic.shape.gpaUnweighted.safeParse(gpa).error?.issues[0]?.message
  expect([refused ?? null, faultInGpa(gpa, 'unweighted')]).toEqual([words, words])
})
