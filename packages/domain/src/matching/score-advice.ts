import { submitting } from './parameters.ts'

/** The advice on scores where they are optional. */
export type ScoreAdvice = 'submit' | 'consider' | 'withhold'

/**
 * Advises whether to send optional scores (section 6): yes from the middle of the students who sent theirs,
 * no below their lower quartile [D16, D24].
 * @param standing z_T of the score that would be sent.
 */
export function scoreAdvice(standing: number): ScoreAdvice {
  if (standing >= submitting.submitFrom) return 'submit'
  return standing < submitting.considerFrom ? 'withhold' : 'consider'
}

/** The advice in sentences that answer whether to send a score. */
export const scoreAdviceWords: Record<ScoreAdvice, string> = {
  submit: 'Yes. Your score is at or above the middle of those who sent theirs.',
  consider:
    'Consider it if your grades are weaker than your score, which is in the lower half of those who sent theirs.',
  withhold: 'Probably not. Your score is below the lower quarter of those who sent theirs.',
}

/** To be shown beside every advice (section 6 [D32]). */
export const scoreAdviceCaption =
  'The band shown is of students who sent scores; at some colleges fewer than 30% do.'
