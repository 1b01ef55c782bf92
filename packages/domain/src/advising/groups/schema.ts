import { z } from 'zod'
import { Id, Text } from '#fields.ts'
import { bounds, limits } from '../options.ts'

/** A group as shown in a student's row. */
export const GroupName = z.object({ id: z.uuid(), name: z.string() })
export type GroupName = z.infer<typeof GroupName>

/** A named group of an advisor's students, which only the advisor sees. */
export const AdvisorGroup = GroupName.extend({
  /** The number of students in it. */
  students: z.int().min(0),
})
export type AdvisorGroup = z.infer<typeof AdvisorGroup>

export const NamedGroup = z.object({ name: Text(bounds.groupName) })
export type NamedGroup = z.infer<typeof NamedGroup>

const Some = z.array(Id).max(limits.students)

export const NewGroup = NamedGroup.extend({ studentIds: Some.default([]) })
export type NewGroup = z.infer<typeof NewGroup>

/** The students to add to a group, and to remove. */
export const GroupChange = z.object({ add: Some.default([]), remove: Some.default([]) })
export type GroupChange = z.infer<typeof GroupChange>

/**
 * How many were added, and who was removed, so that it can be undone; students who were already in the group,
 * or not in it, do not count.
 */
export const GroupChanged = z.object({ added: z.int().min(0), removed: z.array(z.uuid()) })
export type GroupChanged = z.infer<typeof GroupChanged>
