import { gradesInWords, hoursInWords } from '@bearings/domain/profile/activities/words'
import type { Activity } from '@bearings/domain/profile/schema'
import { yearsWords } from '../words.ts'

/**
 * Returns up to two lines about an activity besides its name and description: its role, then when and how
 * much.
 */
export function activityFacts(activity: Activity): string[] {
  const { type, position, organization, grades, yearsInvolved, timing } = activity
  const role = [position, organization, type]
  const time = [
    grades ? gradesInWords(grades) : yearsInvolved && yearsWords(yearsInvolved),
    hoursInWords(activity),
    timing,
  ]
  return [role, time].map((facts) => facts.filter(Boolean).join(' · ')).filter((line) => line !== '')
}
