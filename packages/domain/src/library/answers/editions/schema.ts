import { z } from 'zod'
import { CalendarDate } from '#fields.ts'
import { BasedOn } from '#library/editions/schema.ts'
import { sourceMissing } from '../options.ts'
import { AnswerSummary, AnswerWords } from '../schema.ts'

/** A card in an admin's list. */
export const AnswerLine = AnswerSummary.extend({
  certainty: AnswerWords.shape.certainty,
  checked: AnswerWords.shape.checked,
  /** Whether the product ships a file with this slug. */
  isShipped: z.boolean(),
  /** Whether its words were written here. */
  isChanged: z.boolean(),
  /** Whether nobody but admins finds it. */
  isHidden: z.boolean(),
})
export type AnswerLine = z.infer<typeof AnswerLine>

/** A card in an admin's editor. */
export const AnswerEdition = AnswerLine.pick({
  slug: true,
  isShipped: true,
  isChanged: true,
  isHidden: true,
}).extend({
  /** The number of times it was saved here; 0 if only the file exists. */
  revision: z.int(),
  words: AnswerWords,
})
export type AnswerEdition = z.infer<typeof AnswerEdition>

/** A card as it is saved: not without a source, nor without the day on which that was read. */
export const NewAnswer = AnswerWords.extend({
  sources: AnswerWords.shape.sources.min(1, sourceMissing),
  checked: CalendarDate,
})
export type NewAnswer = z.infer<typeof NewAnswer>

export const AnswerChanges = NewAnswer.extend(BasedOn.shape)
export type AnswerChanges = z.infer<typeof AnswerChanges>
