import { submitting } from './parameters.ts'

/** What to do with scores where they are optional; `lean_submit` is `consider` at a college where most submit. */
export type ScoreAdvice = 'submit' | 'lean_submit' | 'consider' | 'withhold'

/**
 * Whether to send scores where that is optional (section 6): from the middle of those who sent theirs up, yes; below their
 * lower quarter, no [D16, D24].
 * @param standing z_T of the score that would be sent.
 * @param submitShare share of enrolled students who sent scores, 0 to 1; `null` where it is not known.
 */
export function scoreAdvice(standing: number, submitShare: number | null = null): ScoreAdvice {
  if (standing >= submitting.submitFrom) return 'submit'
  if (standing < submitting.considerFrom) return 'withhold'
  return submitShare !== null && submitShare >= submitting.mostSubmit ? 'lean_submit' : 'consider'
}

/** To be shown beside every advice (section 6 [D32]). */
export const scoreAdviceCaption =
  'The band shown is of students who sent scores; at some colleges fewer than 30% do.'
