import { expect, test } from 'vitest'
import { emptyAnswers } from '../rules.ts'
import { resumeParts } from './options.ts'
import { choicesIn, resumeOf, shownOf } from './rules.ts'

const profile = {
  ...emptyAnswers,
  gender: 'female' as const,
  raceEthnicity: 'hispanic' as const,
  incomeBracket: 'under-30k' as const,
  citizenship: 'international' as const,
  firstGeneration: true,
  highSchool: 'Hillside High School',
  gpaUnweighted: 3.7,
  satActScore: '1390 SAT',
  apIbCourses: [{ course: 'AP Biology', score: 4 }],
  activities: [
    {
      name: 'Food pantry',
      position: 'Lead',
      description: 'Every Saturday.',
      grades: ['9' as const, '10' as const],
      hoursPerWeek: 3,
    },
  ],
  honorsAwards: [{ name: 'Essay prize', description: 'Second.', level: 'State Level' as const }],
}
const asChosen = (choices = choicesIn(null)) => resumeOf({ profile, graduationYear: 2027 }, choices)
const told = (choices = choicesIn(null)) => JSON.stringify(asChosen(choices))

test('a résumé tells nothing that only a college may ask', () => {
  for (const secret of ['female', 'hispanic', '30k', 'international', 'first'])
    expect(told().toLowerCase()).not.toContain(secret)
})

test('scores are hidden until the student shows them, those of exams too', () => {
  const { hidden } = choicesIn(null)
  expect(hidden).toContain('scores')
  expect(told()).not.toContain('AP Biology (4)')
  expect(told({ ...choicesIn(null), hidden: [] })).toContain('AP Biology (4)')
})

test('“Test optional” is no score to show', () => {
  const optional = { ...profile, satActScore: 'Test optional' }
  const [education] = resumeOf({ profile: optional, graduationYear: null }, choicesIn(null))
  expect(education!.items.map(({ key }) => key)).toEqual(['school', 'gpa'])
})

test('an activity says what, as whom, when and how much', () => {
  const activities = asChosen().find(({ part }) => part === 'activities')
  expect(activities!.items).toEqual([
    {
      key: 'activity 0 Food pantry',
      title: 'Food pantry',
      role: 'Lead',
      when: 'Grades 9, 10 · 3 hours a week',
      text: 'Every Saturday.',
    },
  ])
})

test('what a student hides stays hidden when the activities move, and of two of one name only that one is hidden', () => {
  const activity = (name: string, description: string) => ({ name, description })
  const before = [
    activity('Chess', 'In ninth grade.'),
    activity('Choir', 'At church.'),
    activity('Choir', 'At school.'),
  ]
  const textsOf = (activities: typeof before, hidden: string[]) =>
    shownOf({ profile: { ...profile, activities }, graduationYear: 2027 }, { ...choicesIn(null), hidden })
      .find(({ part }) => part === 'activities')!
      .items.map(({ text }) => text)
  const all = resumeOf({ profile: { ...profile, activities: before }, graduationYear: 2027 }, choicesIn(null))
  const church = all.find(({ part }) => part === 'activities')!.items[1]!.key

  expect(textsOf(before, [church])).toEqual(['In ninth grade.', 'At school.'])
  expect(textsOf(before.slice(1), [church])).toEqual(['At school.'])
})

test('parts stand as the student has ordered them, and empty ones nowhere', () => {
  const order = resumeParts.toReversed()
  expect(asChosen({ ...choicesIn(null), order }).map(({ part }) => part)).toEqual([
    'courses',
    'honors',
    'activities',
    'education',
  ])
})

test.each([null, '', '{', '[]', 'null', '{"order":["education"],"look":"<b>","hidden":7}'])(
  'choices that are not ours, as %j, are left out',
  (stored) => {
    expect(choicesIn(stored)).toEqual({ look: 'plain', order: [...resumeParts], hidden: ['email', 'scores'] })
  },
)
