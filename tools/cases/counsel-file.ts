import { Plan } from '@bearings/domain/colleges/schema'
import { computedLabels } from '@bearings/domain/matching/labels'
import type { Applicant } from '@bearings/domain/matching/schema'
import { z } from 'zod'

const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

const Student = z.object({
  gpa: figure,
  sat: figure,
  act: figure,
  state: z.string().nullish(),
  country: z.string().nullish(),
  citizenship: z.string().nullish(),
  asksForAid: z.boolean().nullish(),
  classRankPercent: figure,
  withholdsScores: z.boolean().default(false),
  /** Of the second placement of a comparison, where it is another. */
  plan: Plan.nullish(),
  major: z.string().nullish(),
})
export type Student = z.infer<typeof Student>

const Kind = z.enum(['estimate', 'guaranteed', 'rate', 'refused', 'closed', 'open', 'order'])
export type CounselKind = z.infer<typeof Kind>
const Label = z.string().transform((words, context) => {
  const at = computedLabels.findIndex((label) => label.toLowerCase() === words.toLowerCase())
  if (at >= 0) return at
  context.addIssue({ code: 'custom', message: `no label "${words}"` })
  return z.NEVER
})

/** What an experienced counselor would accept. */
const Expected = z.strictObject({
  kind: z.union([Kind, z.array(Kind)]).transform((kinds) => [kinds].flat()),
  labelAtMost: Label.optional(),
  labelAtLeast: Label.optional(),
  lowAtLeast: z.number().optional(),
  lowAtMost: z.number().optional(),
  highAtMost: z.number().optional(),
  highAtLeast: z.number().optional(),
  /** The middle beside that of the other placement. */
  midAtLeastOther: z.boolean().optional(),
  atLeastTimes: z.number().optional(),
  apartAtMost: z.number().optional(),
  saysWholeUniversity: z.boolean().optional(),
  withheldAsAdvised: z.boolean().optional(),
})

export const CounselCase = z.object({
  name: z.string(),
  student: Student.extend({ compareTo: Student.optional() }),
  unitid: z.number().int(),
  plan: Plan.nullish(),
  major: z.string().nullish(),
  expect: Expected,
})
export type CounselCase = z.infer<typeof CounselCase>

/** The student as the odds take one. */
export function applicantIn(student: Student): Applicant {
  return {
    gpa: student.gpa,
    sat: student.sat,
    act: student.act,
    withholdsScores: student.withholdsScores,
    rigor: 0,
    state: student.state ?? null,
    isFromAbroad:
      student.citizenship === 'international' || (student.country != null && student.country !== 'US'),
    asksForAid: student.asksForAid ?? null,
    classRankPercent: student.classRankPercent,
  }
}
