import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, mostTasks } from '@bearings/domain/weeks/options'
import type { Week } from '@bearings/domain/weeks/schema'

/** What an editor of a week holds. `known` are the tasks that it started from. */
export type WeekForm = { weekGoal: string; tasks: { id: string; text: string }[]; known: string[] }

export function formOf({ weekGoal, tasks }: Week): WeekForm {
  return {
    weekGoal,
    tasks: tasks.map(({ id, text }) => ({ id, text })),
    known: tasks.map(({ id }) => id),
  }
}

/** The error messages by field, and the values that are sent: blank tasks only count in the editor. */
export const weekRules = {
  validate: {
    weekGoal: (text: string) => faultInText(text, bounds.goal),
    tasks: { text: (text: string) => faultInText(text, bounds.task) },
  },
  transformValues: (form: WeekForm): WeekForm => ({
    ...form,
    tasks: form.tasks.filter(({ text }) => text.trim() !== ''),
  }),
}

/** Whether nothing has been written down for the week. */
export function isBlank({ weekGoal, tasks }: Pick<Week, 'weekGoal' | 'tasks'>): boolean {
  return weekGoal === '' && tasks.length === 0
}

export function isFull({ tasks }: WeekForm): boolean {
  return tasks.length >= mostTasks
}

/** Adds a blank task behind another one; at the start when there is no such one. */
export function addBehind(form: WeekForm, behind: string | null, id: string): WeekForm {
  if (isFull(form)) return form
  const at = form.tasks.findIndex((task) => task.id === behind) + 1
  return { ...form, tasks: form.tasks.toSpliced(at, 0, { id, text: '' }) }
}

export function without(form: WeekForm, id: string): WeekForm {
  return { ...form, tasks: form.tasks.filter((task) => task.id !== id) }
}

/**
 * Several pasted lines: the first goes where the selection is, each other one becomes a task of its own behind it.
 * What does not fit into the week or into a task is left out.
 */
export function pasteInto(
  form: WeekForm,
  id: string,
  [first = '', ...others]: string[],
  [start, end]: [number, number],
  newId: () => string,
): WeekForm {
  const at = form.tasks.findIndex((task) => task.id === id)
  const task = form.tasks[at]
  if (!task) return form
  const text = task.text.slice(0, start) + first + task.text.slice(end)
  const added = others.slice(0, mostTasks - form.tasks.length).map((line) => ({ id: newId(), text: line }))
  const fitting = [{ id, text }, ...added].map((one) => ({
    ...one,
    text: one.text.slice(0, bounds.task.max),
  }))
  return { ...form, tasks: form.tasks.toSpliced(at, 1, ...fitting) }
}

/** The lines of a pasted text that say something, without the marks of a list. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s+)?/i, '').trim())
    .filter((line) => line !== '')
}
