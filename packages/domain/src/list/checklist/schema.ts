import { z } from 'zod'
import { DueDate, StoredDate, Text, WholeNumber } from '#fields.ts'
import { bounds, mostOnChecklist } from '../options.ts'

/** The parts of an application that a college may ask for. Every list begins with the first eight. */
export const AskedKind = z.enum([
  'application_form',
  'fee_or_waiver',
  'transcript',
  'test_scores',
  'recommendations',
  'essays',
  'interview',
  'aid_forms',
  'early_agreement',
  'self_reported_record',
  'midyear_report',
  'english_test',
  'nomination',
  'portfolio',
  'fitness_test',
  'medical_exam',
  'css_profile',
])
export type AskedKind = z.infer<typeof AskedKind>

/** `custom` is a student's own item. */
export const ChecklistKind = z.enum([...AskedKind.options, 'custom'])
export type ChecklistKind = z.infer<typeof ChecklistKind>

/** The fields of an item that a student sets; the types ask for each of them wherever an item is stored or carried along. */
const choices = {
  label: Text(bounds.checklistItem),
  done: z.boolean(),
  dueOn: DueDate.nullable(),
}
const stored = {
  label: z.string(),
  done: z.boolean(),
  dueOn: StoredDate.nullable(),
} satisfies Record<keyof typeof choices, z.ZodType>

export const ChecklistItem = z.object({
  id: z.uuid(),
  kind: ChecklistKind,
  ...stored,
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** A removed item that comes back is still of its kind, as done as it was, and where it was. */
export const NewChecklistItem = z.object({
  ...choices,
  dueOn: choices.dueOn.default(null),
  kind: ChecklistKind.default('custom'),
  done: choices.done.default(false),
  /** How many items stand before it; by default all. */
  index: WholeNumber({ max: mostOnChecklist }).optional(),
})
export type NewChecklistItem = z.infer<typeof NewChecklistItem>

export const ChecklistChanges = z.object(choices).partial()
export type ChecklistChanges = z.infer<typeof ChecklistChanges>

/** What a college asks for in one part of an application, and how that is known. */
export const AskedItem = z.object({
  kind: AskedKind,
  label: z.string(),
  /** `optional`: the student or the college decides. `none`: it is known not to be asked for. */
  need: z.enum(['required', 'optional', 'none']),
  /** What is asked for, in a few words. */
  note: z.string().nullable(),
  /** How sure it is, and the page that says it; `null` where the requirements of the form say it. */
  basis: z.object({ words: z.string(), url: z.string().nullable() }).nullable(),
})
export type AskedItem = z.infer<typeof AskedItem>

/** Which of the offered changes a student takes. */
export const TakenChanges = z.object({
  add: z.array(AskedKind).max(AskedKind.options.length),
  remove: z.array(z.uuid()).max(mostOnChecklist),
})
export type TakenChanges = z.infer<typeof TakenChanges>
