import { admissionOdds, cutoffOf } from '@bearings/domain/matching/admission-odds'
import { oddsOfAny } from '@bearings/domain/matching/list-odds'
import { place } from '@bearings/domain/matching/placement'
import { MatchingFile, notRead, type Case } from './matching-file.ts'

export const format = 'json'
export const columns = ['schools', 'cases'] as const

/** The largest difference allowed between a figure and the expected one. */
const tolerance = 1e-3

/** A computed figure or word, and the expected one; `undefined` if the case does not state it. */
type Outcome = [what: string, found: number | string | undefined, expected: number | string | undefined]

/** Places each student at the case's school, and computes the odds of the file's vectors. All must match. */
export async function run(contents: Record<string, unknown>): Promise<boolean> {
  const read = MatchingFile.safeParse(contents)
  if (!read.success) {
    for (const { path, message } of read.error.issues) console.log(`${path.join('.')}: ${message}`)
    return false
  }
  for (const word of notRead(contents)) console.log(`not read: ${word}`)
  const { params, rho, schools, cases, p_admit_vectors: admission, list_odds_vectors: lists } = read.data
  const bySchool = new Map(schools.map(({ name, college }) => [name, college]))
  const kinds = {
    parameters: [...params, ...rho].map(([what, found, expected]) => ({
      name: `parameter ${what}`,
      outcomes: [[what, found, expected] as Outcome],
    })),
    cases: cases.map((one) => ({
      name: `${one.student} at ${one.school}`,
      outcomes: outcomesOf(one, bySchool.get(one.school)),
    })),
    'odds of admission': admission.map(({ z_adm, r, rho: share, p }) => ({
      name: `odds at z ${z_adm}, r ${r}, ρ ${share}`,
      outcomes: [['p', admissionOdds(z_adm, cutoffOf(r), share), p] as Outcome],
    })),
    'odds of a list': lists.map(({ ps, tau, any }) => ({
      name: `odds of a list of ${ps.length}`,
      outcomes: [['any', oddsOfAny(ps, tau), any] as Outcome],
    })),
  }

  for (const { name, outcomes } of Object.values(kinds).flat())
    for (const [what, found, expected] of outcomes.filter((outcome) => !holds(outcome)))
      console.log(`${name}: ${what} is ${found}, not ${expected}`)
  const counts = Object.entries(kinds).map(([kind, all]) => {
    const held = all.filter(({ outcomes }) => outcomes.every(holds)).length
    console.log(`${kind}: ${held} of ${all.length} hold`)
    return all.length - held
  })
  return cases.length > 0 && counts.every((failed) => failed === 0)
}

function holds([, found, expected]: Outcome): boolean {
  if (expected === undefined) return true
  if (typeof expected !== 'number') return found === expected
  return typeof found === 'number' && Math.abs(found - expected) <= tolerance
}

function outcomesOf(expected: Case, college: Parameters<typeof place>[1] | undefined): Outcome[] {
  if (!college) return [['school', 'not in the file', expected.school]]
  const placement = place(expected.profile, college)
  const estimate = placement.status === 'estimated' ? placement : undefined
  return [
    ['status', placement.status, expected.status],
    ['z_adm', estimate?.standing.admitted, expected.z_adm],
    ['rho', estimate?.academicShare, expected.rho],
    ['mid', estimate?.odds.middle, expected.mid],
    ['lo', estimate?.odds.low, expected.lo],
    ['hi', estimate?.odds.high, expected.hi],
    ['category', estimate?.label, expected.category],
  ]
}
