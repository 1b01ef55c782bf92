import { z } from 'zod'
import { linkKinds } from '../options.ts'
import { Person, Sharing } from '../schema.ts'

/** A student's link with their advisor, as the student sees it. */
export const AdvisorLink = z.object({
  id: z.uuid(),
  advisor: Person,
  /** Whether the advisor's account is disabled, so that they see nothing and do not reply. */
  isDisabled: z.boolean(),
  since: z.iso.datetime(),
  kind: z.enum(linkKinds),
  /** What this person is to the student, in the student's words, such as _School counselor_. */
  title: z.string().nullable(),
  /** The name of the advisor for whom this one only stands in. */
  covers: z.string().nullable(),
  /** The last day of a link that ends by itself. */
  until: z.iso.date().nullable(),
  sharing: Sharing,
  /** The essays that the advisor may read, except those in the trash. */
  sharedEssayIds: z.array(z.uuid()),
})
export type AdvisorLink = z.infer<typeof AdvisorLink>

export const MyLink = z.object({
  /** `null` for a student without an advisor; of several, the school's first, then the longest. */
  link: AdvisorLink.nullable(),
  /** The student's other advisors, and those who cover for one. */
  others: z.array(AdvisorLink),
  /** How many advisors a student can have here. */
  places: z.int().min(1),
})
export type MyLink = z.infer<typeof MyLink>

export const SharingChanges = Sharing.partial()
export type SharingChanges = z.infer<typeof SharingChanges>

/** Which of the student's advisors is meant; the one in `link` if it is left out. */
export const WhichLink = z.object({ linkId: z.uuid().optional() })
export type WhichLink = z.infer<typeof WhichLink>
