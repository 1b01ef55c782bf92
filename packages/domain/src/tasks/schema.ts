import { z } from 'zod'
import { CalendarDate, DueDate, Id, StoredDate, Text, WholeNumberInQuery } from '../fields.ts'
import { bounds, limits, type TaskOrder, taskOrders, taskStatuses } from './options.ts'
import { faultInStudents } from './students.ts'

export const TaskStatus = z.enum(taskStatuses)

/**
 * The text and date of a task, which the types ask for wherever a task is stored, shown, or copied. An empty description becomes
 * `null`.
 */
export const taskDetails = {
  title: Text(bounds.title),
  description: Text(bounds.description)
    .transform((text) => text || null)
    .nullable(),
  /** A date where the student is. */
  dueOn: DueDate.nullable(),
}

const stored = {
  title: z.string(),
  description: z.string().nullable(),
  dueOn: StoredDate.nullable(),
} satisfies Record<keyof typeof taskDetails, z.ZodType>

export const TaskPerson = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })
export type TaskPerson = z.infer<typeof TaskPerson>

export const RecipientsQuery = z.object({
  /** Only students with dates that have passed and something left to do. */
  late: z.stringbool().optional(),
  /** Only students in this group of the advisor. */
  group: Id.optional(),
})
export type RecipientsQuery = z.infer<typeof RecipientsQuery>

/** A task that an advisor has assigned to a student. */
export const Task = z.object({
  id: z.uuid(),
  /** Shared by the tasks that several students were assigned as one. */
  assignmentId: z.uuid().nullable(),
  ...stored,
  status: TaskStatus,
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The advisor who assigned the task, by the name that the student knows; `null` once their account is erased. */
  advisor: TaskPerson.omit({ email: true }).nullable(),
  /** With the time zone in which a due date ends. */
  student: TaskPerson.extend({ timeZone: z.string() }),
})
export type Task = z.infer<typeof Task>

const studentsWanted = ({ input }: { input?: unknown }) => faultInStudents(input as readonly unknown[]) ?? ''
/** The students who each get the task. */
export const Students = z
  .array(Id)
  .min(1, { error: studentsWanted })
  .max(limits.students, { error: studentsWanted })

export const NewTasks = z.object({
  /** Chosen by whoever sends it, so that the same sent again after a lost answer is known. */
  assignmentId: Id.optional(),
  studentIds: Students,
  ...taskDetails,
  description: taskDetails.description.default(null),
  dueOn: taskDetails.dueOn.default(null),
})
export type NewTasks = z.infer<typeof NewTasks>

export const TaskChanges = z.object(taskDetails).partial()
export type TaskChanges = z.infer<typeof TaskChanges>

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/**
 * The end of a page: the time (milliseconds since 1970), the due date, or the place among an assignment's
 * students, and the id, of its last task. It is a position, not a row, so it stays valid when that task is
 * deleted.
 */
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

/** Whether a position is one of this order. */
function isOf(order: TaskOrder | 'student', position: string): boolean {
  return /^\d+_/.test(position) === (order !== 'due')
}

export const TasksFilter = z.object({
  /** Only tasks of this student; for the advisor. */
  studentId: Id.optional(),
  /** Only tasks of this assignment, by the names of their students whatever the order; for the advisor. */
  assignmentId: Id.optional(),
  status: TaskStatus.optional(),
  /** Part of the title or of the student's name; for the advisor. */
  q: Text({ max: bounds.title.max }).optional(),
  /** Only tasks that are late in their student's time zone. */
  late: z.stringbool().optional(),
  order: z.enum(taskOrders).default('newest'),
})
export type TasksFilter = z.infer<typeof TasksFilter>

export const TasksQuery = TasksFilter.extend({
  /** The `next` of the previous page. */
  after: Position.optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
}).refine(
  ({ after, order, assignmentId }) =>
    after === undefined || isOf(assignmentId === undefined ? order : 'student', after),
  { path: ['after'], message: 'This page belongs to another order. Start from the first one.' },
)
export type TasksQuery = z.infer<typeof TasksQuery>

const count = z.number().int()
export const TasksPage = z.object({
  tasks: z.array(Task),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
  /** The number of tasks in each status, and of late ones, whatever the filter. */
  counts: z.object({ pending: count, completed: count, late: count }),
})
export type TasksPage = z.infer<typeof TasksPage>
