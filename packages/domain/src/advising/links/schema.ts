import { z } from 'zod'
import { Person, Sharing } from '../schema.ts'

/** A student's link with their advisor, as the student sees it. */
export const AdvisorLink = z.object({
  id: z.uuid(),
  advisor: Person,
  /** Whether the advisor's account is disabled, so that they see nothing and do not reply. */
  isDisabled: z.boolean(),
  since: z.iso.datetime(),
  sharing: Sharing,
  /** The essays that the advisor may read, except those in the trash. */
  sharedEssayIds: z.array(z.uuid()),
})
export type AdvisorLink = z.infer<typeof AdvisorLink>

/** `null` for a student without an advisor. */
export const MyLink = z.object({ link: AdvisorLink.nullable() })
export type MyLink = z.infer<typeof MyLink>

export const SharingChanges = Sharing.partial()
export type SharingChanges = z.infer<typeof SharingChanges>
