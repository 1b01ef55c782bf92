import type { BoardFilter } from '@bearings/domain/letters/board-filters'
import type { Standing } from '@bearings/domain/letters/options'
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

export const standingTones: Record<Standing, Tone> = {
  asked: 'brass',
  accepted: 'sea',
  late: 'coral',
  declined: 'coral',
  done: 'kelp',
  ended: 'plain',
  'to-write': 'plain',
}
