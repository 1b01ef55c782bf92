import { type Standing, standings } from '@bearings/domain/essays/reads/options'
import type { EssayAsk } from '@bearings/domain/essays/reads/schema'
import { dateInWords, dayIn } from '#platform/dates.ts'
import type { Tone } from '#ui/chip.tsx'

export const standingWords: Record<Standing, { words: string; tone: Tone }> = {
  asked: { words: 'Asked to read', tone: 'brass' },
  answered: { words: 'Answered', tone: 'sea' },
  shared: { words: 'Shared', tone: 'plain' },
  commented: { words: 'You commented', tone: 'kelp' },
  nothing: { words: 'Nothing to add', tone: 'kelp' },
}

/** What the filter shows: all, or one standing. */
export type QueueSearch = { standing?: Standing | undefined }

/** Parses the standing in the URL, which anyone may have written. */
export function queueSearch({ standing }: Record<string, unknown>): QueueSearch {
  const known = standings.find((each) => each === standing)
  return known ? { standing: known } : {}
}

/** What a student reads of whom they asked, such as "Asked on Nov 2, 2026." */
export function askInWords({ state, at, byOn }: EssayAsk, timeZone: string): string | null {
  if (state === null || at === null) return null
  const day = dayIn(timeZone, at)
  const by = byOn === null ? '' : ` Needed by ${dateInWords(byOn)}.`
  return {
    asked: `Asked on ${day}.${by}`,
    opened: `Opened on ${day}.${by}`,
    commented: `Read: commented on ${day}.`,
    nothing: `Read on ${day}: nothing to add.`,
  }[state]
}
