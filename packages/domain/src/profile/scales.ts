import { gpas } from './options.ts'
import { testScores } from './test-scores.ts'

/** The end of an error message for numbers of each step size. */
const stepWords: Record<number, string> = {
  0.01: 'can have at most two decimal places.',
  10: 'must end in 0.',
}

type Scale = { least: number; most: number; step: number }

function faultInScale(number: number, { least, most, step }: Scale, what: string): string | null {
  if (!(number >= least && number <= most)) return `${what} must be from ${least} to ${most}.`
  // Allows for rounding: 3.78 / 0.01 is not quite an integer.
  const isOnStep = Math.abs(number / step - Math.round(number / step)) < 1e-9
  return isOnStep ? null : `${what} ${stepWords[step] ?? 'must be a whole number.'}`
}

/** Above this, a number is no slip on the 4-point scale, but from a school that grades to 12, 20 or 100. */
const mostOnFourPoints = 10

/** The error message for a grade point average, or `null`. */
export function faultInGpa(gpa: number, scale: 'unweighted' | 'weighted'): string | null {
  if (gpa > mostOnFourPoints)
    return 'Bearings uses the 4-point scale, and no formula converts every school’s grades. If yours grades to 100 or on another scale, ask your counselor for your GPA on this one, or leave this empty for now.'
  const what = scale === 'unweighted' ? 'An unweighted GPA' : 'A weighted GPA'
  return faultInScale(gpa, { ...gpas[scale], step: gpas.step }, what)
}

/** The error message for a test score, or `null`. */
export function faultInScore(score: number, test: 'sat' | 'act'): string | null {
  return faultInScale(score, testScores[test], test === 'sat' ? 'An SAT score' : 'An ACT score')
}
