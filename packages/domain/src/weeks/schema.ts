import { z } from 'zod'
import { CalendarDate, StoredDate, Text } from '../fields.ts'
import { bounds, mostTasks } from './options.ts'
import { isMonday } from './rules.ts'

export const Monday = CalendarDate.refine(isMonday, 'A week starts on a Monday')

/** Something to do in a week. */
export const WeekTask = z.object({
  id: z.uuid(),
  text: z.string(),
  done: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  /** The week it was first planned for, when it was carried over. */
  carriedFrom: StoredDate.nullable(),
})
export type WeekTask = z.infer<typeof WeekTask>

/** A student's week, known by its Monday. One that was never saved has no goal, no tasks and no `updatedAt`. */
export const Week = z.object({
  weekStartDate: StoredDate,
  weekGoal: z.string(),
  /** In the student's order. */
  tasks: z.array(WeekTask),
  updatedAt: z.iso.datetime().nullable(),
})
export type Week = z.infer<typeof Week>

export const WeekKey = z.object({ start: Monday })

/** A task as an editor sends it; a blank one is dropped. New ones bring an id, so that sending twice adds once. */
export const SentTask = z.object({
  id: WeekTask.shape.id,
  text: Text(bounds.task),
  /** For a removed task that is brought back; one that is still there keeps its own. */
  done: z.boolean().optional(),
  carriedFrom: Monday.nullable().optional(),
})
export type SentTask = z.infer<typeof SentTask>

export const WeekChanges = z.object({
  weekGoal: Text(bounds.goal),
  tasks: z
    .array(SentTask)
    .max(mostTasks)
    .refine(
      (tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length,
      'Each task can appear only once',
    ),
  /** The tasks the editor started from: those it no longer sends are deleted, all others are left alone. */
  known: z.array(WeekTask.shape.id).max(mostTasks).default([]),
})
export type WeekChanges = z.infer<typeof WeekChanges>

export const WeeklyLog = z.object({
  current: Week,
  /** Every saved week after the current one, the nearest first. */
  planned: z.array(Week),
  /** The week that *Plan Next Week* would plan; `null` when it is too far ahead. */
  nextPlannable: StoredDate.nullable(),
  /** The last saved week before the current one, if it is recent and something in it was not done. */
  unfinished: Week.nullable(),
})
export type WeeklyLog = z.infer<typeof WeeklyLog>

export const CarriedOver = z.object({ to: Monday, taskIds: z.array(WeekTask.shape.id).max(mostTasks) })
export type CarriedOver = z.infer<typeof CarriedOver>

export const WeeksHistory = z.object({
  /** One after the other up to the current week, also those in which nothing was planned. */
  weeks: z.array(z.object({ weekStartDate: StoredDate, done: z.number().int(), total: z.number().int() })),
  /** Tasks of any week that were ticked off in the last 14 days. */
  doneInLast14Days: z.number().int(),
})
export type WeeksHistory = z.infer<typeof WeeksHistory>
