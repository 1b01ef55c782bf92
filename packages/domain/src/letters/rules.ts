import type { BrokenRule } from '../broken-rule.ts'
import type { State } from '../recommenders/options.ts'
import { addDays } from '../today.ts'
import type { BoardFilter } from './board-filters.ts'
import { type AskState, limits, type Standing, type WaiverChoice } from './options.ts'

const day = 86_400_000

/** A request and the letters that it asks for, as far as rules need them. */
type Asked = {
  state: AskState
  wantedBy: string
  promisedOn: string | null
  letters: readonly { sentOn: string | null }[]
  /** Whether colleges were chosen of which none waits for a letter any more. */
  isMoot?: boolean
}

type Asking = {
  /** Whether the student was asked about reading the letters. */
  isWaiverAsked: boolean
  /** Whether a request to the same recommender is open. */
  isOpen: boolean
  /** The student's requests of the last 24 hours. */
  lately: number
  /** Whether the recommender takes no more requests. */
  isFull: boolean
}

export function ruleAgainstAsking({ isWaiverAsked, isOpen, lately, isFull }: Asking): BrokenRule | null {
  if (!isWaiverAsked) return 'waiver-first'
  if (isOpen) return 'letter-asked'
  if (lately >= limits.asksPerDay) return 'letters-today'
  return isFull ? 'letters-full' : null
}

/** Whether somebody who writes so many letters at most, if they said so, can be asked for another. */
export function isFull({ most, open }: { most: number | null; open: number }): boolean {
  return most !== null && open >= most
}

/** Whether the request waits for the recommender: for an answer, or for letters. */
export function isOpen({ state, letters, isMoot }: Pick<Asked, 'state' | 'letters' | 'isMoot'>): boolean {
  return (
    (state === 'asked' && !isMoot) || (state === 'accepted' && letters.some(({ sentOn }) => sentOn === null))
  )
}

/** Whether every letter has been sent. Without a college, the request waits for the student to choose one. */
export function isDone({ state, letters }: Pick<Asked, 'state' | 'letters'>): boolean {
  return state === 'accepted' && letters.length > 0 && letters.every(({ sentOn }) => sentOn !== null)
}

/** Whether the student can take the request back: not once every letter has been sent. */
export function canTakeBack({ state, letters }: Pick<Asked, 'state' | 'letters'>): boolean {
  return state === 'asked' || (state === 'accepted' && !isDone({ state, letters }))
}

/** What is done with a request, in the words of the counselor's board. */
export function standingOf(asked: Asked, today: string): Exclude<Standing, 'to-write'> {
  if (asked.state === 'declined') return 'declined'
  if (asked.state === 'withdrawn' || asked.state === 'forgotten') return 'ended'
  if (isDone(asked)) return 'done'
  if (asked.isMoot) return asked.letters.length > 0 ? 'done' : 'ended'
  return isLate(asked, today) ? 'late' : asked.state
}

/** One letter: its request, if it was asked for here, and otherwise what the student notes about who writes it. */
type OneLetter = { request: Omit<Asked, 'letters'> | null; noted: State; sentOn: string | null }

/** What has become of one letter to one college. */
export function standingOfLetter({ request, noted, sentOn }: OneLetter, today: string): Standing {
  if (request) return standingOf({ ...request, letters: [{ sentOn }] }, today)
  if (sentOn !== null) return 'done'
  return standingOfNoted[noted]
}

const standingOfNoted: Record<State, Standing> = {
  planned: 'to-write',
  asked: 'asked',
  agreed: 'accepted',
  declined: 'declined',
}

/** Whether the part of the board shows what stands so. `counselor` is a matter of who writes. */
export function isInPart(part: BoardFilter, standing: Standing, isCounselors: boolean): boolean {
  if (part === 'counselor') return isCounselors
  if (part === 'open') return ['asked', 'accepted', 'late', 'to-write'].includes(standing)
  return part === standing
}

/** Whether a letter was to be there already: the recommender's own day counts, or the wanted one. */
export function isLate(asked: Asked, today: string): boolean {
  return isOpen(asked) && (asked.promisedOn ?? asked.wantedBy) < today
}

/** A recommender can answer, and change the answer, while the student has not taken the request back. */
export function ruleAgainstAnswering({ state }: Pick<Asked, 'state'>): BrokenRule | null {
  return state === 'withdrawn' || state === 'forgotten' ? 'letter-unanswerable' : null
}

/**
 * Until when a link works that a student hands over. No mail makes it work longer, so it works while the request counts
 * as open.
 */
export function handedLinkEnds(wantedBy: string, now: Date): Date {
  const usual = now.getTime() + limits.linkDays * day
  const open = Date.parse(addDays(wantedBy, limits.graceDays))
  return new Date(Math.min(Math.max(usual, open), now.getTime() + limits.openDays * day))
}

/** When the student can remind the recommender again: seven days after asking or reminding; `null` for a request that ended. */
export function remindableAt(
  asked: Pick<Asked, 'state' | 'letters' | 'isMoot'> & { askedAt: Date; remindedAt: Date | null },
): Date | null {
  const last = asked.remindedAt ?? asked.askedAt
  return isOpen(asked) ? new Date(last.getTime() + limits.remindDays * day) : null
}

export function ruleAgainstReminding(
  asked: Parameters<typeof remindableAt>[0],
  now: Date,
): BrokenRule | null {
  const at = remindableAt(asked)
  return at === null || at > now ? 'remind-later' : null
}

/** Who waived cannot take it back once a letter has been written in that trust. */
export function ruleAgainstWaiver(
  { from, to }: { from: WaiverChoice | null; to: WaiverChoice },
  hasLetter: boolean,
): BrokenRule | null {
  return from === 'waived' && to !== 'waived' && hasLetter ? 'waiver-stands' : null
}

/**
 * Returns when the recommender is to be reminded next: 14 and 5 days before the wanted day at 13:00 UTC, which is morning in
 * America; `null` if both have passed, or the request ended. Whether it is open is asked then, because a commitment can be
 * taken back meanwhile.
 */
export function nextReminder(asked: Pick<Asked, 'state' | 'wantedBy'>, now: Date): Date | null {
  if (ruleAgainstAnswering(asked) || asked.state === 'declined') return null
  const times = limits.reminderDays.map((days) => new Date(`${addDays(asked.wantedBy, -days)}T13:00:00Z`))
  return times.find((time) => time > now) ?? null
}

/** Returns the day by which letters are wanted unless the student says otherwise: a week before the first deadline. */
export function usualWantedBy(deadlines: readonly (string | null)[], today: string): string {
  const [first] = deadlines
    .flatMap((date) => (date !== null && date > today ? date : []))
    .toSorted((one, other) => one.localeCompare(other))
  if (!first) return addDays(today, limits.reminderDays[0])
  const before = addDays(first, -limits.daysBefore)
  return before > today ? before : first
}
