import { cycleOn } from '../calendar-dates.ts'
import { stateNames } from '../states.ts'
import { autumnPlans } from './options.ts'
import type { Audience, Control, Deadline, EarlyForbidden, Level, Plan, Round } from './schema.ts'

export const planLabels = {
  early_decision: 'Early Decision',
  early_decision_2: 'Early Decision II',
  early_action: 'Early Action',
  restrictive_early_action: 'Restrictive Early Action',
  regular: 'Regular',
  rolling: 'Rolling',
  priority: 'Priority',
} as const satisfies Record<Plan, string>

export const roundLabels: Record<Round, string> = { ...planLabels, early_action_2: 'Early Action II' }

/** Rounds with "early" in their name, including those of the winter. */
export const earlyRounds: readonly (Round | null)[] = [...autumnPlans, 'early_decision_2', 'early_action_2']

const controlLabels: Record<Control, string> = {
  public: 'Public',
  private_nonprofit: 'Private nonprofit',
  private_for_profit: 'Private for-profit',
}

/** "Public", or "Public, 2-year" where the associate's is the highest degree. */
export function typeOf({ control, level }: { control: Control | null; level: Level | null }): string {
  const years = level === 'associate' ? '2-year' : null
  return [control && controlLabels[control], years].filter((part) => part !== null).join(', ')
}

/** "Palo Alto, CA"; what is unknown is left out. */
export function locationOf({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter((part) => part !== null).join(', ')
}

/**
 * Returns the deadline as it counts for a student who applies in this cycle. A date that was reported for an
 * earlier cycle is only carried over.
 */
export function asOf(cycle: string, deadline: Deadline): Deadline {
  const isEarlier = deadline.state === 'reported' && deadline.cycle < cycle
  return isEarlier ? { ...deadline, state: 'carried_over' } : deadline
}

/** The words for the year of a date that is carried over. */
export const hintYears = {
  'this year': 'This year',
  'last year': 'Last year',
  'an earlier year': 'An earlier year',
} as const

/** The year of a carried-over date. For a student who applies later, it may be the present year. */
export function yearOfHint({ cycle }: Pick<Deadline, 'cycle'>, today: string): keyof typeof hintYears {
  const age = Number(cycleOn(today).slice(0, 4)) - Number(cycle.slice(0, 4))
  if (age <= 0) return 'this year'
  return age === 1 ? 'last year' : 'an earlier year'
}

/** Returns the catalog's deadline for a plan or round, from the newest cycle. */
export function deadlineFor(wanted: Round | null, deadlines: readonly Deadline[]): Deadline | null {
  const [newest] = deadlines
    .filter(({ round }) => round === wanted)
    .toSorted((one, other) => other.cycle.localeCompare(one.cycle))
  return newest ?? null
}

/**
 * Whether a regular date is the end of rolling admission instead of a deadline: colleges that admit until
 * classes begin name a day in the last half of July.
 */
export function endsRolling({ round, date }: Pick<Deadline, 'round' | 'date'>): boolean {
  const day = date?.slice(5) ?? ''
  return round === 'regular' && day > '07-15' && day <= '07-31'
}

/** Whom a round is for, in words; `null` if it is for everyone. @param state Postal code of the college's state. */
export function audienceInWords(audience: Audience | null | undefined, state: string | null): string | null {
  if (!audience) return null
  const place = (state && stateNames[state]) ?? 'its state'
  return audience === 'residents' ? `For residents of ${place} only` : `For students from outside ${place}`
}

/** What an early application to a college forbids beside it, in words; `null` if nothing is known to be. */
export function forbiddenInWords(forbidden: readonly EarlyForbidden[] | null): string | null {
  if (!forbidden || forbidden.length === 0) return null
  return forbidden.includes('private_early')
    ? 'Until you have an answer, no other early application to a private college, and no Early Decision anywhere. Public colleges’ early action is allowed.'
    : 'Early action elsewhere is allowed, private or public. Early Decision elsewhere is not, until you have an answer.'
}
