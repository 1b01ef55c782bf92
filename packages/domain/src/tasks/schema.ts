import { z } from 'zod'
import { limits, taskStatuses } from './options.ts'

export const TaskStatus = z.enum(taskStatuses)

/** No database stores the character NUL. */
const Text = z.string().regex(/^[^\0]*$/, 'It holds a character that cannot be stored.')

/** What a task says; an empty description is none. */
export const taskDetails = {
  title: Text.trim().min(1, 'Give the task a title.').max(limits.title),
  description: Text.trim()
    .max(limits.description)
    .transform((text) => text || null)
    .nullable(),
  /** A day where the student is. */
  dueOn: z.iso.date().nullable(),
}

/** Someone whom a task joins to the reader. */
export const TaskPerson = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type TaskPerson = z.infer<typeof TaskPerson>

/** What an advisor gave a student to do. */
export const Task = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  status: TaskStatus,
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  advisor: TaskPerson,
  student: TaskPerson,
})
export type Task = z.infer<typeof Task>

/** The same task for each of these students. */
export const Students = z.array(z.uuid()).min(1, 'Choose a student.').max(limits.students)

export const NewTasks = z.object({
  studentIds: Students,
  title: taskDetails.title,
  description: taskDetails.description.default(null),
  dueOn: taskDetails.dueOn.default(null),
})
export type NewTasks = z.infer<typeof NewTasks>

export const TaskChanges = z.object(taskDetails).partial()
export type TaskChanges = z.infer<typeof TaskChanges>

/**
 * Where a page ended: the time (milliseconds since 1970) and id of its last task.
 * A position, not a row: it stays good when that task is deleted.
 */
const Position = z.string().regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const TasksQuery = z.object({
  /** Those of one student; for the advisor. */
  studentId: z.uuid().optional(),
  status: TaskStatus.optional(),
  /** The `next` of the page before. */
  after: Position.optional(),
  limit: z.coerce.number().int().min(1).max(limits.page).default(limits.page),
})
export type TasksQuery = z.infer<typeof TasksQuery>

export const TasksPage = z.object({
  /** Newest first. */
  tasks: z.array(Task),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
  /** How many there are in each status, whatever status was asked for. */
  counts: z.record(TaskStatus, z.number().int()),
})
export type TasksPage = z.infer<typeof TasksPage>
