import { years } from '../options.ts'
import { activityGrades } from './options.ts'

type Grade = (typeof activityGrades)[number]
type WithGrades = { grades?: Grade[] | undefined; yearsInvolved?: number | undefined }

/** Counts the years of high school among these grades; `null` if none is one. */
export function yearsOfGrades(grades: readonly Grade[]): number | null {
  const count = new Set(grades.filter((grade) => grade !== 'Post-graduate')).size
  return count === 0 ? null : Math.min(count, years.most)
}

/** Returns an activity with its grades once each and in order, and with the years that they imply, if any. */
export function withYears<T extends WithGrades>(activity: T): T {
  const { grades } = activity
  if (!grades) return activity
  const yearsInvolved = yearsOfGrades(grades) ?? activity.yearsInvolved
  return {
    ...activity,
    grades: activityGrades.filter((grade) => grades.includes(grade)),
    ...(yearsInvolved !== undefined && { yearsInvolved }),
  }
}
