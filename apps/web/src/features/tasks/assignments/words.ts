import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import { counted, inProse } from '@bearings/domain/words'

type Field = keyof Assignment['varies']

const names: Record<Field, string> = { title: 'title', description: 'description', dueOn: 'due date' }

/**
 * Says what saving these changed fields replaces, for how many students, and what a student has alone that is
 * lost; `null` if nothing is changed.
 */
export function replacedInWords(
  changed: readonly Field[],
  { students, completed, varies }: Pick<Assignment, 'students' | 'completed' | 'varies'>,
): string | null {
  if (changed.length === 0) return null
  const namesOf = (fields: readonly Field[]) => fields.map((field) => names[field])
  const own = changed.filter((field) => varies[field])
  const also = own.length > 0 ? `, also where a student has a different ${inProse(namesOf(own), 'or')}` : ''
  return `Saving replaces the ${inProse(namesOf(changed))} for ${counted(students - completed, 'student')}${also}. This cannot be undone.`
}
