import { z } from 'zod'
import { importKinds } from './options.ts'

/** A file of people that an admin has imported. */
export const RosterImport = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  fileName: z.string(),
  kind: z.enum(importKinds),
  added: z.int(),
  changed: z.int(),
  ended: z.int(),
  undoneAt: z.iso.datetime().nullable(),
  /** Whether it can still be undone: only the latest can. */
  canBeUndone: z.boolean(),
})
export type RosterImport = z.infer<typeof RosterImport>

/** What an undone import has left. */
export const UndoneRoster = z.object({
  removed: z.int(),
  restored: z.int(),
  /** People who stay as they are, because they have joined or somebody has changed them since. */
  kept: z.int(),
})
export type UndoneRoster = z.infer<typeof UndoneRoster>
