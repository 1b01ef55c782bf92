import { applicantOf } from '@bearings/domain/matching/applicant-of'
import { placeAll, type PlacedCollege } from '@bearings/domain/matching/finding/placed'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import { parseTestScores } from '@bearings/domain/profile/rules'
import type { FindingFile } from '@bearings/domain/schools/find/schema'
import { findable } from '../schools/find/findable.ts'
import type { Asked } from './asked.ts'

export type Placing = {
  all: PlacedCollege[]
  applicant: Applicant
  sources: FindingFile['sources']
  of: (unitid: number | null) => PlacedCollege | undefined
}

/** The whole catalog placed for the student who asks, from what they have entered in their profile. */
export async function placeFor(asked: Asked): Promise<Placing> {
  const [file, { profile }, incomeBracket] = await Promise.all([
    findable(asked.context.db),
    asked.profile(),
    asked.incomeBracket(),
  ])
  const { gpaUnweighted, satActScore } = profile
  const applicant = applicantOf({ gpaUnweighted, ...parseTestScores(satActScore ?? '') })
  // At public colleges prices are those of residents, and are said to be.
  const seeker = { applicant, incomeBracket, homeState: null, budget: null, home: null }
  const all = placeAll(file, seeker, asked.today)
  const byUnitid = new Map(all.map((one) => [one.college.unitid, one]))
  return {
    all,
    applicant,
    sources: file.sources,
    of: (unitid) => (unitid === null ? undefined : byUnitid.get(unitid)),
  }
}

/** "about 20–45%"; `null` where there are none. */
export function oddsInWords({ placement }: PlacedCollege): string | null {
  return placement.status === 'estimated' ? shownOdds(placement.odds, placement.isAutomatic) : null
}
