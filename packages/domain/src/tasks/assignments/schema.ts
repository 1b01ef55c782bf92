import { z } from 'zod'
import { Id, StoredDate } from '#fields.ts'
import { limits } from '../options.ts'
import { Position, Task } from '../schema.ts'

const count = z.number().int()

/** A task as an advisor's list shows it: one row, however many students have it. */
export const Assignment = z.object({
  /** The `assignmentId` of its tasks; for older tasks without one, the id of the task itself. */
  id: z.uuid(),
  /**
   * The title and description of most of its tasks that are not completed, since each can be changed for one
   * student; once all are completed, of most of them.
   */
  title: z.string(),
  description: z.string().nullable(),
  /** The first and the last due date among the same tasks. */
  firstDueOn: StoredDate.nullable(),
  lastDueOn: StoredDate.nullable(),
  /** What differs among its tasks that are not completed, and would be replaced by a change for all. */
  varies: z.object({ title: z.boolean(), description: z.boolean(), dueOn: z.boolean() }),
  createdAt: z.iso.datetime(),
  /** What can still be undone together with it: all that was assigned at once. Empty after ten minutes. */
  undoable: z.array(z.uuid()),
  students: count,
  completed: count,
  /** The number that are late in their student's time zone. */
  late: count,
  /** The task itself, if only one student has it. */
  only: Task.nullable(),
})
export type Assignment = z.infer<typeof Assignment>

export const AssignmentsPage = z.object({
  assignments: z.array(Assignment),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
  /** The number of tasks in each status, and of late ones, whatever the filter. */
  counts: z.object({ pending: count, completed: count, late: count }),
})
export type AssignmentsPage = z.infer<typeof AssignmentsPage>

/** The assignments that can be undone together: all that one template has made. */
export const AssignmentIds = z.object({ ids: z.array(Id).min(1).max(limits.items) })
export type AssignmentIds = z.infer<typeof AssignmentIds>

/** The number of tasks changed. Completed ones stay as they are. */
export const ChangedTasks = z.object({ tasks: count })
export type ChangedTasks = z.infer<typeof ChangedTasks>

/** The tasks that were deleted together, which can be restored by this id. */
export const Deletion = z.object({ deletionId: z.uuid(), tasks: count })
export type Deletion = z.infer<typeof Deletion>
