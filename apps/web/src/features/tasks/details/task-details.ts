import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'
import { faultInStudents } from '@bearings/domain/tasks/students'

/** A task as form values. */
export type Details = { studentIds: string[]; title: string; description: string; dueOn: string }

export const noDetails: Details = { studentIds: [], title: '', description: '', dueOn: '' }

export function detailsOf({ student, title, description, dueOn }: Task): Details {
  return { studentIds: [student.id], title, description: description ?? '', dueOn: dueOn ?? '' }
}

/** The validation of each field, and the conversion to the values that are sent. */
export const rules = {
  validate: {
    studentIds: (ids: string[]) => faultInStudents(ids),
    title: (text: string) => faultInText(text, bounds.title),
    description: (text: string) => faultInText(text, bounds.description),
    dueOn: faultInDueDate,
  },
  transformValues: ({ studentIds, title, description, dueOn }: Details) => ({
    studentIds,
    title: title.trim(),
    description: description.trim() || null,
    dueOn: dueOn || null,
  }),
}
