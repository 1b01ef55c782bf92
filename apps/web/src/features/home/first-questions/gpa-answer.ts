import { bounds, gradeScales, type GradeScale } from '@bearings/domain/profile/options'
import { faultInOwnGpa, scaleWords } from '@bearings/domain/profile/own-gpa'
import { faultInGpa } from '@bearings/domain/profile/scales'
import type { SaveGpa } from '@bearings/domain/profile/schema'

/** An average as typed, on the 4-point scale or another. */
export type GpaAnswer = { scale: '4' | GradeScale; grade: string }

export const scaleOptions = [
  { value: '4', label: '4.0 scale, unweighted' },
  ...gradeScales.map((value) => ({ value, label: scaleWords[value] })),
]

/** The error message for an average as typed, or `null`. */
export function faultInGpaAnswer({ scale, grade }: GpaAnswer): string | null {
  const text = grade.trim()
  if (scale !== '4')
    return text.length > bounds.ownGrade.max
      ? `At most ${bounds.ownGrade.max} characters.`
      : faultInOwnGpa({ scale, grade: text })
  const gpa = Number(text)
  if (Number.isNaN(gpa)) return 'Enter a number from 0 to 4.'
  return gpa > 4
    ? 'From 0 to 4. Choose another scale if your school uses one.'
    : faultInGpa(gpa, 'unweighted')
}

export function gpaAnswerOf({ scale, grade }: GpaAnswer): SaveGpa {
  const text = grade.trim()
  return scale === '4' ? { gpaUnweighted: Number(text) } : { ownGpa: { scale, grade: text } }
}
