import { faultInText } from '@bearings/domain/field-bounds'
import { truncate } from '@bearings/domain/truncate'
import { bounds, mostTasks } from '@bearings/domain/weeks/options'
import type { Week } from '@bearings/domain/weeks/schema'

/** A week as form values. `known` holds the ids of the tasks with which the editing began. */
export type WeekForm = { weekGoal: string; tasks: { id: string; text: string }[]; known: string[] }

export function formOf({ weekGoal, tasks }: Week): WeekForm {
  return {
    weekGoal,
    tasks: tasks.map(({ id, text }) => ({ id, text })),
    known: tasks.map(({ id }) => id),
  }
}

/** The validation of each field, and the conversion to the values that are sent, without blank tasks. */
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

export function isBlank({ weekGoal, tasks }: { weekGoal: string; tasks: readonly unknown[] }): boolean {
  return weekGoal === '' && tasks.length === 0
}

/** Returns the goal and the tasks that were typed since these were saved. */
export function typedSince(saved: WeekForm, { weekGoal, tasks, known }: WeekForm): WeekForm {
  const texts = new Set(['', ...saved.tasks.map(({ text }) => text)])
  return {
    weekGoal: weekGoal === saved.weekGoal ? '' : weekGoal,
    tasks: tasks.filter(({ text }) => !texts.has(text.trim())),
    known,
  }
}

/** Adds what was typed for another week, as new tasks, and as further lines of the goal. */
export function withTyped(form: WeekForm, { weekGoal, tasks }: WeekForm, newId: () => string): WeekForm {
  return {
    ...form,
    weekGoal: [form.weekGoal, weekGoal].filter((goal) => goal !== '').join('\n'),
    tasks: [...form.tasks, ...tasks.map(({ text }) => ({ id: newId(), text }))],
  }
}

export function isFull({ tasks }: WeekForm): boolean {
  return tasks.length >= mostTasks
}

/** Adds a blank task after another one, or at the start if there is no such task. */
export function addBehind(form: WeekForm, behind: string | null, id: string): WeekForm {
  if (isFull(form)) return form
  const at = form.tasks.findIndex((task) => task.id === behind) + 1
  return { ...form, tasks: form.tasks.toSpliced(at, 0, { id, text: '' }) }
}

export function without(form: WeekForm, id: string): WeekForm {
  return { ...form, tasks: form.tasks.filter((task) => task.id !== id) }
}

/**
 * Pastes several lines: the first replaces the selection, and each other one becomes a new task after it.
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
    text: truncate(one.text, bounds.task.max),
  }))
  return { ...form, tasks: form.tasks.toSpliced(at, 1, ...fitting) }
}

/** Returns the non-empty lines of a pasted text, without list markers. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s+)?/i, '').trim())
    .filter((line) => line !== '')
}
