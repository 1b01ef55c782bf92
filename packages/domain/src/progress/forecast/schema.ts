import { z } from 'zod'
import { StoredDate } from '#fields.ts'

const Range = z.object({ earliest: StoredDate.nullable(), latest: StoredDate.nullable() })

/** When a student's applications will be ready, as far as someone else is shown what is left to do. */
export const ShownForecast = z.object({
  /** Those at risk first, then by deadline. */
  applications: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      deadline: StoredDate,
      finish: Range,
      isAtRisk: z.boolean(),
    }),
  ),
  /** When all is done; `null` where nothing is left to do. */
  finish: Range.nullable(),
  /** How many unfinished essays are counted. */
  essays: z.int().min(0),
})
export type ShownForecast = z.infer<typeof ShownForecast>
