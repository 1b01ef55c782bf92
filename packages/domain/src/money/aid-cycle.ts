import { schoolYearOf } from '../class-year.ts'
import { addDays } from '../today.ts'
import type { AidStep } from './options.ts'

export type AidCycle = {
  /** The award year to apply for. */
  awardYear: string
  /** By law the federal form opens by October 1 of the year before. */
  opensOn: string
  /** The last day on which the federal form is accepted: June 30 at the end of the award year. */
  closesOn: string
}

/**
 * Returns the aid cycle of a student who starts college in the fall of their graduation. Without a class, or
 * once it has graduated, the student starts in the next fall: from July on, that of the next year.
 */
export function aidCycleOn(today: string, graduationYear: number | null = null): AidCycle {
  const starts = Math.max(schoolYearOf(today) + 1, graduationYear ?? 0)
  return {
    awardYear: `${starts}-${String((starts + 1) % 100).padStart(2, '0')}`,
    opensOn: `${starts - 1}-10-01`,
    closesOn: `${starts + 1}-06-30`,
  }
}

/** Formats an award year as people write it: `2027-28` as "2027–28". */
export function awardYearInWords(awardYear: string): string {
  return awardYear.replace('-', '–')
}

/** Returns the day on which a step is best done; `null` if only the college or the state can say. */
export function dayOf(step: AidStep, { opensOn }: AidCycle): string | null {
  if (step === 'fsa-id' || step === 'documents') return addDays(opensOn, -14)
  if (step === 'fafsa' || step === 'css-account') return opensOn
  return null
}
