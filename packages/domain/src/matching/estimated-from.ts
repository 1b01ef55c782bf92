import type { Applicant } from './schema.ts'

/**
 * Names the grades and scores that odds are based on: "3.78 GPA and 31 ACT". Has no imports of code, because
 * the script that runs before the app's code also contains it.
 */
export function gradesAndScores(gpa: number, { sat, act }: Pick<Applicant, 'sat' | 'act'>): string {
  const scores = [sat !== null && `${sat} SAT`, act !== null && `${act} ACT`].filter(Boolean).join(', ')
  return [`${gpa.toFixed(2)} GPA`, scores].filter(Boolean).join(' and ')
}

/** Says on which grades and scores odds are based. */
export function estimatedFrom(gpa: number, scores: Pick<Applicant, 'sat' | 'act'>): string {
  return `Estimated from your ${gradesAndScores(gpa, scores)}.`
}
