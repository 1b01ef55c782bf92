import { z } from 'zod'
import { viewed } from '../advising/options.ts'
import { Person, Position } from '../advising/schema.ts'

/** An advisor's view of something, within one hour. */
export const View = z.object({
  id: z.uuid(),
  advisor: Person,
  what: z.enum(viewed),
  /** The essay's prompt where an essay was read; `null` for the rest, and for one that is gone. */
  essay: z.string().nullable(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  times: z.number().int(),
})
export type View = z.infer<typeof View>

export const ViewsQuery = z.object({
  /** The `next` of the page before. */
  after: Position.optional(),
})
export type ViewsQuery = z.infer<typeof ViewsQuery>

export const ViewsPage = z.object({
  /** The latest first. */
  views: z.array(View),
  next: Position.nullable(),
})
export type ViewsPage = z.infer<typeof ViewsPage>
