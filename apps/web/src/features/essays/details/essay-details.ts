import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { bounds } from '@bearings/domain/essays/options'
import type { EssaySummary, NewEssay } from '@bearings/domain/essays/schema'
import { faultInNumber, faultInText, type NumberBounds, typedNumber } from '@bearings/domain/field-bounds'

/** An essay's details as form values. An empty `entryId` means a shared essay. */
export type Details = {
  entryId: string
  promptName: string
  wordLimit: string
  characterLimit: string
  deadline: string
}

export const noDetails: Details = {
  entryId: '',
  promptName: '',
  wordLimit: '',
  characterLimit: '',
  deadline: '',
}

export function detailsOf({
  entryId,
  promptName,
  wordLimit,
  characterLimit,
  deadline,
}: EssaySummary): Details {
  return {
    entryId: entryId ?? '',
    promptName,
    wordLimit: wordLimit === null ? '' : String(wordLimit),
    characterLimit: characterLimit === null ? '' : String(characterLimit),
    deadline: deadline ?? '',
  }
}

export type EssayDetails = Required<Omit<NewEssay, 'asked'>>

/** The validation of each field, and the conversion to the values that are sent. */
export const rules = {
  validate: {
    promptName: (text: string) => faultInText(text, bounds.promptName),
    wordLimit: (text: string) => faultInLimit(text, bounds.wordLimit),
    characterLimit: (text: string) => faultInLimit(text, bounds.characterLimit),
    deadline: faultInDueDate,
  },
  transformValues: ({ entryId, promptName, wordLimit, characterLimit, deadline }: Details): EssayDetails => ({
    entryId: entryId || null,
    promptName: promptName.trim(),
    wordLimit: typedNumber(wordLimit),
    characterLimit: typedNumber(characterLimit),
    deadline: deadline || null,
  }),
}

function faultInLimit(text: string, within: NumberBounds): string | null {
  const number = typedNumber(text)
  return number === null ? null : faultInNumber(number, within)
}
