import { dollars } from '#words.ts'
import type { Control } from '../schema.ts'
import type { Fact, Figure, FigureName, Requirements } from './schema.ts'

/** The words for the policies of applications and of the federal survey. */
export const policyLabels: Record<string, string> = {
  required: 'Required',
  optional: 'Optional',
  flexible: 'Scores or something else',
  sometimes_required: 'Sometimes required',
  test_free: 'Not considered',
  considered_if_submitted: 'Considered if sent',
  not_considered: 'Not considered',
  yes: 'Yes',
  no: 'No',
}

/** Said of an average that is not the published one. */
export const averageFromDistribution =
  'Computed from how many had which grades on the scale of 4.0. The average that the college publishes is weighted.'

/** Said of a college whose aid goes by need alone. */
export const noMeritAid = 'It gives no merit aid: its own aid goes by need.'

/** This year's policies that agree with each federal one. Any other contradicts it. */
const sameAs: Record<string, readonly Requirements['testPolicy'][]> = {
  required: ['required', 'sometimes_required', 'flexible'],
  considered_if_submitted: ['optional', 'flexible', 'sometimes_required'],
  not_considered: ['test_free'],
}

type Asking = Pick<Requirements, 'cycle' | 'testPolicy' | 'feeUs' | 'applicationSystem'>

/**
 * Returns the SAT and ACT policy: that of the college's newest cycle, otherwise that of the federal survey,
 * which is years older. If the two contradict each other, a note names the older one.
 */
export function testPolicyNow(federal: Fact | null, requirements: Asking | null): Fact | null {
  if (!requirements?.testPolicy) return federal
  const now = {
    value: requirements.testPolicy,
    label: federal?.label ?? 'SAT/ACT policy',
    ...sourceOf(requirements),
  }
  const agrees = !federal || (sameAs[federal.value] ?? []).includes(requirements.testPolicy)
  if (agrees) return now
  return { ...now, note: olderSays(federal, `“${policyLabels[federal.value] ?? federal.value}”`) }
}

/** Returns the fee for applicants in the US, chosen like the test policy. */
export function applicationFeeNow(federal: Figure | null, requirements: Asking | null): Figure | null {
  if (requirements?.feeUs === undefined || requirements.feeUs === null) return federal
  const now: Figure = {
    value: requirements.feeUs,
    unit: 'usd',
    label: federal?.label ?? 'Application fee',
    ...sourceOf(requirements),
  }
  return !federal || federal.value === now.value
    ? now
    : { ...now, note: olderSays(federal, `$${federal.value}`) }
}

const systemSources: Record<string, string> = {
  common_app: 'Common App Requirements Grid',
  uc: 'University of California',
  csu: 'California State University',
}

function sourceOf({ applicationSystem, cycle }: Asking) {
  return { source: systemSources[applicationSystem] ?? 'The college', year: cycle }
}

function olderSays({ year }: Pick<Fact, 'year'>, words: string): string {
  return `The federal survey of ${year} says ${words}.`
}

/** Returns the notes on a net price: whom it applies to at a public college, and why it is below zero. */
export function noteOnPrice(name: FigureName, value: number, control: Control | null): string | null {
  if (!name.startsWith('net_price')) return null
  const notes = [
    control === 'public' && 'For students who pay in-state tuition.',
    value < 0 && `Published as ${dollars(value)}: grants came to more than the cost of attendance.`,
  ].filter((note) => note !== false)
  return notes.length > 0 ? notes.join(' ') : null
}
