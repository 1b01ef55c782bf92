import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { bounds } from '@bearings/domain/essays/options'
import type { EssaySummary, NewEssay } from '@bearings/domain/essays/schema'
import { faultInNumber, faultInText, typedNumber } from '@bearings/domain/field-bounds'

/** An essay's details as form values. An empty `entryId` means a shared essay. */
export type Details = { entryId: string; promptName: string; wordLimit: string; deadline: string }

export const noDetails: Details = { entryId: '', promptName: '', wordLimit: '', deadline: '' }

export function detailsOf({ entryId, promptName, wordLimit, deadline }: EssaySummary): Details {
  return {
    entryId: entryId ?? '',
    promptName,
    wordLimit: wordLimit === null ? '' : String(wordLimit),
    deadline: deadline ?? '',
  }
}

/** The validation of each field, and the conversion to the values that are sent. */
export const rules = {
  validate: {
    promptName: (text: string) => faultInText(text, bounds.promptName),
    wordLimit(text: string) {
      const number = typedNumber(text)
      return number === null ? null : faultInNumber(number, bounds.wordLimit)
    },
    deadline: faultInDueDate,
  },
  transformValues: ({ entryId, promptName, wordLimit, deadline }: Details): Required<NewEssay> => ({
    entryId: entryId || null,
    promptName: promptName.trim(),
    wordLimit: typedNumber(wordLimit),
    deadline: deadline || null,
  }),
}
