import { z } from 'zod'
import { DueDate, StoredDate, Text, WholeNumber } from '#fields.ts'
import { bounds, mostOnChecklist } from '../options.ts'

export const ChecklistKind = z.enum([
  'application_form',
  'fee_or_waiver',
  'transcript',
  'test_scores',
  'recommendations',
  'essays',
  'interview',
  'aid_forms',
  'custom',
])
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
