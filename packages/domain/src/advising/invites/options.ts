import type { NumberBounds, TextBounds } from '#field-bounds.ts'

/** The durations of an invite that an advisor can choose. */
export const inviteDurations = ['week', 'month', 'school-year'] as const
export type InviteDuration = (typeof inviteDurations)[number]

export const bounds = {
  name: { min: 1, max: 80, missing: 'Give the invite a name, such as your class.' },
  places: { min: 1, max: 1000 },
} as const satisfies { name: TextBounds; places: NumberBounds }

/** The duration that is chosen at first. How many may join is for the advisor to say: a class has no usual size. */
export const usualDuration: InviteDuration = 'month'

export const limits = {
  /** Invites of one advisor that are open at once. */
  open: 10,
  /** The invites that the list shows. */
  shown: 100,
  /** The days of each duration that is counted in days. */
  days: { week: 7, month: 30 },
  /** The fewest days of a school-year invite. With fewer left, it lasts until the end of the next year. */
  schoolYearDays: 30,
  /** Days after its end until an invite is deleted. */
  endedDays: 30,
} as const satisfies { days: Partial<Record<InviteDuration, number>> } & Record<string, unknown>

/** Whether students can join with the invite, or why not. */
export const inviteStates = ['open', 'full', 'expired', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

/** Letters and digits that are hard to confuse: no I, L, O or U. Five bits each. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12
/** The longest typed code, including separators. */
export const typedBounds = { max: 60 } as const satisfies TextBounds
