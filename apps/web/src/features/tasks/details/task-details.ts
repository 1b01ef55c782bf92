import { limits } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'

/** What is asked about a task, as its fields hold it. */
export type Details = { studentIds: string[]; title: string; description: string; dueOn: string }
export type DetailErrors = Partial<Record<keyof Details, string>>

export const noDetails: Details = { studentIds: [], title: '', description: '', dueOn: '' }

export function detailsOf({ student, title, description, dueOn }: Task): Details {
  return { studentIds: [student.id], title, description: description ?? '', dueOn: dueOn ?? '' }
}

/** Why this cannot be sent, by field; nothing when it can. */
export function errorsIn({ studentIds, title, description }: Details): DetailErrors {
  return {
    ...(studentIds.length === 0 && { studentIds: 'Choose a student.' }),
    ...(studentIds.length > limits.students && {
      studentIds: `A task goes to ${limits.students} students at once at most.`,
    }),
    ...(title.trim() === '' && { title: 'Give the task a title.' }),
    ...(title.trim().length > limits.title && { title: `Keep it under ${limits.title} characters.` }),
    ...(description.trim().length > limits.description && {
      description: `Keep it under ${limits.description.toLocaleString('en-US')} characters.`,
    }),
  }
}

/** The fields as they are sent. */
export function sent({ title, description, dueOn }: Details) {
  return { title: title.trim(), description: description.trim() || null, dueOn: dueOn || null }
}
