import { faultInText } from '#field-bounds.ts'
import { bounds, years } from '../options.ts'
import type { Activity } from '../schema.ts'
import { activityGrades } from './options.ts'

type Grade = (typeof activityGrades)[number]

/**
 * What is wrong with a position, in words, or `null`. Before the Common App's limit a position could be longer: one that
 * is kept already may stay as it is until it is changed.
 * @param kept The activities as they are kept.
 */
export function faultInPosition(
  position: string,
  kept: readonly Pick<Activity, 'position'>[],
): string | null {
  const fault = faultInText(position, bounds.position)
  const isKept = kept.some((activity) => activity.position === position.trim())
  return isKept ? faultInText(position, bounds.keptPosition) : fault
}

/** How many years of high school these grades are; `null` when they are none of its four. */
export function yearsOfGrades(grades: readonly Grade[]): number | null {
  const count = new Set(grades.filter((grade) => grade !== 'Post-graduate')).size
  return count === 0 ? null : Math.min(count, years.most)
}

/** With its grades each once and in order. The years are what the grades say, where there are any. */
export function withYears(activity: Activity): Activity {
  const { grades } = activity
  if (!grades) return activity
  const yearsInvolved = yearsOfGrades(grades) ?? activity.yearsInvolved
  return {
    ...activity,
    grades: activityGrades.filter((grade) => grades.includes(grade)),
    ...(yearsInvolved !== undefined && { yearsInvolved }),
  }
}

/** One answer of the Common App's form. */
export type CommonAppAnswer = {
  question: string
  /** Empty without an answer. */
  text: string
  /** The most characters that the Common App takes; `null` where one chooses or writes a number. */
  max: number | null
}

/**
 * An activity as the Common App asks for it, question by question in its order. Without an organization of its own the
 * activity's name stands for it.
 */
export function commonAppAnswers(activity: Activity): CommonAppAnswer[] {
  const { type, position, organization, name, description, grades, timing } = activity
  const chosen = (question: string, text: string | number | undefined): CommonAppAnswer => ({
    question,
    text: String(text ?? ''),
    max: null,
  })
  return [
    chosen('Activity type', type),
    { question: 'Position/Leadership description', text: position ?? '', max: bounds.position.max },
    { question: 'Organization name', text: organization ?? name, max: bounds.organization.max },
    {
      question: 'Description of the activity',
      text: description,
      max: bounds.activityDescription.max,
    },
    chosen('Participation grade levels', grades?.join(', ')),
    chosen('Timing of participation', timing),
    chosen('Hours spent per week', activity.hoursPerWeek),
    chosen('Weeks spent per year', activity.weeksPerYear),
  ]
}
