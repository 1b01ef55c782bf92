import { z } from 'zod'
import { Requirements } from '#colleges/catalog/schema.ts'

/** Names one essay that a college or a form asks for, so that it is not added twice. It outlives other words for it. */
export const AskedKey = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** How long an answer may be. A form counts characters as `charactersInForm` does. */
export const EssayLimit = z.object({
  unit: z.enum(['words', 'characters']),
  fewest: z.number().int().positive().nullable(),
  most: z.number().int().positive(),
})
export type EssayLimit = z.infer<typeof EssayLimit>

export const AskedEssay = z.object({
  key: AskedKey,
  /** What it is about, in our own words. */
  topic: z.string(),
  /** `program`: only those who apply to `program` answer it. */
  need: z.enum(['required', 'optional', 'program']),
  program: z.string().nullable(),
  /** `null` where there is none, or it is not known. */
  limit: EssayLimit.nullable(),
})
export type AskedEssay = z.infer<typeof AskedEssay>

/** The essays of a college's own, beyond those of the form. */
export const Supplements = z.object({
  cycle: z.string(),
  /** `unsure` has no essays, only the page that says. */
  certainty: z.enum(['sure', 'likely', 'unsure']),
  source: z.url(),
  checkedOn: z.iso.date(),
  essays: z.array(AskedEssay),
  /** Programs that ask for more, in a sentence each. */
  programs: z.array(z.string()),
  note: z.string().nullable(),
})
export type Supplements = z.infer<typeof Supplements>

/** What a school on the list asks its applicants to write. */
export const AskedOfSchool = z.object({
  entryId: z.uuid(),
  /** What decides which shared essays it takes; `null` where that is not known. */
  form: Requirements.pick({
    applicationSystem: true,
    personalEssayRequired: true,
    cycle: true,
    source: true,
    checkedOn: true,
  }).nullable(),
  /** `null` where we have nothing on its own essays. */
  own: Supplements.nullable(),
  /** The college's page for applicants. */
  page: z.string().nullable(),
})
export type AskedOfSchool = z.infer<typeof AskedOfSchool>
