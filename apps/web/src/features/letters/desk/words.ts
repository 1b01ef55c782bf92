import type { WaiverChoice } from '@bearings/domain/letters/options'
import { isDone } from '@bearings/domain/letters/rules'
import type { DeskRequest } from '@bearings/domain/letters/schema'
import type { Sayer } from '@bearings/domain/recommenders/options'
import type { Tone } from '#ui/chip.tsx'

/** What a recommender reads of the student's right to read the letters. */
export const waiverWords: Record<WaiverChoice, string> = {
  waived: 'has waived the right to read the letters',
  kept: 'has not waived the right to read the letters',
  undecided: 'has not decided yet whether to waive the right to read the letters',
}

/** Who said that a letter was sent, as the recommender reads it. */
export const saidWords: Record<Sayer, string> = {
  student: 'as the student says',
  recommender: 'as you said here',
  link: 'as was said with the link the student handed over',
  counselor: 'as the counselor says',
}

/** Whether no letter was sent, and no college waits for one any more: the student has committed, or all have decided. */
export function isUnneeded({ state, isMoot, colleges }: DeskRequest): boolean {
  return (state === 'asked' || state === 'accepted') && isMoot && colleges.length === 0
}

export function stateOf(request: DeskRequest): { words: string; tone: Tone } {
  const { state, colleges } = request
  if (state === 'declined') return { words: 'Declined', tone: 'coral' }
  if (state === 'withdrawn' || state === 'forgotten') return { words: 'Taken back', tone: 'plain' }
  if (isUnneeded(request)) return { words: 'No longer needed', tone: 'plain' }
  if (state === 'asked') return { words: 'Waiting for your answer', tone: 'brass' }
  return isDone({ state, letters: colleges })
    ? { words: 'Done', tone: 'kelp' }
    : { words: 'Accepted', tone: 'sea' }
}
