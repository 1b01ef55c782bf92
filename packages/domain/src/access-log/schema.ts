import { z } from 'zod'
import { viewed } from '../advising/options.ts'
import { Person, Position } from '../advising/schema.ts'

/** One entry of the access log: an advisor's views of one thing within one hour, or that a recommender's link was opened. */
export const View = z.object({
  id: z.uuid(),
  /** By the name that the student knows: a former advisor's when the link ended. `null` once the account is erased. */
  advisor: Person.omit({ email: true }).nullable(),
  /** The name of the colleague for whom the advisor stood in. */
  covers: z.string().nullable(),
  what: z.enum(viewed),
  /** Who was asked for a letter, if their link was opened; `null` for anything else, and once they are deleted. */
  recommender: z.string().nullable(),
  /** The essay's prompt if an essay was viewed; `null` for anything else and for a deleted essay. */
  essay: z.string().nullable(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  times: z.number().int(),
})
export type View = z.infer<typeof View>

export const ViewsQuery = z.object({
  /** Only the views of this advisor. */
  advisorId: z.uuid().optional(),
  /** The `next` of the previous page. */
  after: Position.optional(),
})
export type ViewsQuery = z.infer<typeof ViewsQuery>

export const ViewsPage = z.object({
  /** Latest first. */
  views: z.array(View),
  next: Position.nullable(),
})
export type ViewsPage = z.infer<typeof ViewsPage>
