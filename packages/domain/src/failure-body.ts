import { z } from 'zod'
import { failures, type FailureCode } from './failure.ts'

/**
 * The schema of a failure response, for the OpenAPI document. Separate from `failure.ts`, which browsers
 * load.
 */
export const FailureBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(failures) as [FailureCode, ...FailureCode[]]),
    message: z.string(),
    rule: z.string().optional(),
    limit: z.number().optional(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})
export type FailureBody = z.infer<typeof FailureBody>
