import { addDays } from '../today.ts'
import type { AidStep } from './options.ts'

export type AidCycle = {
  /** The award year that is applied for. */
  awardYear: string
  /** By law the federal form opens by October 1 of the year before. */
  opensOn: string
  /** The last day on which the federal form is taken: June 30 at the end of the award year. */
  closesOn: string
}

/** The cycle for a student who starts college the fall after this day; from July on, next year's. */
export function aidCycleOn(today: string): AidCycle {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const starts = month >= 7 ? year + 1 : year
  return {
    awardYear: `${starts}-${String((starts + 1) % 100).padStart(2, '0')}`,
    opensOn: `${starts - 1}-10-01`,
    closesOn: `${starts + 1}-06-30`,
  }
}

/** The year of aid as people write it: `2027-28` as "2027–28". */
export function awardYearInWords(awardYear: string): string {
  return awardYear.replace('-', '–')
}

/** When a step is best done, as a day; `null` where only the college or the state can say. */
export function dayOf(step: AidStep, { opensOn }: AidCycle): string | null {
  if (step === 'fsa-id' || step === 'documents') return addDays(opensOn, -14)
  if (step === 'fafsa' || step === 'css-account') return opensOn
  return null
}
