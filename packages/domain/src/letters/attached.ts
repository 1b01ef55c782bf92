import { gradesInWords, hoursInWords } from '../profile/activities/words.ts'
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

/** Returns, for example, "Captain, Hillside Robotics · Grades 10, 11 · 6 hours a week" about an activity. */
function shown(activity: Activity) {
  const { name, position, organization, description, grades } = activity
  const role = [position, organization].filter(Boolean).join(', ')
  const parts = [role, grades && gradesInWords(grades), hoursInWords(activity)]
  return { name, about: parts.filter(Boolean).join(' · '), description }
}
