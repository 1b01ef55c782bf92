import { z } from 'zod'
import { Text } from '#fields.ts'
import { bounds } from '../options.ts'

const Content = Text(bounds.note)

/** A private note of an advisor on a student, which only the advisor sees. */
export const AdvisorNote = z.object({
  id: z.uuid(),
  content: z.string(),
  /** Whether it goes to whoever takes the student over. */
  goesAlong: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AdvisorNote = z.infer<typeof AdvisorNote>

export const NoteText = z.object({ content: Content })
export type NoteText = z.infer<typeof NoteText>

export const NoteChanges = NoteText.partial().extend({ goesAlong: z.boolean().optional() })
export type NoteChanges = z.infer<typeof NoteChanges>
