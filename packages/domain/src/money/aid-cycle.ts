import { cycleOfClass } from '../class-year.ts'
import { addDays } from '../today.ts'
import type { AidStep } from './options.ts'

export type AidCycle = {
  /** The award year to apply for. */
  awardYear: string
  /** The year whose income the form asks for: the second before college begins. */
  taxYear: number
  /** The day on which the federal form opened; until that is known, October 1 of the year before, the latest by law. */
  opensOn: string
  isOpeningKnown: boolean
  /** The last day on which the federal form is accepted: June 30 at the end of the award year. */
  closesOn: string
}

/**
 * The days on which the form opened earlier than it had to, by award year. That of 2027-28 is by the title of a press
 * release of the Department of Education, checked on 2026-11-28.
 * @see https://www.ed.gov/about/news/press-release/us-department-of-education-announces-earliest-fafsa-launch-program-history-second-consecutive-year
 */
const openings: Readonly<Record<string, string>> = { '2027-28': '2026-09-23' }

/**
 * The cycle for a student who starts college in the fall after the application year that they apply in. It ends with
 * that year, so that who has just graduated still sees the aid of their first year of college.
 */
export function aidCycleOn(today: string, graduationYear: number | null = null): AidCycle {
  const starts = Number(cycleOfClass(graduationYear, today).slice(0, 4)) + 1
  const awardYear = `${starts}-${String((starts + 1) % 100).padStart(2, '0')}`
  const opened = openings[awardYear]
  return {
    awardYear,
    taxYear: starts - 2,
    opensOn: opened ?? `${starts - 1}-10-01`,
    isOpeningKnown: opened !== undefined,
    closesOn: `${starts + 1}-06-30`,
  }
}

/** Returns the day on which a step is best done; `null` if only the college or the state can say. */
export function dayOf(step: AidStep, { opensOn, taxYear }: AidCycle): string | null {
  if (step === 'fsa-id' || step === 'documents') return addDays(opensOn, -14)
  if (step === 'fafsa') return opensOn
  if (step === 'css-account') return `${taxYear + 1}-10-01`
  return null
}
