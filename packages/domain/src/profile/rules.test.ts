import { expect, test } from 'vitest'
import {
  achievementLevels,
  type Answers,
  completion,
  countsAsComplete,
  emptyAnswers as empty,
  firstIncompleteStep,
  isStepComplete,
  missingToContinue,
  requiredToComplete,
  scores,
  stepProgress,
} from './rules.ts'
import type { Activity } from './schema.ts'
import { formatTestScores, parseTestScores } from './test-scores.ts'

const background = {
  gender: 'prefer-not-to-say',
  citizenship: 'us-citizen',
  raceEthnicity: 'two-or-more',
  firstGeneration: false,
  incomeBracket: '30k-60k',
  highSchool: 'Hillside High School',
  classRank: '12 of 340',
} as const

const academic = {
  gpaUnweighted: 0,
  gpaWeighted: 4.31,
  satActScore: '1390 SAT',
  apIbCourses: [{ course: 'AP Biology', score: null }],
  currentCourses: ['Spanish IV'],
}

const activities = { activities: activitiesOf(1), leadershipPositions: ['Captain'], yearsInvolved: 3 }

const honors = {
  honorsAwards: [{ name: 'Essay prize', description: 'Second place', level: 'State Level' as const }],
  achievementLevels: ['State Level' as const],
}

const full: Answers = { ...empty, ...background, ...academic, ...activities, ...honors }

function activitiesOf(count: number): Activity[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Club ${index}`, description: 'Weekly' }))
}

test.each(Object.keys(background))('%s is one seventh of the background score', (field) => {
  const value = background[field as keyof typeof background]
  expect(scores({ ...empty, [field]: value }).background).toBe(14)
  expect(scores({ ...full, [field]: null }).background).toBe(86)
})

test('a student who answers No about college in the family has answered', () => {
  expect(scores({ ...empty, firstGeneration: false }).background).toBe(14)
})

test('a text of blanks is no answer', () => {
  expect(scores({ ...empty, highSchool: '  ' }).background).toBe(0)
})

test.each(Object.keys(academic))('%s is one fifth of the academic score', (field) => {
  const value = academic[field as keyof typeof academic]
  expect(scores({ ...empty, [field]: value }).academic).toBe(20)
})

test.each(['apIbCourses', 'currentCourses'])('an empty list of %s counts for nothing', (field) => {
  expect(scores({ ...full, [field]: [] }).academic).toBe(80)
})

test.each([
  { what: 'nothing', given: {}, score: 0 },
  { what: 'one activity', given: { activities: activitiesOf(1) }, score: 40 },
  { what: 'four activities', given: { activities: activitiesOf(4) }, score: 40 },
  { what: 'five activities', given: { activities: activitiesOf(5) }, score: 60 },
  { what: 'a leadership position', given: { leadershipPositions: ['Captain'] }, score: 25 },
  { what: 'years involved', given: { yearsInvolved: 1 }, score: 15 },
  { what: 'all of it', given: { ...activities, activities: activitiesOf(5) }, score: 100 },
])('$what makes an extracurricular score of $score', ({ given, score }) => {
  expect(scores({ ...empty, ...given }).extracurricular).toBe(score)
})

test.each([
  { what: 'nothing', given: {}, score: 0 },
  { what: 'an honor', given: { honorsAwards: honors.honorsAwards }, score: 25 },
  { what: 'an achievement level', given: { achievementLevels: honors.achievementLevels }, score: 25 },
  { what: 'both', given: honors, score: 50 },
  { what: 'a full background alone', given: background, score: 50 },
  { what: 'both and a full background', given: { ...honors, ...background }, score: 100 },
  {
    what: 'both and two of seven background answers',
    given: { ...honors, gender: 'male', classRank: '1' },
    score: 64,
  },
])('$what makes a personality score of $score', ({ given, score }) => {
  expect(scores({ ...empty, ...given } as Answers).personality).toBe(score)
})

test('the overall score is the rounded mean of the academic, extracurricular and personality scores', () => {
  expect(scores(full)).toMatchObject({ academic: 100, extracurricular: 80, personality: 100, overall: 93 })
})

test('an overall score with a fraction is rounded', () => {
  // (60 + 40 + 64.29) / 3 = 54.76
  const given: Partial<Answers> = {
    ...honors,
    gender: 'male',
    classRank: '1',
    gpaUnweighted: 3,
    gpaWeighted: 4,
    currentCourses: ['Art'],
    leadershipPositions: ['Captain'],
    yearsInvolved: 1,
  }
  expect(scores({ ...empty, ...given }).overall).toBe(55)
})

test('a profile counts as complete above 80, not at 80', () => {
  expect(countsAsComplete(80)).toBe(false)
  expect(countsAsComplete(81)).toBe(true)
  expect(scores(full).complete).toBe(true)
  expect(scores(empty).complete).toBe(false)
})

test.each(
  Object.entries(requiredToComplete).flatMap(([step, fields]) => fields.map((field) => ({ step, field }))),
)('without $field the $step step is not complete', ({ step, field }) => {
  const without = { ...full, [field]: empty[field] }
  expect(isStepComplete(step as keyof typeof requiredToComplete, full)).toBe(true)
  expect(isStepComplete(step as keyof typeof requiredToComplete, without)).toBe(false)
})

test('a step tells how many of its answers are there', () => {
  expect(stepProgress('background', { ...background, gender: null })).toEqual({ answered: 6, total: 7 })
  expect(stepProgress('honors', empty)).toEqual({ answered: 0, total: 2 })
})

test.each([
  { given: {}, step: 'background' },
  { given: background, step: 'academic' },
  { given: { ...background, ...academic }, step: 'activities' },
  { given: { ...background, ...academic, ...activities }, step: 'honors' },
  { given: { ...academic, ...honors }, step: 'background' },
  { given: full, step: null },
])('the current step is $step', ({ given, step }) => {
  expect(firstIncompleteStep({ ...empty, ...given })).toBe(step)
})

test('Next on the background step waits for five answers, not for high school and class rank', () => {
  const five = { ...background, highSchool: null, classRank: null }
  expect(missingToContinue('background', five)).toEqual([])
  expect(missingToContinue('background', empty)).toEqual([
    'gender',
    'citizenship',
    'raceEthnicity',
    'incomeBracket',
    'firstGeneration',
  ])
})

test('Next on the academic step waits for high school and class rank too', () => {
  expect(missingToContinue('academic', academic)).toEqual(['highSchool', 'classRank'])
  expect(missingToContinue('academic', { ...academic, highSchool: 'Hillside', classRank: '1' })).toEqual([])
  expect(missingToContinue('academic', { ...full, apIbCourses: [], currentCourses: [] })).toEqual([
    'apIbCourses',
    'currentCourses',
  ])
})

test('Next on the activities step waits for an activity, a leadership position and the years', () => {
  expect(missingToContinue('activities', empty)).toEqual([
    'activities',
    'leadershipPositions',
    'yearsInvolved',
  ])
  expect(missingToContinue('activities', activities)).toEqual([])
})

test('Finish asks for nothing', () => {
  expect(missingToContinue('honors', empty)).toEqual([])
})

test('completion counts the seventeen answers of the four steps', () => {
  expect(completion(empty)).toBe(0)
  expect(completion({ ...empty, gender: 'female' })).toBe(6)
  expect(completion({ ...empty, ...background })).toBe(41)
  expect(completion({ ...full, classRank: null })).toBe(94)
})

test('completion is 100 when the four steps are complete, whatever the scores are', () => {
  expect(completion(full)).toBe(100)
  expect(scores(full).overall).toBeLessThan(100)
})

test('achievement levels are those of the awards, each once, from School to International', () => {
  const award = (level: 'School Level' | 'National Level') => ({ level })
  expect(
    achievementLevels([award('National Level'), award('School Level'), award('National Level')]),
  ).toEqual(['School Level', 'National Level'])
})

test('a level goes when no award has it any more', () => {
  expect(achievementLevels([])).toEqual([])
})

test.each([
  ['1390', { sat: 1390, act: null }],
  ['1390 SAT', { sat: 1390, act: null }],
  ['SAT: 1390', { sat: 1390, act: null }],
  ['1,390', { sat: 1390, act: null }],
  ['31', { sat: null, act: 31 }],
  ['31 ACT', { sat: null, act: 31 }],
  ['act31', { sat: null, act: 31 }],
  ['SAT 1390 / ACT 31', { sat: 1390, act: 31 }],
  ['SAT 1390 ACT 31', { sat: 1390, act: 31 }],
  ['1390 SAT, 31 ACT', { sat: 1390, act: 31 }],
  ['31/1390', { sat: 1390, act: 31 }],
  ['SAT 1390 (700 math, 690 reading)', { sat: 1390, act: null }],
  ['400', { sat: 400, act: null }],
  ['1600', { sat: 1600, act: null }],
  ['1', { sat: null, act: 1 }],
  ['36', { sat: null, act: 36 }],
  ['SAT 2100', { sat: null, act: null }],
  ['399', { sat: null, act: null }],
  ['37', { sat: null, act: null }],
  ['ACT 0', { sat: null, act: null }],
  ['139012', { sat: null, act: null }],
  ['Test optional', { sat: null, act: null }],
  ['', { sat: null, act: null }],
])('the test score "%s" is read as %o', (text, expected) => {
  expect(parseTestScores(text)).toEqual(expected)
})

test.each([
  [{ sat: 1390, act: null }, '1390 SAT'],
  [{ sat: null, act: 31 }, '31 ACT'],
  [{ sat: 1390, act: 31 }, 'SAT 1390 / ACT 31'],
  [{ sat: null, act: null }, null],
])('%o is written as "%s", and read back the same', (scoresGiven, text) => {
  expect(formatTestScores(scoresGiven)).toBe(text)
  expect(parseTestScores(text ?? '')).toEqual(scoresGiven)
})
