import { z } from 'zod'
import { Activity, Award, Course, OwnGpa } from '../schema.ts'
import { faultInHandle } from './handle.ts'
import { handleLength, sections, shownNames } from './options.ts'

export const PublicSection = z.enum(sections)
export type PublicSection = z.infer<typeof PublicSection>

export const ShownName = z.enum(shownNames)
export type ShownName = z.infer<typeof ShownName>

/** The part of a public page's URL after `/p/`, in lower case, because case does not distinguish pages. */
export const Handle = z
  .string()
  .trim()
  .toLowerCase()
  .refine((given) => faultInHandle(given) === null, {
    error: ({ input }) => faultInHandle(String(input)) ?? '',
  })
  .meta({ minLength: handleLength.min, maxLength: handleLength.max })

/** The public part of an activity. Its type, organization, grades and hours may reveal more. */
export const PublicActivity = Activity.pick({
  name: true,
  position: true,
  description: true,
  yearsInvolved: true,
})
export type PublicActivity = z.infer<typeof PublicActivity>

/** A student's public page: the selected sections with content; `null` for the others. */
export const PublicProfile = z.object({
  name: z.string(),
  highSchool: z.string().nullable(),
  grades: z
    .object({
      gpaUnweighted: z.number().nullable(),
      gpaWeighted: z.number().nullable(),
      ownGpa: OwnGpa.nullable(),
      classRank: z.string().nullable(),
    })
    .nullable(),
  testScores: z.string().nullable(),
  /** Exam scores are blank unless test scores are shown too. */
  courses: z.object({ apIb: z.array(Course), current: z.array(z.string()) }).nullable(),
  activities: z.array(PublicActivity).nullable(),
  leadership: z.object({ positions: z.array(z.string()), years: z.number().nullable() }).nullable(),
  honors: z.array(Award).nullable(),
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** A student's choices, and the resulting page. */
export const PublicProfileSettings = z.object({
  isPublic: z.boolean(),
  handle: z.string().nullable(),
  shownName: ShownName,
  sections: z.array(PublicSection),
  /** The public page, or its preview. */
  preview: PublicProfile,
})
export type PublicProfileSettings = z.infer<typeof PublicProfileSettings>

export const PublicProfileChanges = z
  .object({
    isPublic: z.boolean(),
    handle: Handle,
    shownName: ShownName,
    sections: z.array(PublicSection).max(sections.length),
  })
  .partial()
export type PublicProfileChanges = z.infer<typeof PublicProfileChanges>
