import { z } from 'zod'
import { CalendarDate, DueDate, StoredDate, Text, WholeNumberInQuery } from '../fields.ts'
import { bounds, limits, type TaskOrder, taskOrders, taskStatuses } from './options.ts'
import { faultInStudents } from './rules.ts'

export const TaskStatus = z.enum(taskStatuses)

/** What a task says; an empty description is none. */
export const taskDetails = {
  title: Text(bounds.title),
  description: Text(bounds.description)
    .transform((text) => text || null)
    .nullable(),
  /** A day where the student is. */
  dueOn: DueDate.nullable(),
}

/** Someone whom a task joins to the reader. */
export const TaskPerson = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type TaskPerson = z.infer<typeof TaskPerson>

export const RecipientsQuery = z.object({
  /** Only those with dates that have passed and something left to do. */
  late: z.stringbool().optional(),
  /** Only those in this group of the advisor's. */
  group: z.uuid().optional(),
})
export type RecipientsQuery = z.infer<typeof RecipientsQuery>

/** What an advisor gave a student to do. */
export const Task = z.object({
  id: z.uuid(),
  /** What the tasks share that several students were given as one. */
  assignmentId: z.uuid().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  dueOn: StoredDate.nullable(),
  status: TaskStatus,
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The advisor who gave the task; `null` once their account is erased. */
  advisor: TaskPerson.nullable(),
  student: TaskPerson,
})
export type Task = z.infer<typeof Task>

/** The same task for each of these students. */
export const Students = z
  .array(z.uuid())
  .refine((ids) => faultInStudents(ids) === null, {
    error: ({ input }) => faultInStudents(input as readonly unknown[]) ?? '',
  })
  .meta({ minItems: 1, maxItems: limits.students })

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
 * Where a page ended: the time (milliseconds since 1970), or the day, and id of its last task.
 * A position, not a row: it stays good when that task is deleted.
 */
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const Position = z.union([
  z.string().regex(new RegExp(`^\\d{1,14}_${uuid}$`)),
  z
    .string()
    .regex(new RegExp(`^(\\d{4}-\\d{2}-\\d{2}|never)_${uuid}$`))
    .refine((position) => position.startsWith('never') || isDay(position.slice(0, 10))),
])

function isDay(text: string): boolean {
  return CalendarDate.safeParse(text).success
}

/** Whether a page ended in this order. */
function isOf(order: TaskOrder, position: string): boolean {
  return /^\d+_/.test(position) === (order === 'newest')
}

/** Which tasks, and in which order. */
export const TasksFilter = z.object({
  /** Only tasks of this student; for the advisor. */
  studentId: z.uuid().optional(),
  /** Only tasks of this assignment; for the advisor. */
  assignmentId: z.uuid().optional(),
  status: TaskStatus.optional(),
  /** Words of the title, or a part of the student's name; for the advisor. */
  q: Text({ max: bounds.title.max }).optional(),
  /** Only what is late where the caller is. */
  late: z.stringbool().optional(),
  order: z.enum(taskOrders).default('newest'),
})
export type TasksFilter = z.infer<typeof TasksFilter>

export const TasksQuery = TasksFilter.extend({
  /** The `next` of the page before. */
  after: Position.optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
}).refine(({ after, order }) => after === undefined || isOf(order, after), {
  path: ['after'],
  message: 'This page belongs to another order. Start from the first one.',
})
export type TasksQuery = z.infer<typeof TasksQuery>

const count = z.number().int()
export const TasksPage = z.object({
  tasks: z.array(Task),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
  /** How many there are in each status, and how many are late, whatever was asked for. */
  counts: z.object({ pending: count, completed: count, late: count }),
})
export type TasksPage = z.infer<typeof TasksPage>
