import { z } from 'zod'
import { limits } from './options.ts'

type Node = { type: string; content?: Node[] | undefined } & Record<string, unknown>

/** A note as its editor keeps it: a tree of paragraphs, headings, lists and text. */
const NoteContent = z
  .looseObject({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })).default([]) })
  .refine((note) => depthOf(note as Node) <= limits.depth, 'The note is nested too deeply')
  .refine((note) => JSON.stringify(note).length <= limits.content, 'The note is too long')

/** What a student has found out about a school on the list. */
export const ResearchNote = z.object({
  /** Absent until the first edit. */
  content: NoteContent.nullable(),
  /** Grows by one with each save; 0 before the first. */
  revision: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
})
export type ResearchNote = z.infer<typeof ResearchNote>

/** A save; refused when another tab or device has saved since the revision it is based on. */
export const SaveNote = z.object({ content: NoteContent, basedOn: z.number().int().min(0) })
export type SaveNote = z.infer<typeof SaveNote>

/** How many levels a node has, itself included; stops counting beyond what is allowed. */
function depthOf(node: Node, left: number = limits.depth + 1): number {
  if (left === 0) return 1
  return 1 + Math.max(0, ...(node.content ?? []).map((child) => depthOf(child, left - 1)))
}
