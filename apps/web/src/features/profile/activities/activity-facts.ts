import type { Activity } from '@bearings/domain/profile/schema'
import { counted } from '@bearings/domain/words'
import { yearsWords } from '../words.ts'

/**
 * Returns up to two lines about an activity besides its name and description: its role, then when and how
 * much.
 */
export function activityFacts(activity: Activity): string[] {
  const { type, position, organization, grades, yearsInvolved, timing } = activity
  const role = [position, organization, type]
  const time = [
    grades ? gradesWords(grades) : yearsInvolved && yearsWords(yearsInvolved),
    hoursWords(activity),
    timing,
  ]
  return [role, time].map((facts) => facts.filter(Boolean).join(' · ')).filter((line) => line !== '')
}

/** Returns `Grades 9, 10` or `Grade 12, post-graduate`. */
function gradesWords(grades: NonNullable<Activity['grades']>): string {
  const numbered = grades.filter((grade) => grade !== 'Post-graduate')
  const words = numbered.length > 0 && `${numbered.length === 1 ? 'Grade' : 'Grades'} ${numbered.join(', ')}`
  return [words, grades.includes('Post-graduate') && 'post-graduate'].filter(Boolean).join(', ')
}

function hoursWords({ hoursPerWeek, weeksPerYear }: Activity): string {
  const hours = hoursPerWeek !== undefined && `${counted(hoursPerWeek, 'hour')} a week`
  const weeks = weeksPerYear !== undefined && `${counted(weeksPerYear, 'week')} a year`
  return [hours, weeks].filter(Boolean).join(', ')
}
