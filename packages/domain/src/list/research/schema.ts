import { z } from 'zod'
import { Revision } from '#fields.ts'
import { limits } from './options.ts'
import { faultIn } from './rules.ts'

/**
 * A block of a note. `faultIn` reports one fault for the whole note, because with one issue per block a
 * malicious request could cause millions.
 */
const Block = z.any().meta({
  type: 'object',
  properties: { type: { type: 'string' } },
  required: ['type'],
  additionalProperties: {},
}) as unknown as z.ZodType<{ type: string; [name: string]: unknown }>

/** A note as its editor keeps it: a tree of paragraphs, headings, lists and text. */
const NoteContent = z
  .looseObject({ type: z.literal('doc'), content: z.array(Block).max(limits.blocks).default([]) })
  .superRefine((note, context) => {
    const fault = faultIn(note)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
export type NoteContent = z.infer<typeof NoteContent>

/** A student's research on a school on the list. */
export const ResearchNote = z.object({
  /** Absent until the first edit. */
  content: NoteContent.nullable(),
  /** Grows by one with each save; 0 before the first. */
  revision: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
})
export type ResearchNote = z.infer<typeof ResearchNote>

/** A save, refused if another tab or device has saved since the revision that it is based on. */
export const SaveNote = z.object({ content: NoteContent, basedOn: Revision })
export type SaveNote = z.infer<typeof SaveNote>
