import { z } from 'zod'
import { searchBounds } from '../field-bounds.ts'
import { StoredDate, Text, WholeNumberInQuery } from '../fields.ts'

/** The round a student applies in. */
export const Plan = z.enum([
  'early_decision',
  'early_decision_2',
  'early_action',
  'restrictive_early_action',
  'regular',
  'rolling',
  'priority',
])
export type Plan = z.infer<typeof Plan>

/** The rounds colleges publish dates for: some have a second, later round of early action. */
export const Round = z.enum([...Plan.options, 'early_action_2'])
export type Round = z.infer<typeof Round>

/**
 * The reliability of a date: `reported` for this cycle, `carried_over` unchanged from an earlier cycle, or
 * only said to be `typical`. The last two are hints.
 */
export const DeadlineState = z.enum(['reported', 'carried_over', 'typical'])
export type DeadlineState = z.infer<typeof DeadlineState>

/** Whom a round is for, if not for everyone: residents of the college's state, or only all others. */
export const Audience = z.enum(['residents', 'non_residents'])
export type Audience = z.infer<typeof Audience>

/** What an early application that binds nobody may forbid beside it, until it is answered. */
export const EarlyForbidden = z.enum(['private_early', 'binding_early'])
export type EarlyForbidden = z.infer<typeof EarlyForbidden>

/** The closing date of a round, from the catalog. */
export const Deadline = z.object({
  round: Round,
  /** The year of entry it was published for, such as `2026-27`: applications from August to July. */
  cycle: z.string(),
  /** Absent for rolling admission. */
  date: StoredDate.nullable(),
  /** IANA name of the clock by which that day ends; absent where it is the student's own. */
  timeZone: z.string().nullable(),
  state: DeadlineState,
  /** Absent for a round that is for everyone. */
  audience: Audience.nullish(),
  source: z.string(),
  checkedOn: StoredDate.nullable(),
})
export type Deadline = z.infer<typeof Deadline>

/** When a college usually answers: by a day (`12-15`), or in a part of a month (`mid-12`). */
export const DecisionTime = z.string().regex(/^(early|mid|late|0[1-9]|1[0-2])-\d{2}$/)

/** When the applicants of a round usually read their decision, and how sure that is. */
export const UsualDecision = z.object({
  round: Round,
  time: DecisionTime,
  source: z.string(),
  /** `official` and `secondary` pages were read; `known` is general knowledge, to be checked at the page. */
  sourceKind: z.enum(['official', 'secondary', 'known']),
  checkedOn: StoredDate,
  certainty: z.enum(['sure', 'likely']),
})
export type UsualDecision = z.infer<typeof UsualDecision>

export const Level = z.enum(['bachelor', 'other_4yr', 'associate'])
export type Level = z.infer<typeof Level>

export const Control = z.enum(['public', 'private_nonprofit', 'private_for_profit'])
export type Control = z.infer<typeof Control>

/** The origin of a school in the catalog: the federal data, or an admin who added it. */
export const Origin = z.enum(['federal', 'admin'])
export type Origin = z.infer<typeof Origin>

export const SearchText = Text(searchBounds).default('')
/** The federal number of a college, in a URL. */
export const Unitid = WholeNumberInQuery({ min: 1, max: 999_999 })
/** The number of results to show, at most 20. */
export const SearchLimit = WholeNumberInQuery({ min: 1, max: 20 }).default(10)
/** Postal code of a state or territory. */
export const State = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as CA')
