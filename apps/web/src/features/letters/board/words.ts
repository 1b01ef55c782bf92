import type { BoardFilter, Standing, WaiverChoice } from '@bearings/domain/letters/options'
import type { Tone } from '#ui/chip.tsx'

export const partWords: Record<BoardFilter, string> = {
  open: 'Open',
  asked: 'Asked',
  accepted: 'Accepted',
  late: 'Late',
  declined: 'Declined',
  done: 'Sent',
  counselor: 'Counselor letters',
}

export const standingWords: Record<Standing, { words: string; tone: Tone }> = {
  asked: { words: 'Asked', tone: 'brass' },
  accepted: { words: 'Accepted', tone: 'sea' },
  late: { words: 'Late', tone: 'coral' },
  declined: { words: 'Declined', tone: 'coral' },
  done: { words: 'All said to be sent', tone: 'kelp' },
  ended: { words: 'Taken back', tone: 'plain' },
  'to-write': { words: 'To write', tone: 'plain' },
}

export const waiverInShort: Record<WaiverChoice, string> = {
  waived: 'Waived',
  kept: 'Not waived',
  undecided: 'Not decided',
}
