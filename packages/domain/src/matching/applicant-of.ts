import { rankPercent } from '../profile/class-rank.ts'
import { appliesFromAbroad, isInternational } from './from-abroad.ts'
import type { Applicant, Residence } from './schema.ts'

/** The profile fields that matter for matching; nothing else can be passed in. */
export type Academics = { gpaUnweighted: number | null; sat: number | null; act: number | null }

/** Where a student applies from and how they stand in their class, as far as the reader may know. */
export type Circumstances = {
  /** Postal code of the home state. */
  state?: string | null
  citizenship?: string | null
  /** The answer to the profile's question, in the student's words: "25/410". */
  classRank?: string | null
  /** The average on the school's own scale, kept as it was given. */
  ownGpa?: object | null | undefined
}

/** What-if values, which change only what is displayed. */
export type WhatIf = Partial<Pick<Applicant, 'gpa' | 'sat' | 'act' | 'withholdsScores'>>

/**
 * Returns the applicant that a profile describes. Rigor is 0: the number of hard courses that a high school
 * offers is not known, and a student's courses say nothing without it (section 3).
 * @param whatIf values that replace the profile's, each where it is given. `null` tries the odds without that
 * value.
 */
export function applicantOf(
  { gpaUnweighted, sat, act }: Academics,
  whatIf: WhatIf = {},
  { state = null, citizenship = null, classRank = null, ownGpa = null }: Circumstances = {},
): Applicant {
  return {
    gpa: gpaUnweighted,
    isGradedOtherwise: gpaUnweighted === null && ownGpa !== null,
    sat,
    act,
    withholdsScores: false,
    rigor: 0,
    state,
    isFromAbroad: isInternational(citizenship),
    asksForAid: null,
    classRankPercent: rankPercent(classRank ?? ''),
    ...given(whatIf),
  }
}

/**
 * The student as living where they say. Who lives abroad applies from abroad, unless they are a citizen or permanent
 * resident of the United States; who is not sure about aid is read as one who asks for it.
 */
export function livingIn(applicant: Applicant, { state, country, asksForAid }: Residence): Applicant {
  return {
    ...applicant,
    state: applicant.state ?? state,
    ...(country && { livesAbroad: true }),
    isFromAbroad: appliesFromAbroad({ isFromAbroad: applicant.isFromAbroad, country }),
    asksForAid: applicant.asksForAid ?? (asksForAid ? asksForAid !== 'no' : null),
  }
}

/** Drops `undefined` values, so that they change no more than absent ones. */
function given(whatIf: WhatIf): WhatIf {
  return Object.fromEntries(Object.entries(whatIf).filter(([, value]) => value !== undefined))
}
