import { z } from 'zod'
import { StoredDate } from '#fields.ts'
import { limits } from '../options.ts'
import { Position, Task } from '../schema.ts'

const count = z.number().int()

/** A task as an advisor's list shows it: one line, however many students were given it. */
export const Assignment = z.object({
  /** What the tasks share; the id of the task itself where it was given before tasks shared anything. */
  id: z.uuid(),
  /** Title and description of most of its tasks: each can be changed for one student alone. */
  title: z.string(),
  description: z.string().nullable(),
  /** The first and the last day on which one of them is due. */
  firstDueOn: StoredDate.nullable(),
  lastDueOn: StoredDate.nullable(),
  createdAt: z.iso.datetime(),
  students: count,
  completed: count,
  /** How many are late where the advisor is. */
  late: count,
  /** The task, where one student alone has it. */
  only: Task.nullable(),
})
export type Assignment = z.infer<typeof Assignment>

export const AssignmentsPage = z.object({
  assignments: z.array(Assignment),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
  /** How many tasks there are in each status, and how many are late, whatever was asked for. */
  counts: z.object({ pending: count, completed: count, late: count }),
})
export type AssignmentsPage = z.infer<typeof AssignmentsPage>

/** What can be undone at once: all that a template gave. */
export const AssignmentIds = z.object({ ids: z.array(z.uuid()).min(1).max(limits.items) })
export type AssignmentIds = z.infer<typeof AssignmentIds>

/** How many of the tasks were changed; those that are done stay as they are. */
export const ChangedTasks = z.object({ tasks: count })
export type ChangedTasks = z.infer<typeof ChangedTasks>

/** What was deleted together, to be undone by this id. */
export const Deletion = z.object({ deletionId: z.uuid(), tasks: count })
export type Deletion = z.infer<typeof Deletion>
