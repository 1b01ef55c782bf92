import { applicantOf } from '@bearings/domain/matching/applicant-of'
import { placeAll, type PlacedCollege } from '@bearings/domain/matching/finding/placed'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import type { Means } from '@bearings/domain/matching/within-budget'
import { parseTestScores } from '@bearings/domain/profile/rules'
import { bestKnownFirst } from '@bearings/domain/schools/find/best-known'
import type { FindingFile } from '@bearings/domain/schools/find/schema'
import { findable } from '../schools/find/findable.ts'
import type { Asked } from './asked.ts'

export type Placing = {
  all: PlacedCollege[]
  applicant: Applicant
  sources: FindingFile['sources']
  means: Means
  of: (unitid: number | null) => PlacedCollege | undefined
}

const placings = new WeakMap<Asked, Promise<Placing>>()

/** The whole catalog placed for the student who asks, from what they have entered in their profile; once an answer. */
export function placeFor(asked: Asked): Promise<Placing> {
  const placing = placings.get(asked) ?? placeAllFor(asked)
  placings.set(asked, placing)
  return placing
}

async function placeAllFor(asked: Asked): Promise<Placing> {
  const [file, { profile }, means] = await Promise.all([
    findable(asked.context.db),
    asked.profile(),
    asked.means(),
  ])
  const { gpaUnweighted, satActScore } = profile
  const applicant = applicantOf({ gpaUnweighted, ...parseTestScores(satActScore ?? '') })
  const { incomeBracket, state: homeState, budget } = means
  const seeker = { applicant, incomeBracket, homeState, budget, home: null }
  const all = placeAll({ ...file, colleges: bestKnownFirst(file.colleges) }, seeker, asked.today)
  const byUnitid = new Map(all.map((one) => [one.college.unitid, one]))
  return {
    all,
    applicant,
    sources: file.sources,
    means,
    of: (unitid) => (unitid === null ? undefined : byUnitid.get(unitid)),
  }
}

/** "about 20–45%"; `null` where there are none. */
export function oddsInWords({ placement }: PlacedCollege): string | null {
  return placement.status === 'estimated' ? shownOdds(placement.odds, placement.isAutomatic) : null
}
