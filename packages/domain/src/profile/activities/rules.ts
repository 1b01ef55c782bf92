import { faultInText } from '#field-bounds.ts'
import { bounds } from '../options.ts'
import type { Activity } from '../schema.ts'

/**
 * Returns the error message for a position, or `null`. Positions stored before the Common App's limit applied
 * may be longer, and stay valid until they are changed.
 * @param kept The stored activities.
 */
export function faultInPosition(
  position: string,
  kept: readonly Pick<Activity, 'position'>[],
): string | null {
  const fault = faultInText(position, bounds.position)
  const isKept = kept.some((activity) => activity.position === position.trim())
  return isKept ? faultInText(position, bounds.keptPosition) : fault
}

export type CommonAppAnswer = {
  question: string
  /** Empty if there is no answer. */
  text: string
  /** The most characters that the Common App accepts; `null` for a choice or a number. */
  max: number | null
}

/**
 * Returns an activity as answers to the Common App's questions, in its order. Without an organization, the
 * activity's name takes its place.
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
