import type { OddsFacts, Way } from '#colleges/odds/schema.ts'
import { satOfAct } from '../concordance.ts'
import type { Applicant } from '../schema.ts'

/** Whether a student meets a limit of a rule, as far as the profile says. */
export type Criterion = { words: string; state: 'met' | 'not_met' | 'not_known' }

/** A published rule by which a college admits, and how the student stands to it. */
export type Guarantee = Pick<Way, 'program' | 'gives' | 'source'> & {
  isMet: boolean
  criteria: Criterion[]
  /** What the rule asks for beyond figures, which the student knows best. */
  also: readonly string[]
}

/**
 * Returns the way of a college's published rules that the student meets or comes closest to; `null` if it
 * publishes none, or none in figures. Ways are alternatives; within one, every limit has to be met.
 */
export function guaranteeOf(applicant: Applicant, facts: OddsFacts | null | undefined): Guarantee | null {
  let closest: Guarantee | null = null
  for (const way of facts?.ways ?? []) {
    const found = judged(way, applicant)
    if (found && (closest === null || distanceOf(found) < distanceOf(closest))) closest = found
  }
  return closest
}

/** Whether the student may meet a rule, as far as the profile says. */
export function mayBeMet({ criteria }: Guarantee): boolean {
  return criteria.every(({ state }) => state !== 'not_met')
}

/** Not met counts far more than not known. */
function distanceOf({ criteria }: Guarantee): number {
  const points = { met: 0, not_known: 1, not_met: 10 }
  return criteria.reduce((sum, { state }) => sum + points[state], 0)
}

function judged(way: Way, applicant: Applicant): Guarantee | null {
  const figures = [rank(way, applicant), grades(way, applicant), score(way, applicant), index(way, applicant)]
  const limits = figures.filter((limit) => limit !== null)
  if (limits.length === 0) return null
  const criteria = [...residence(way, applicant), ...limits]
  const { program, gives, source, also = [] } = way
  return { program, gives, source, also, criteria, isMet: criteria.every(({ state }) => state === 'met') }
}

function residence(
  { residentsOf }: Way,
  { state = null, livesAbroad, isFromAbroad }: Applicant,
): Criterion[] {
  // Some states count whoever finished high school there as a resident, whatever their citizenship; other rules are not
  // known to be for applicants of other countries.
  if (isFromAbroad && residentsOf && state === residentsOf && !livesAbroad)
    return [{ words: `count as a resident of ${residentsOf}`, state: 'not_known' }]
  if (isFromAbroad) return [{ words: 'apply from the United States', state: 'not_met' }]
  if (residentsOf === undefined) return []
  if (livesAbroad) return [{ words: `live in ${residentsOf}`, state: 'not_met' }]
  return [
    { words: `live in ${residentsOf}`, state: state === null ? 'not_known' : met(state === residentsOf) },
  ]
}

function rank({ rankPercent }: Way, { classRankPercent = null }: Applicant): Criterion | null {
  if (rankPercent === undefined) return null
  const state = classRankPercent === null ? 'not_known' : met(classRankPercent <= rankPercent)
  return { words: `rank in the top ${rankPercent}% of the class`, state }
}

/**
 * Grades in college preparatory courses are known from the grades in all courses only where those are high
 * enough: where they are at least half of the courses, they are no more than twice as far below 4.0.
 */
function grades({ gpa: from, ofCore }: Way, { gpa }: Applicant): Criterion | null {
  if (from === undefined) return null
  const words = `GPA of ${from}${ofCore ? ' in college preparatory courses' : ''}`
  if (gpa === null) return { words, state: 'not_known' }
  if (!ofCore) return { words, state: met(gpa >= from) }
  return { words, state: 4 - 2 * (4 - gpa) >= from ? 'met' : 'not_known' }
}

function score({ act: fromAct, sat: fromSat }: Way, { act, sat }: Applicant): Criterion | null {
  if (fromAct === undefined && fromSat === undefined) return null
  const words = [fromAct && `ACT of ${fromAct}`, fromSat && `SAT of ${fromSat}`].filter(Boolean).join(' or ')
  if (act === null && sat === null) return { words, state: 'not_known' }
  const isMet =
    (fromAct !== undefined && act !== null && act >= fromAct) ||
    (fromSat !== undefined && sat !== null && sat >= fromSat)
  return { words, state: met(isMet) }
}

/** The fewest years of core courses that the regents' universities ask for, which count 5 points each. */
const coreYears = 12

/** 3 × ACT + 30 × GPA + 5 × years of core courses, with an SAT score as the highest ACT score below it. */
function index({ index: from }: Way, { act, sat, gpa }: Applicant): Criterion | null {
  if (from === undefined) return null
  const words = `Regent Admission Index of ${from}`
  const composite = Math.max(act ?? 0, sat === null ? 0 : actOf(sat))
  if (gpa === null || composite === 0) return { words, state: 'not_known' }
  const reached = 3 * composite + 30 * gpa + 5 * coreYears
  return {
    words: `${words}: yours is ${Math.floor(reached)} with ${coreYears} years of core courses`,
    state: met(reached >= from),
  }
}

function actOf(sat: number): number {
  let composite = 0
  for (let act = 9; act <= 36; act++) if (satOfAct(act) <= sat) composite = act
  return composite
}

function met(isMet: boolean): Criterion['state'] {
  return isMet ? 'met' : 'not_met'
}
