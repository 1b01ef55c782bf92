import { z } from 'zod'
import { Text } from '#fields.ts'
import { bounds, overrideLabels, overrideReasons } from './options.ts'

/** An advisor's label for a school, shown beside the computed one. */
export const NewLabelOverride = z.object({
  label: z.enum(overrideLabels),
  reason: z.enum(overrideReasons),
  note: Text(bounds.note).default(''),
})
export type NewLabelOverride = z.infer<typeof NewLabelOverride>

export const LabelOverride = z.object({
  label: z.enum(overrideLabels),
  reason: z.enum(overrideReasons),
  note: z.string(),
  /** The advisor's name. */
  by: z.string(),
  at: z.iso.datetime(),
})
export type LabelOverride = z.infer<typeof LabelOverride>
