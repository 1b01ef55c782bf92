import { limits } from '@bearings/domain/essays/options'
import type { EssaySummary, NewEssay } from '@bearings/domain/essays/schema'

/** What is asked about an essay, as its fields hold it; an empty `entryId` stands for a shared essay. */
export type Details = { entryId: string; promptName: string; wordLimit: string; deadline: string }
export type DetailErrors = Partial<Record<keyof Details, string>>

export const noDetails: Details = { entryId: '', promptName: '', wordLimit: '', deadline: '' }

export function detailsOf({ entryId, promptName, wordLimit, deadline }: EssaySummary): Details {
  return {
    entryId: entryId ?? '',
    promptName,
    wordLimit: wordLimit === null ? '' : String(wordLimit),
    deadline: deadline ?? '',
  }
}

/** What to send, or why not, by field. */
export function checked(details: Details): { essay: Required<NewEssay> } | { errors: DetailErrors } {
  const promptName = details.promptName.trim()
  const wordLimit = details.wordLimit.trim() === '' ? null : Number(details.wordLimit.replaceAll(',', ''))
  const errors: DetailErrors = {
    ...(promptName === '' && { promptName: 'Please fill in the essay prompt.' }),
    ...(promptName.length > limits.promptName && {
      promptName: `Keep it under ${inWords(limits.promptName)} characters.`,
    }),
    ...(!isWordLimit(wordLimit) && { wordLimit: `A whole number from 1 to ${inWords(limits.wordLimit)}.` }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    essay: { entryId: details.entryId || null, promptName, wordLimit, deadline: details.deadline || null },
  }
}

function isWordLimit(given: number | null): boolean {
  return given === null || (Number.isInteger(given) && given >= 1 && given <= limits.wordLimit)
}

function inWords(number: number): string {
  return number.toLocaleString('en-US')
}
