import type { Lift } from '@bearings/domain/profile/lifts'
import type { ProfileView } from '@bearings/domain/profile/schema'
import type { StrengthItem, Tag } from '@bearings/domain/profile/strength'
import type { Tone } from '#ui/chip.tsx'

type Scores = ProfileView['scores']
export type Part = 'academic' | 'extracurricular' | 'personality'

/** The tabs beside *Overall*: how each score is computed, and what to add if nothing is tagged yet. */
export const parts: readonly {
  part: Part
  name: string
  made: (scores: Scores) => string
  add: string
}[] = [
  {
    part: 'academic',
    name: 'Academic',
    made: () =>
      '20 points each for unweighted GPA, weighted GPA, a test score, AP/IB courses and current courses.',
    add: 'Add your grades, a test score and your courses. Each one shows up here with its tag.',
  },
  {
    part: 'extracurricular',
    name: 'Extracurricular',
    made: () =>
      '40 points for an activity, 20 more for five or more, 25 for a leadership position, 15 for your total years.',
    add: 'Add what you do outside class and where you take the lead. A job or caring for your family counts.',
  },
  {
    part: 'personality',
    name: 'Personality',
    made: ({ background }) =>
      `50 points for an award and 50 for its level, averaged with your background answers (${background}%).`,
    add: 'Add an honor or award with its level. One from your school is a start.',
  },
]

const tags: readonly Tag[] = ['Standout', 'Valuable', 'Common']

export const tagTones: Record<Tag, Tone> = { Standout: 'kelp', Valuable: 'sea', Common: 'plain' }

/** Returns `3 Standout, 5 Valuable, 2 Common`, leaving out unused tags. */
export function tally(items: readonly StrengthItem[]): string {
  return tags
    .map((tag) => ({ tag, count: items.filter((item) => item.tag === tag).length }))
    .filter(({ count }) => count > 0)
    .map(({ tag, count }) => `${count} ${tag}`)
    .join(', ')
}

/** Sorts what would lift a score by its points, the most first. */
export function mostFirst(lifts: readonly Lift[]): Lift[] {
  return lifts.toSorted((one, other) => other.points - one.points)
}

/** Sorts entries by tag, the strongest first, and within a tag in the profile's order. */
export function strongestFirst(items: readonly StrengthItem[]): StrengthItem[] {
  return tags.flatMap((tag) => items.filter((item) => item.tag === tag))
}
