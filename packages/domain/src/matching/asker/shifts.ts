import type { Group } from '#colleges/odds/schema.ts'
import { drift, type Prior } from './parameters.ts'

/** Returns ln(p / (1 - p)): minus or plus infinity at 0 and 1. */
export function logit(share: number): number {
  return Math.log(share / (1 - share))
}

/** The share whose log-odds these are. */
export function shareOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/**
 * Returns the difference of a group's log-odds and those of all applicants, drawn toward what similar colleges
 * show: the fewer applied, the further (section 4).
 */
export function ownShift(group: Group, all: Group, { shift, spread }: Prior): number {
  const variance = samplingVariance(group) + drift.ofCounts ** 2
  const weight = 1 / variance
  const ofPrior = 1 / spread ** 2
  return (weight * (logOddsOf(group) - logOddsOf(all)) + ofPrior * shift) / (weight + ofPrior)
}

/** Half an applicant more on either side, so that a group of which all or none were admitted has odds. */
function logOddsOf({ rate, applied }: Group): number {
  if (applied === undefined) return logit(Math.min(Math.max(rate, 0.005), 0.995))
  const admitted = rate * applied
  return Math.log((admitted + 0.5) / (applied - admitted + 0.5))
}

/** Rates that are published without counts are as rough as the yearly change. */
function samplingVariance({ rate, applied }: Group): number {
  if (applied === undefined) return drift.ofCounts ** 2
  const admitted = rate * applied
  return 1 / (admitted + 0.5) + 1 / (applied - admitted + 0.5)
}
