import { z } from 'zod'
import { AidForms } from '#colleges/aid/schema.ts'

/** The forms that a school on the list asks for aid. Every one takes the FAFSA for federal aid. */
export const SchoolForms = z.object({
  entryId: z.uuid(),
  name: z.string(),
  /** What the FAFSA calls the school by. */
  fafsaCode: z.string().nullable(),
  forms: AidForms.nullable(),
  /** The college's page on aid. */
  aidPage: z.string().nullable(),
})
export type SchoolForms = z.infer<typeof SchoolForms>
