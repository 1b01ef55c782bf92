import { z } from 'zod'
import { DueDate, Id, StoredDate, Text, WholeNumber } from '#fields.ts'
import { bounds, dueFrom, limits, passedChoices } from '../options.ts'
import { Students, taskDetails } from '../schema.ts'

/** A template counts its dates instead of naming them. */
const { dueOn: _dueOn, ...texts } = taskDetails
const details = { ...texts, description: texts.description.default(null) }
const stored = { title: z.string(), description: z.string().nullable() } satisfies Record<
  keyof typeof texts,
  z.ZodType
>

/** A task in a template, and from which date its due date is counted. */
export const TemplateItem = z.object({
  id: z.uuid(),
  ...stored,
  dueFrom: z.enum(dueFrom),
  /** Days after that date; negative for days before it. */
  dueDays: z.number().int(),
})
export type TemplateItem = z.infer<typeof TemplateItem>

/** A task with no due date, or due some days after it is assigned or before the student's deadline. */
export const NewTemplateItem = z.discriminatedUnion('dueFrom', [
  z.object({ ...details, dueFrom: z.literal('none'), dueDays: z.literal(0).default(0) }),
  z.object({ ...details, dueFrom: z.literal('assigned'), dueDays: WholeNumber(bounds.days) }),
  z.object({
    ...details,
    dueFrom: z.literal('deadline'),
    dueDays: WholeNumber({ min: -bounds.days.max, max: 0 }),
  }),
])
export type NewTemplateItem = z.infer<typeof NewTemplateItem>

export const NewTemplate = z.object({
  name: Text(bounds.templateName),
  items: z.array(NewTemplateItem).min(1, 'Add a task.').max(limits.items),
})
export type NewTemplate = z.infer<typeof NewTemplate>

/** A set of tasks that an advisor assigns together, to one student after another. */
export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(TemplateItem),
  updatedAt: z.iso.datetime(),
})
export type Template = z.infer<typeof Template>

export const NewAssignment = z.object({
  studentIds: Students,
  /** The deadline from which dates are counted: each student's next one, or one date for all. */
  deadline: z.union([z.literal('next'), DueDate]),
})
export type NewAssignment = z.infer<typeof NewAssignment>

/** A due date that the advisor changed in the preview. */
export const EditedDate = z.object({ studentId: Id, itemId: Id, dueOn: DueDate.nullable() })
export type EditedDate = z.infer<typeof EditedDate>

export const EditedAssignment = NewAssignment.extend({
  /** One for each task of the template, chosen by whoever sends it, so that the same sent again is known. */
  assignmentIds: z.array(Id).max(limits.items).default([]),
  edited: z
    .array(EditedDate)
    .max(limits.students * limits.items)
    .default([]),
  /** What becomes of tasks whose day has passed: they are due today, or not assigned. */
  passed: z.enum(passedChoices).default('keep'),
})
export type EditedAssignment = z.infer<typeof EditedAssignment>

/** The tasks that a template would assign to one student. */
export const Preview = z.object({
  studentId: z.uuid(),
  fullName: z.string(),
  /** The deadline from which dates are counted. */
  deadline: z.object({ date: StoredDate, title: z.string().nullable() }).nullable(),
  /** Why there is no deadline: none is upcoming, or the student does not share the list. */
  without: z.enum(['no-deadline', 'not-shared']).nullable(),
  dates: z.array(
    z.object({
      itemId: z.uuid(),
      dueOn: StoredDate.nullable(),
      /** Whether the date has already passed, so that the task is due on the day it is assigned. */
      moved: z.boolean(),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** The number of tasks assigned, and the assignment id of each task in the template. */
export const Assigned = z.object({ tasks: z.number().int(), assignmentIds: z.array(z.uuid()) })
export type Assigned = z.infer<typeof Assigned>
