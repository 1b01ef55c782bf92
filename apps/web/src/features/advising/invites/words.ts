import type { InviteState, InviteDuration } from '@bearings/domain/advising/invites/options'
import type { Tone } from '#ui/chip.tsx'

/** The choices of how long an invite lasts. The dialog appends the day on which it ends. */
export const lastingNames: Record<InviteDuration, string> = {
  week: 'One week',
  month: '30 days',
  'school-year': 'This school year',
}

export const stateWords: Record<InviteState, { tone: Tone; words: string }> = {
  open: { tone: 'kelp', words: 'Open' },
  full: { tone: 'sea', words: 'Full' },
  expired: { tone: 'plain', words: 'Expired' },
  revoked: { tone: 'plain', words: 'Revoked' },
}

/** The word before the day on which an invite ends. */
export const endWords: Record<InviteState, string> = {
  open: 'Expires',
  full: 'Expires',
  expired: 'Expired',
  revoked: 'Ended',
}
