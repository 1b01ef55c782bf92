import { z } from 'zod'
import { Id } from '#fields.ts'
import { AskedItem, AskedKind, ChecklistItem, NewChecklistItem, TakenChanges } from '../checklist/schema.ts'
import { mostOnChecklist, mostOnList } from '../options.ts'

/** What the college of an unsent application asks for, beside the checklist. */
export const AskedOfEntry = z.object({
  entryId: z.uuid(),
  asked: z.array(AskedItem),
  items: z.array(ChecklistItem),
})
export type AskedOfEntry = z.infer<typeof AskedOfEntry>

/** The schools whose required essays are added, with the changes of each checklist. */
export const EverythingToTake = z.object({
  schools: z
    .array(TakenChanges.extend({ entryId: Id }))
    .min(1)
    .max(mostOnList),
})
export type EverythingToTake = z.infer<typeof EverythingToTake>

/** More than one press can add, of either. */
const mostAdded = mostOnList * AskedKind.options.length

/** What one press added and took off, by which all of it can be undone. */
export const EverythingTaken = z.object({
  essays: z.array(Id).max(mostAdded),
  items: z.array(Id).max(mostAdded),
  removed: z
    .array(NewChecklistItem.required({ index: true }).extend({ entryId: Id }))
    .max(mostOnChecklist * mostOnList),
})
export type EverythingTaken = z.infer<typeof EverythingTaken>
