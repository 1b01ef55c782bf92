import { z } from 'zod'
import { DueDate, StoredDate, Text, WholeNumber } from '#fields.ts'
import { bounds, dueFrom, limits } from '../options.ts'
import { Students, taskDetails } from '../schema.ts'

const details = { title: taskDetails.title, description: taskDetails.description.default(null) }

/** A task in a template, and from what its date is counted. */
export const TemplateItem = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  dueFrom: z.enum(dueFrom),
  /** Days after that date; before it when below zero. */
  dueDays: z.number().int(),
})
export type TemplateItem = z.infer<typeof TemplateItem>

/** No date, some days after the day on which it is given, or some days before the student's deadline. */
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

/** Tasks that an advisor gives together, to one student after another. */
export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(TemplateItem),
  updatedAt: z.iso.datetime(),
})
export type Template = z.infer<typeof Template>

export const NewAssignment = z.object({
  studentIds: Students,
  /** What the dates before a deadline are counted from: each student's next one, or the same day for all. */
  deadline: z.union([z.literal('next'), DueDate]),
})
export type NewAssignment = z.infer<typeof NewAssignment>

/** A date that the advisor has changed after looking at the preview. */
export const EditedDate = z.object({ studentId: z.uuid(), itemId: z.uuid(), dueOn: DueDate.nullable() })
export type EditedDate = z.infer<typeof EditedDate>

export const EditedAssignment = NewAssignment.extend({
  edited: z
    .array(EditedDate)
    .max(limits.students * limits.items)
    .default([]),
})
export type EditedAssignment = z.infer<typeof EditedAssignment>

/** What a template would give one student. */
export const Preview = z.object({
  studentId: z.uuid(),
  fullName: z.string(),
  /** The deadline that dates are counted from. */
  deadline: z.object({ date: StoredDate, title: z.string().nullable() }).nullable(),
  /** Why there is no deadline: none lies ahead, or the student does not share the list. */
  without: z.enum(['no-deadline', 'not-shared']).nullable(),
  dates: z.array(
    z.object({
      itemId: z.uuid(),
      dueOn: StoredDate.nullable(),
      /** The date has passed already, so it is the day on which the task is given instead. */
      moved: z.boolean(),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** How many tasks a template gave, and what those of each of its lines share. */
export const Assigned = z.object({ tasks: z.number().int(), assignmentIds: z.array(z.uuid()) })
export type Assigned = z.infer<typeof Assigned>
