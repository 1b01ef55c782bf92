import { z } from 'zod'
import { listOf } from '#endpoint.ts'
import { Id, StoredDate } from '#fields.ts'
import { Application } from '../applications/schema.ts'
import { AdvisedStudent } from '../students/schema.ts'
import { limits } from './options.ts'

export const SummariesQuery = z.object({
  id: listOf(Id).refine((ids) => ids.length > 0 && ids.length <= limits.students, {
    error: `Choose up to ${limits.students} students.`,
  }),
})
export type SummariesQuery = z.infer<typeof SummariesQuery>

/** What an advisor takes to a meeting with a student: only what the student shares, and the advisor's own tasks. */
export const StudentSummary = z.object({
  student: AdvisedStudent,
  /** By deadline; `null` if the list is not shared. */
  applications: z.array(Application.omit({ student: true })).nullable(),
  tasks: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      dueOn: StoredDate.nullable(),
      isDone: z.boolean(),
    }),
  ),
})
export type StudentSummary = z.infer<typeof StudentSummary>
