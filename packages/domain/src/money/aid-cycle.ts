import { cycleOfClass } from '../class-year.ts'
import { addDays } from '../today.ts'
import type { AidStep } from './options.ts'

export type AidCycle = {
  /** The award year to apply for. */
  awardYear: string
  /** The year whose income the form asks for: the second before college begins. */
  taxYear: number
  /** By law the federal form opens by October 1 of the year before. */
  opensOn: string
  /** The last day on which the federal form is accepted: June 30 at the end of the award year. */
  closesOn: string
}

/**
 * The cycle for a student who starts college in the fall after the application year that they apply in. It ends with
 * that year, so that who has just graduated still sees the aid of their first year of college.
 */
export function aidCycleOn(today: string, graduationYear: number | null = null): AidCycle {
  const starts = Number(cycleOfClass(graduationYear, today).slice(0, 4)) + 1
  return {
    awardYear: `${starts}-${String((starts + 1) % 100).padStart(2, '0')}`,
    taxYear: starts - 2,
    opensOn: `${starts - 1}-10-01`,
    closesOn: `${starts + 1}-06-30`,
  }
}

/** Returns the day on which a step is best done; `null` if only the college or the state can say. */
export function dayOf(step: AidStep, { opensOn }: AidCycle): string | null {
  if (step === 'fsa-id' || step === 'documents') return addDays(opensOn, -14)
  if (step === 'fafsa' || step === 'css-account') return opensOn
  return null
}
