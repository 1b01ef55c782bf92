import { type Answers, requiredToComplete, stepProgress } from './rules.ts'
import type { Step } from './schema.ts'

/** Something that is still missing, the points that it adds to the score of its part, and where it is entered. */
export type Lift = { what: string; points: number; step: Step }

const academicWords: Record<(typeof requiredToComplete.academic)[number], string> = {
  gpaUnweighted: 'Unweighted GPA',
  gpaWeighted: 'Weighted GPA',
  satActScore: 'An SAT or ACT score',
  apIbCourses: 'An AP or IB course',
  currentCourses: 'Your current courses',
}

/** Returns what would lift each score, the most first. The points of a part and its score add up to 100. */
export function lifts(answers: Answers): Record<'academic' | 'extracurricular' | 'personality', Lift[]> {
  const { activities, leadershipPositions, yearsInvolved, honorsAwards } = answers
  const { answered, total } = stepProgress('background', answers)
  const left = total - answered

  return {
    academic: requiredToComplete.academic
      .filter((field) => isMissing(answers[field]))
      .map((field) => ({ what: academicWords[field], points: 20, step: 'academic' })),
    extracurricular: missing([
      [activities.length === 0, 'An activity', 40, 'activities'],
      [leadershipPositions.length === 0, 'A leadership position', 25, 'activities'],
      [activities.length < 5, `Five activities; you have ${activities.length}`, 20, 'activities'],
      [yearsInvolved === null, 'Your total years', 15, 'activities'],
    ]),
    personality: missing([
      [honorsAwards.length === 0, 'An award with its level', 50, 'honors'],
      [left > 0, `Background answers; ${left} of ${total} are open`, (50 * left) / total, 'background'],
    ]),
  }
}

function missing(all: readonly [isMissing: boolean, what: string, points: number, step: Step][]): Lift[] {
  return all
    .filter(([applies]) => applies)
    .map(([, what, points, step]) => ({ what, points: Math.round(points), step }))
}

function isMissing(answer: unknown): boolean {
  return answer === null || (Array.isArray(answer) && answer.length === 0)
}
