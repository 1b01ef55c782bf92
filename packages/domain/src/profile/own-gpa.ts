import { bestGrades, type GradeScale } from './options.ts'

type Given = { scale: GradeScale; grade: string }

/** How each scale is called where a student chooses theirs. */
export const scaleWords: Record<GradeScale, string> = {
  '5': '5.0 scale',
  '100': '100-point scale',
  '20': '20-point scale',
  'ib-45': 'IB, out of 45',
  other: 'Another scale',
}

/** Why the odds do not use such an average: no college or testing body publishes a rule that converts it. */
export const notConverted =
  'Kept as you give it. No published rule turns it into a GPA on the 4-point scale, and Bearings does not guess, so it gives no odds from it. If your counselor knows yours on that scale, add it in your profile.'

/** "94 out of 100", "38 out of 45 (IB)"; on a scale of its own, only what was given. */
export function ownGpaInWords({ scale, grade }: Given): string {
  const best = bestGrades[scale]
  if (best === null) return grade
  return `${grade} out of ${best}${scale === 'ib-45' ? ' (IB)' : ''}`
}

/** The error message for an average on a school's own scale, or `null`. */
export function faultInOwnGpa({ scale, grade }: Given): string | null {
  const best = bestGrades[scale]
  if (best === null) return null
  // Many countries with these scales write 15,5.
  const given = /^\d+([.,]\d+)?$/.test(grade.trim()) ? Number(grade.replace(',', '.')) : NaN
  return given <= best ? null : `On this scale, it must be a number from 0 to ${best}.`
}
