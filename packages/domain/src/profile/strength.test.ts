import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers } from './rules.ts'
import { strength } from './strength.ts'

type Tab = keyof ReturnType<typeof strength>

/** Returns tag and reason of the only item for these answers. */
function only(tab: Tab, answers: Partial<Answers>): string {
  const items = strength({ ...emptyAnswers, ...answers })[tab]
  expect(items).toHaveLength(1)
  return `${items[0]!.reason} → ${items[0]!.tag}`
}

test('an empty profile has nothing to tag', () => {
  expect(strength(emptyAnswers)).toEqual({ academic: [], extracurricular: [], personality: [] })
})

test('a background is not tagged', () => {
  const { classRank: _, ...background } = emptyAnswers
  const answers = { ...background, classRank: null, firstGeneration: true, gender: 'female' } as const
  expect(strength(answers)).toEqual({ academic: [], extracurricular: [], personality: [] })
})

describe('academic', () => {
  test.each([
    [3.9, 'Unweighted GPA: 3.9 or higher → Standout'],
    [3.89, 'Unweighted GPA: 3.5 or higher → Valuable'],
    [3.5, 'Unweighted GPA: 3.5 or higher → Valuable'],
    [0, 'Unweighted GPA: below 3.5 → Common'],
  ])('an unweighted GPA of %d: %s', (gpaUnweighted, expected) => {
    expect(only('academic', { gpaUnweighted })).toBe(expected)
  })

  test.each([
    [4.5, 'Weighted GPA: 4.5 or higher → Standout'],
    [4, 'Weighted GPA: 4 or higher → Valuable'],
    [3.99, 'Weighted GPA: below 4 → Common'],
  ])('a weighted GPA of %d: %s', (gpaWeighted, expected) => {
    expect(only('academic', { gpaWeighted })).toBe(expected)
  })

  test.each([
    ['1500 SAT', 'SAT score: 1500 or higher → Standout'],
    ['1390', 'SAT score: 1300 or higher → Valuable'],
    ['1290 SAT', 'SAT score: below 1300 → Common'],
    ['34 ACT', 'ACT score: 34 or higher → Standout'],
    ['28', 'ACT score: 28 or higher → Valuable'],
    ['27 ACT', 'ACT score: below 28 → Common'],
  ])('%s: %s', (satActScore, expected) => {
    expect(only('academic', { satActScore })).toBe(expected)
  })

  test('both tests are tagged when both were taken, and none for someone who applies without', () => {
    const both = strength({ ...emptyAnswers, satActScore: 'SAT 1480 / ACT 34' }).academic
    expect(both.map(({ name, tag }) => `${name} ${tag}`)).toEqual([
      'SAT score 1480 Valuable',
      'ACT score 34 Standout',
    ])
    expect(strength({ ...emptyAnswers, satActScore: 'Test optional' }).academic).toEqual([])
  })

  test.each([
    ['Top 5%', 'Class rank: top 5% → Standout'],
    ['12 of 486', 'Class rank: top 5% → Standout'],
    ['Top 10%', 'Class rank: top 25% → Valuable'],
    ['120/300', 'Class rank: below the top 25% → Common'],
  ])('%s: %s', (classRank, expected) => {
    expect(only('academic', { classRank })).toBe(expected)
  })

  test.each([
    [5, 'AP/IB score: 5 → Standout'],
    [4, 'AP/IB score: 3 or 4 → Valuable'],
    [3, 'AP/IB score: 3 or 4 → Valuable'],
    [2, 'AP/IB score: 1 or 2 → Common'],
    [null, 'AP/IB course: exam still to come → Valuable'],
  ])('an exam with %s: %s', (score, expected) => {
    expect(only('academic', { apIbCourses: [{ course: 'AP Biology', score }] })).toBe(expected)
  })

  test.each([
    ['AP Calculus BC', 'Current course: AP, IB or A-level → Valuable'],
    ['Data Structures (dual enrollment)', 'Current course: college credit → Valuable'],
    ['Honors Chemistry', 'Current course: Honors → Valuable'],
    ['College prep English', 'Current course: regular level → Common'],
    ['Rap and Poetry', 'Current course: regular level → Common'],
  ])('%s: %s', (course, expected) => {
    expect(only('academic', { currentCourses: [course] })).toBe(expected)
  })
})

describe('extracurricular', () => {
  const activity = (changes: { position?: string; yearsInvolved?: number }) =>
    only('extracurricular', { activities: [{ name: 'Robotics', description: 'Built one', ...changes }] })

  test.each([
    [
      { position: 'Programming lead', yearsInvolved: 3 },
      'Activity: leads (Programming lead), 3 years or more → Standout',
    ],
    [
      { position: 'Vice president', yearsInvolved: 4 },
      'Activity: leads (Vice president), 3 years or more → Standout',
    ],
    [{ position: 'Founder', yearsInvolved: 2 }, 'Activity: leads (Founder) → Valuable'],
    [{ position: 'Captain' }, 'Activity: leads (Captain) → Valuable'],
    [{ position: 'Member', yearsInvolved: 3 }, 'Activity: 3 years or more → Valuable'],
    [{ yearsInvolved: 4 }, 'Activity: 3 years or more → Valuable'],
    [{ position: 'Second chair viola', yearsInvolved: 4 }, 'Activity: 3 years or more → Valuable'],
    [{ position: 'Committee chair' }, 'Activity: leads (Committee chair) → Valuable'],
    [{ position: 'Volunteer' }, 'Activity: under 3 years, no leading position → Common'],
    [{ yearsInvolved: 2 }, 'Activity: under 3 years, no leading position → Common'],
  ])('an activity with %o: %s', (changes, expected) => {
    expect(activity(changes)).toBe(expected)
  })

  test.each([
    ['Founder, River Watch', 'Leadership: founder, president, captain or the like → Standout'],
    ['Co-captain, cross country', 'Leadership: founder, president, captain or the like → Standout'],
    ['Editor-in-chief', 'Leadership: founder, president, captain or the like → Standout'],
    ['Vice president, student council', 'Leadership: any other position → Valuable'],
    ['Section leader, band', 'Leadership: any other position → Valuable'],
  ])('%s: %s', (position, expected) => {
    expect(only('extracurricular', { leadershipPositions: [position] })).toBe(expected)
  })

  test.each([
    [4, 'Total years: all 4 → Standout'],
    [3, 'Total years: 2 or 3 → Valuable'],
    [2, 'Total years: 2 or 3 → Valuable'],
    [1, 'Total years: 1 → Common'],
  ])('%d years in all: %s', (yearsInvolved, expected) => {
    expect(only('extracurricular', { yearsInvolved })).toBe(expected)
  })
})

describe('personality', () => {
  test.each([
    ['International Level', 'Level: International → Standout'],
    ['National Level', 'Level: National → Standout'],
    ['State Level', 'Level: State → Valuable'],
    ['Regional Level', 'Level: Regional → Valuable'],
    ['School Level', 'Level: School → Common'],
  ] as const)('an award of %s: %s', (level, expected) => {
    const honorsAwards = [{ name: 'Science fair', description: 'First in category', level }]
    expect(only('personality', { honorsAwards })).toBe(expected)
  })
})
