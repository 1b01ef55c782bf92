import type { Applicant } from './schema.ts'

/** The profile fields that matter for matching; nothing else can be passed in. */
export type Academics = { gpaUnweighted: number | null; sat: number | null; act: number | null }

/** What-if values, which change only what is displayed. */
export type WhatIf = Partial<Pick<Applicant, 'gpa' | 'sat' | 'act' | 'withholdsScores'>>

/**
 * The applicant that a profile describes. Rigor is 0: how many hard courses a high school offers is not known, and courses
 * without that figure say nothing (section 3).
 * @param whatIf what stands in place of the profile, each where it is given; `null` tries it without.
 */
export function applicantOf({ gpaUnweighted, sat, act }: Academics, whatIf: WhatIf = {}): Applicant {
  return { gpa: gpaUnweighted, sat, act, withholdsScores: false, rigor: 0, ...given(whatIf) }
}

/** What is left out changes nothing, an `undefined` no more than an absent field. */
function given(whatIf: WhatIf): WhatIf {
  return Object.fromEntries(Object.entries(whatIf).filter(([, value]) => value !== undefined))
}
