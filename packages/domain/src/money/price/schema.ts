import { z } from 'zod'
import { certainties } from './options.ts'

/** One layer of a price, as a row: "Full cost", "$61,000", and what it is and comes from. */
export const LayerLine = z.object({
  key: z.string(),
  label: z.string(),
  text: z.string(),
  note: z.string(),
  certainty: z.enum(certainties),
})
export type LayerLine = z.infer<typeof LayerLine>

/** The price of a year at a school on a list, layer by layer. */
export const LayeredPrice = z.object({ entryId: z.uuid(), name: z.string(), lines: z.array(LayerLine) })
export type LayeredPrice = z.infer<typeof LayeredPrice>
