import { z } from 'zod'
import { CalendarDate, Id, StoredDate, Text } from '../fields.ts'
import { isMonday } from './mondays.ts'
import { bounds, mostTasks } from './options.ts'

export const Monday = CalendarDate.refine(isMonday, 'A week starts on a Monday')

export const WeekTask = z.object({
  id: Id,
  text: z.string(),
  done: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  /** The week for which it was first planned, if it was carried over. */
  carriedFrom: StoredDate.nullable(),
})
export type WeekTask = z.infer<typeof WeekTask>

/** A student's week, identified by its Monday. An unsaved week has no goal, no tasks and no `updatedAt`. */
export const Week = z.object({
  weekStartDate: StoredDate,
  weekGoal: z.string(),
  /** In the student's order. */
  tasks: z.array(WeekTask),
  updatedAt: z.iso.datetime().nullable(),
})
export type Week = z.infer<typeof Week>

export const WeekKey = z.object({ start: Monday })

/** A task as an editor sends it; blank ones are dropped. New ones bring an id, so sending twice adds once. */
export const SentTask = z.object({
  id: WeekTask.shape.id,
  text: Text(bounds.task),
  /** For a removed task that is restored; a task that still exists keeps its own values. */
  done: z.boolean().optional(),
  carriedFrom: Monday.nullable().optional(),
})
export type SentTask = z.infer<typeof SentTask>

export const WeekGoal = Text(bounds.goal)

export const WeekChanges = z.object({
  /** Left out where it was not changed, so that another window's stays. */
  weekGoal: WeekGoal.optional(),
  tasks: z
    .array(SentTask)
    .max(mostTasks)
    .refine(
      (tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length,
      'Each task can appear only once',
    ),
  /** The tasks the editor started from. Those it no longer sends are deleted; all others are left alone. */
  known: z.array(WeekTask.shape.id).max(mostTasks).default([]),
})
export type WeekChanges = z.infer<typeof WeekChanges>

export const WeeklyLog = z.object({
  current: Week,
  /** Every saved week after the current one, nearest first. */
  planned: z.array(Week),
  /** The week that *Plan Next Week* would plan; `null` if it is too far ahead. */
  nextPlannable: StoredDate.nullable(),
  /** The last saved week before the current one, if it is recent and has unfinished tasks. */
  unfinished: Week.nullable(),
})
export type WeeklyLog = z.infer<typeof WeeklyLog>

export const CarriedOver = z.object({ to: Monday, taskIds: z.array(WeekTask.shape.id).max(mostTasks) })
export type CarriedOver = z.infer<typeof CarriedOver>

export const WeeksHistory = z.object({
  /** Consecutive weeks up to the current one, including those without tasks. */
  weeks: z.array(z.object({ weekStartDate: StoredDate, done: z.number().int(), total: z.number().int() })),
  /** Tasks of any week that were marked done in the last 14 days. */
  doneInLast14Days: z.number().int(),
})
export type WeeksHistory = z.infer<typeof WeeksHistory>
