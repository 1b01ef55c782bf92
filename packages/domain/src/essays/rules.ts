import type { BrokenRule } from '../broken-rule.ts'
import { type EssayStatus, limits } from './options.ts'

export const statusLabels: Record<EssayStatus, string> = {
  drafting: 'Drafting',
  reviewing: 'Reviewing',
  complete: 'Complete',
  submitted: 'Submitted',
}

/** Limits how many essays a student has, without those in the trash. */
export function ruleAgainstEssay(soFar: number): BrokenRule | null {
  return soFar >= limits.essays ? 'essays-full' : null
}

/**
 * Returns the rule against saving this text, or `null`. Saving the same text again is allowed, because a save
 * whose response was lost may be sent twice.
 */
export function ruleAgainstSaving(
  essay: { content: string; revision: number },
  text: { content: string; basedOn: number },
): BrokenRule | null {
  const isAnother = text.content !== essay.content
  return isAnother && text.basedOn !== essay.revision ? 'essay-saved-elsewhere' : null
}

/**
 * Whether the current text is kept as a version automatically before it is replaced: it is old enough, or
 * more than half of it would be deleted.
 */
export function needsVersion(
  current: { words: number; updatedAt: Date },
  next: { words: number },
  now: Date,
): boolean {
  const minutes = (now.getTime() - current.updatedAt.getTime()) / 60_000
  const isLoss = current.words >= 20 && next.words < current.words / 2
  return isLoss || minutes >= limits.minutesToVersion
}

/** Returns the instant after which an essay must have been deleted to be still in the trash. */
export function trashCutoff(now: Date): Date {
  return new Date(now.getTime() - trashTime)
}

/** Returns when an essay deleted at this instant is permanently gone. */
export function goneAfter(trashedAt: Date): Date {
  return new Date(trashedAt.getTime() + trashTime)
}

const trashTime = limits.trashDays * 86_400_000

/** Whether nothing is left to write. */
export function isFinished({ status }: { status: EssayStatus }): boolean {
  return status === 'complete' || status === 'submitted'
}

/** Whether an essay is still due, so that it can be late. */
export function isDue({ status, required }: { status: EssayStatus; required: boolean }): boolean {
  return required && !isFinished({ status })
}

/** Whether no word of an unfinished essay is written yet. */
export function isToStart(essay: { status: EssayStatus; words: number }): boolean {
  return essay.words === 0 && !isFinished(essay)
}

/** The words that make a draft of an essay without a limit. With a limit, half of it does. */
export const wordsOfDraft = 100

/** An English word with its space, in characters. */
export const charactersOfWord = 6

type Limited = { wordLimit: number | null; characterLimit: number | null }

/** About how many words an essay may have; `null` without a limit. */
export function mostWords({ wordLimit, characterLimit }: Limited): number | null {
  return wordLimit ?? (characterLimit === null ? null : Math.round(characterLimit / charactersOfWord))
}

/** Whether an essay counts as drafted: it has about half of its limit, or it is finished. */
export function isDrafted(essay: Limited & { status: EssayStatus; words: number }): boolean {
  const most = mostWords(essay)
  const enough = most === null ? wordsOfDraft : most / 2
  return isFinished(essay) || essay.words >= enough
}

/** Counts words separated by white space. Runs while someone types a long text, so it allocates nothing. */
export function countWords(text: string): number {
  let count = 0
  let isInWord = false
  for (let index = 0; index < text.length; index++) {
    const isSpace = isWhiteSpace(text.charCodeAt(index))
    if (!isSpace && !isInWord) count++
    isInWord = !isSpace
  }
  return count
}

/** Whether `\s` matches a character. Common ones are checked first. */
function isWhiteSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  return code >= 160 && /\s/.test(String.fromCharCode(code))
}

/** Counts characters as people do: an accented letter or an emoji is one. */
export function countCharacters(text: string): number {
  // Nothing below U+0300 combines, nor does the punctuation of prose, so each unit is one character.
  if (/^[\t\n -\u02ff\u2010-\u2027\u2030-\u203f]*$/.test(text)) return text.length
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count++
  return count
}

/**
 * Counts characters as an application form does: spaces and punctuation count, and so does each half of an emoji.
 * A line break counts as two. The Common App does not publish how it counts line breaks, and this is the stricter
 * of the two ways that applicants have reported.
 */
export function charactersInForm(text: string): number {
  return text.trim().replace(/\r\n|\r|\n/g, '\r\n').length
}

/** Returns the percent of the limit used, at most 100, and whether it is exceeded; `null` without a limit. */
export function wordProgress(
  words: number,
  wordLimit: number | null,
): { percent: number; over: boolean } | null {
  if (wordLimit === null) return null
  return { percent: Math.min(100, Math.round((words / wordLimit) * 100)), over: words > wordLimit }
}
