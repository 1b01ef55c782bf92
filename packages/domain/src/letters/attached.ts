import type { Activity } from '../profile/schema.ts'
import { bragQuestions } from './options.ts'
import type { Attached, BragSheet } from './schema.ts'

type Chosen = { note: string; bragSheet: BragSheet | null; activities: readonly Activity[] }

/** Returns what a recommender is given to read. Questions without an answer are left out. */
export function attachedFrom({ note, bragSheet, activities }: Chosen): Attached {
  const answers = bragQuestions.map(({ id, question }) => ({ question, answer: bragSheet?.[id] ?? '' }))
  return {
    note,
    bragSheet: answers.filter(({ answer }) => answer !== ''),
    activities: activities.map(shown),
  }
}

/** Returns, for example, "Captain, Hillside Robotics; grades 10, 11; 6 hours a week" about an activity. */
function shown({ name, position, organization, description, grades, hoursPerWeek }: Activity) {
  const parts = [
    [position, organization].filter(Boolean).join(', '),
    grades && `grades ${grades.join(', ')}`,
    hoursPerWeek && `${hoursPerWeek} hours a week`,
  ]
  return { name, about: parts.filter(Boolean).join('; '), description }
}
