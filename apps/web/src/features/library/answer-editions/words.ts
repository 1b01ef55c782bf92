import type { AnswerEdition } from '@bearings/domain/library/answers/editions/schema'
import type { Tone } from '#ui/chip.tsx'

export const certaintyNames = [
  { value: 'sure', label: 'Sure' },
  { value: 'likely', label: 'Likely' },
] as const

type Standing = Pick<AnswerEdition, 'isShipped' | 'isChanged' | 'isHidden'>

export function standingChip({ isShipped, isChanged, isHidden }: Standing): { name: string; tone: Tone } {
  if (isHidden) return { name: 'Hidden', tone: 'coral' }
  if (!isShipped) return { name: 'Written here', tone: 'kelp' }
  return isChanged ? { name: 'Changed here', tone: 'brass' } : { name: 'Shipped', tone: 'plain' }
}

export function standingInWords({ isShipped, isChanged, isHidden }: Standing): string {
  if (isHidden) return 'Only admins find it.'
  if (!isShipped) return 'Everyone who is signed in finds it.'
  return isChanged
    ? 'Everyone finds this text in place of the one that ships with Bearings.'
    : 'As it ships with Bearings.'
}
