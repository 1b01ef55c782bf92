import { z } from 'zod'

/** An address as it is stored: lower case, because spellings that differ only in case mean one mailbox. */
export const WaitlistEmail = z.string().trim().toLowerCase().max(254).pipe(z.email())

export const WaitlistEntry = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

export const WaitlistPage = z.object({
  /** Newest first, at most 50. */
  entries: z.array(WaitlistEntry),
  total: z.int(),
})
export type WaitlistPage = z.infer<typeof WaitlistPage>
