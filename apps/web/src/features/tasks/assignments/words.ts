import type { Assignment } from '@bearings/domain/tasks/assignments/schema'
import type { TaskChanges } from '@bearings/domain/tasks/schema'
import { counted, inProse } from '@bearings/domain/words'

export type Field = keyof Assignment['varies']

const names: Record<Field, string> = { title: 'title', description: 'description', dueOn: 'due date' }

/**
 * Says what saving these changed fields replaces, for how many students, and what a student has alone that is
 * lost; `null` if nothing is changed. What all of them have in common can be brought back.
 */
export function replacedInWords(
  changed: readonly Field[],
  { students, completed, varies }: Pick<Assignment, 'students' | 'completed' | 'varies'>,
): string | null {
  if (changed.length === 0) return null
  const namesOf = (fields: readonly Field[]) => fields.map((field) => names[field])
  const own = changed.filter((field) => varies[field])
  const also = own.length > 0 ? `, also where a student has a different ${inProse(namesOf(own), 'or')}` : ''
  const end = own.length > 0 ? ' This cannot be undone.' : ''
  return `Saving replaces the ${inProse(namesOf(changed))} for ${counted(students - completed, 'student')}${also}.${end}`
}

/**
 * Returns the values that these fields had for everyone, to undo a change for all; `null` if a student had a
 * value alone, which is lost.
 */
export function formerOf(
  changed: readonly Field[],
  { title, description, firstDueOn: dueOn, varies }: Former,
): TaskChanges | null {
  if (changed.some((field) => varies[field])) return null
  return {
    ...(changed.includes('title') && { title }),
    ...(changed.includes('description') && { description }),
    ...(changed.includes('dueOn') && { dueOn }),
  }
}

type Former = Pick<Assignment, 'title' | 'description' | 'firstDueOn' | 'varies'>
