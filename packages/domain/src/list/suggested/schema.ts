import { z } from 'zod'
import { Id, Text } from '#fields.ts'
import { bounds, limits, suggestionStates } from './options.ts'

/** A college that an advisor suggests to a student. It is on no list until the student adds it. */
export const SuggestedSchool = z.object({
  id: Id,
  schoolId: Id,
  /** The federal number; `null` for a college that an admin added. */
  unitid: z.number().nullable(),
  name: z.string(),
  /** Town and state, such as "Claremont, CA". */
  location: z.string(),
  reason: z.string(),
  /** The advisor's name. */
  by: z.string(),
  /** An advisor learns that a college was added only where the list is shared. */
  state: z.enum(suggestionStates),
  createdAt: z.iso.datetime(),
})
export type SuggestedSchool = z.infer<typeof SuggestedSchool>

export const SuggestedSchoolsQuery = z.object({
  /** For an advisor: whose. */
  studentId: Id.optional(),
})
export type SuggestedSchoolsQuery = z.infer<typeof SuggestedSchoolsQuery>

export const NewSuggestion = z.object({
  studentIds: z.array(Id).min(1).max(limits.students),
  schoolId: Id,
  reason: Text(bounds.reason),
})
export type NewSuggestion = z.infer<typeof NewSuggestion>

/** What was suggested together, which can be taken back together. */
export const SuggestedTogether = z.object({
  batchId: Id,
  /** Whom it reached: not those who have it open from the same advisor, or have too many open. */
  students: z.int().min(0),
})
export type SuggestedTogether = z.infer<typeof SuggestedTogether>
