import { z } from 'zod'
import { CalendarDate, StoredDate } from '#fields.ts'
import { overrideLabels } from '../labels/options.ts'
import { datedStatuses } from '../options.ts'

/** The day on which an application came to a status. */
export const DatedStep = z.object({ status: z.enum(datedStatuses), on: StoredDate })
export type DatedStep = z.infer<typeof DatedStep>

export const NewDay = DatedStep.extend({ on: CalendarDate })
export type NewDay = z.infer<typeof NewDay>

/** The estimate of the day on which an application was sent. Odds are shares, 0 to 1. */
export const SaidOdds = z.object({
  madeOn: StoredDate,
  /** The version of the method that made it. */
  method: z.string(),
  kind: z.enum(['estimated', 'by_rate', 'guaranteed']),
  label: z.enum(overrideLabels),
  middle: z.number(),
  low: z.number(),
  high: z.number(),
})
export type SaidOdds = z.infer<typeof SaidOdds>

/** Applications whose estimates are alike; `null` where there are too few to say anything about them. */
const Group = z
  .object({
    applications: z.number().int(),
    /** The shares that were expected to be admitted, and that were. */
    expected: z.number(),
    admitted: z.number(),
  })
  .nullable()

/** What was said when applications were sent, beside what came. */
export const OddsCheck = z.object({
  /** Applications whose estimate is on record, and how many of them have an answer. */
  sent: z.number().int(),
  answered: z.number().int(),
  byLabel: z.array(z.object({ label: z.enum(overrideLabels), group: Group })),
  byOdds: z.array(z.object({ from: z.number(), to: z.number(), group: Group })),
  /** The mean of the squared errors, 0 at best; `null` where there are too few. */
  brier: z.number().nullable(),
})
export type OddsCheck = z.infer<typeof OddsCheck>
