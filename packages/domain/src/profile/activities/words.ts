import { counted } from '#words.ts'
import type { Activity } from '../schema.ts'

/** "Grades 9, 10" or "Grade 12, post-graduate". */
export function gradesInWords(grades: NonNullable<Activity['grades']>): string {
  const numbered = grades.filter((grade) => grade !== 'Post-graduate')
  const words = numbered.length > 0 && `${numbered.length === 1 ? 'Grade' : 'Grades'} ${numbered.join(', ')}`
  return [words, grades.includes('Post-graduate') && 'post-graduate'].filter(Boolean).join(', ')
}

/** "3 hours a week, 40 weeks a year"; empty if neither is known. */
export function hoursInWords({ hoursPerWeek, weeksPerYear }: Activity): string {
  const hours = hoursPerWeek !== undefined && `${counted(hoursPerWeek, 'hour')} a week`
  const weeks = weeksPerYear !== undefined && `${counted(weeksPerYear, 'week')} a year`
  return [hours, weeks].filter(Boolean).join(', ')
}
