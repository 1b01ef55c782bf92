import { formatInteger } from '../words.ts'
import { limits } from './options.ts'

/** Returns the error message for the students that a task is for, or `null`. */
export function faultInStudents(students: readonly unknown[]): string | null {
  if (students.length === 0) return 'Choose a student.'
  if (students.length <= limits.students) return null
  return `Choose at most ${formatInteger(limits.students)} students at once.`
}
