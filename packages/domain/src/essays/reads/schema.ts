import { z } from 'zod'
import { DueDate, Id, StoredDate, WholeNumberInQuery } from '#fields.ts'
import { askStates, limits, standings } from './options.ts'

const count = z.int().min(0)

/** What one advisor who is shown an essay was asked, as its student sees it. */
export const EssayAsk = z.object({
  linkId: z.uuid(),
  /** `null` if the student never asked, and the advisor has not commented since it was shared. */
  state: z.enum(askStates).nullable(),
  /** Since when. */
  at: z.iso.datetime().nullable(),
  byOn: StoredDate.nullable(),
})
export type EssayAsk = z.infer<typeof EssayAsk>

export const WhichAdvisor = z.object({ linkId: Id })
export type WhichAdvisor = z.infer<typeof WhichAdvisor>

export const NewAsk = WhichAdvisor.extend({
  /** The day by which the student wants it read. */
  byOn: DueDate.nullable().default(null),
})
export type NewAsk = z.infer<typeof NewAsk>

/** An essay by name only, to link to it. */
const EssayName = z.object({ id: z.uuid(), studentId: z.uuid(), student: z.string() })

/** Where an essay stands for the advisor to whom it is shown. */
const Stands = z.object({
  standing: z.enum(standings),
  /** Asked or shared on that day; answered, commented on, or found in order since then. */
  since: z.iso.datetime(),
  byOn: StoredDate.nullable(),
})

export const QueuedEssay = EssayName.extend({
  ...Stands.shape,
  promptName: z.string(),
  schoolName: z.string().nullable(),
  words: count,
})
export type QueuedEssay = z.infer<typeof QueuedEssay>

const QueueFilter = z.object({ standing: z.enum(standings).optional() })

export const QueueQuery = QueueFilter.extend({
  /** The `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d_\d{1,14}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional(),
  limit: WholeNumberInQuery({ min: 1, max: limits.page }).default(limits.page),
})
export type QueueQuery = z.infer<typeof QueueQuery>

export const Queue = z.object({
  /** Those of whom a look is asked first, and of these those who have waited longest. */
  essays: z.array(QueuedEssay),
  /** The number of essays in each standing, whichever is chosen. */
  counts: z.record(z.enum(standings), count),
  next: z.string().nullable(),
})
export type Queue = z.infer<typeof Queue>

export const PlaceQuery = QueueFilter
export type PlaceQuery = z.infer<typeof PlaceQuery>

/** Where an essay stands, and its neighbors in the queue; `null` if the filter leaves it out. */
export const EssayPlace = Stands.extend({
  place: z
    .object({
      /** The position, starting at 1. */
      at: count,
      of: count,
      previous: EssayName.nullable(),
      next: EssayName.nullable(),
    })
    .nullable(),
})
export type EssayPlace = z.infer<typeof EssayPlace>
