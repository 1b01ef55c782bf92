/** The labels from least to most likely. `Safety` is a likely college that is also affordable (section 5). */
export const computedLabels = ['Far reach', 'Reach', 'Target', 'Likely', 'Very likely'] as const
export type ComputedLabel = (typeof computedLabels)[number]
export type Label = ComputedLabel | 'Safety'

/** The limits of the labels. Odds and rates are shares from 0 to 1. An absent limit has no effect. */
export type LabelRules = {
  farReach: { below: number; selective?: { rateBelow: number; below: number } }
  reach: { below: number; rateBelow?: number }
  likely: { from: number; lowFrom?: number; rateFrom?: number }
  veryLikely?: { from: number; lowFrom: number; rateFrom: number }
}

/** The rules of section 5, which every label follows, and two published practices as alternatives. */
export const labelPresets = {
  standard: {
    farReach: { below: 0.1, selective: { rateBelow: 0.1, below: 0.2 } },
    reach: { below: 0.35, rateBelow: 0.2 },
    veryLikely: { from: 0.9, lowFrom: 0.8, rateFrom: 0.7 },
    likely: { from: 0.75, lowFrom: 0.65, rateFrom: 0.5 },
  },
  /** Like College Kickstart: no target where fewer than a quarter are admitted. */
  kickstart: {
    farReach: { below: 0.1, selective: { rateBelow: 0.1, below: 0.2 } },
    reach: { below: 0.35, rateBelow: 0.25 },
    veryLikely: { from: 0.9, lowFrom: 0.8, rateFrom: 0.7 },
    likely: { from: 0.75, lowFrom: 0.65, rateFrom: 0.5 },
  },
  /** Like Overgrad: limits at 20, 50 and 80 percent, by the odds alone. */
  overgrad: { farReach: { below: 0.2 }, reach: { below: 0.5 }, likely: { from: 0.8 } },
} as const satisfies Record<string, LabelRules>

/**
 * Returns the label of an estimate, from the first rule that applies (section 5). Likely and very likely
 * check the low end, so that a wide range makes no safety.
 * @param odds middle and low end.
 * @param rate r_g, of the student's group over all rounds, so that no round lifts a college over a limit.
 */
export function labelOf(
  { middle, low }: { middle: number; low: number },
  rate: number,
  rules: LabelRules = labelPresets.standard,
): ComputedLabel {
  const { farReach, reach, likely, veryLikely } = rules
  const isSelective = farReach.selective !== undefined && rate < farReach.selective.rateBelow
  if (middle < farReach.below || (isSelective && middle < farReach.selective!.below)) return 'Far reach'
  if (middle < reach.below || rate < (reach.rateBelow ?? 0)) return 'Reach'
  if (veryLikely && middle >= veryLikely.from && low >= veryLikely.lowFrom && rate >= veryLikely.rateFrom)
    return 'Very likely'
  const isLikely = middle >= likely.from && low >= (likely.lowFrom ?? 0) && rate >= (likely.rateFrom ?? 0)
  return isLikely ? 'Likely' : 'Target'
}

/**
 * Turns a likely label into `Safety` if the price is known to fit (section 5).
 * @param isProgramOffered `null` while no major is asked for. A college that does not teach the major is no
 * safety.
 */
export function withSafety(
  label: ComputedLabel,
  isAffordable: boolean | null,
  isProgramOffered: boolean | null,
): Label {
  const isLikely = label === 'Likely' || label === 'Very likely'
  return isLikely && isAffordable === true && isProgramOffered !== false ? 'Safety' : label
}
