import { expect, test } from 'vitest'
import { lifts } from './lifts.ts'
import { type Answers, emptyAnswers, scores } from './rules.ts'

const activity = { name: 'Food pantry', description: 'Sorted groceries.' }
const award = { name: 'Essay prize', description: 'Second.', level: 'State Level' } as const
const some: Answers = {
  ...emptyAnswers,
  gender: 'female',
  citizenship: 'us-citizen',
  gpaUnweighted: 3.8,
  currentCourses: ['Spanish IV'],
  activities: [activity],
}

test('a student reads what would lift each score, and by how much', () => {
  expect(lifts(some)).toEqual({
    academic: [
      { what: 'Weighted GPA', points: 20, step: 'academic' },
      { what: 'An SAT or ACT score', points: 20, step: 'academic' },
      { what: 'An AP or IB course', points: 20, step: 'academic' },
    ],
    extracurricular: [
      { what: 'A leadership position', points: 25, step: 'activities' },
      { what: 'Five activities; you have 1', points: 20, step: 'activities' },
      { what: 'Your total years', points: 15, step: 'activities' },
    ],
    personality: [
      { what: 'An award with its level', points: 50, step: 'honors' },
      { what: 'Background answers; 5 of 7 are open', points: 36, step: 'background' },
    ],
  })
})

test.each<[string, Answers]>([
  ['empty', emptyAnswers],
  ['begun', some],
  ['with an award', { ...some, honorsAwards: [award], achievementLevels: ['State Level'] }],
])('the points that a profile (%s) lacks and those that it has add up to 100', (_, answers) => {
  const have = scores(answers)
  for (const [part, missing] of Object.entries(lifts(answers)))
    expect(
      missing.reduce((sum, { points }) => sum + points, have[part as keyof ReturnType<typeof lifts>]),
    ).toBe(100)
})
