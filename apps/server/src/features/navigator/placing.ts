import { collegeOf } from '@bearings/domain/matching/college-of'
import type { ComputedLabel } from '@bearings/domain/matching/labels'
import { place, type Placement } from '@bearings/domain/matching/placement'
import { reasonFor } from '@bearings/domain/matching/reason'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import { noTestScores } from '@bearings/domain/profile/options'
import { parseTestScores } from '@bearings/domain/profile/rules'
import type { FindableCollege, FindingFile } from '@bearings/domain/schools/find/schema'
import { findable } from '../schools/find/findable.ts'
import type { Asked } from './asked.ts'
import { familyPrice } from './family-price.ts'

/** A college as it stands for the student who asks. */
export type PlacedCollege = {
  college: FindableCollege
  placement: Placement
  label: ComputedLabel | 'Open' | 'Score required' | 'Add your GPA' | 'Not enough data'
  /** "about 20–45%"; `null` where there are none. */
  odds: string | null
  reason: string
  /** US dollars a year after grants, for the student's bracket where one is given; `null` where it is not published. */
  price: number | null
}

export type Placing = {
  all: PlacedCollege[]
  applicant: Applicant
  sources: FindingFile['sources']
  of: (unitid: number | null) => PlacedCollege | undefined
}

const unplaced = {
  open: 'Open',
  score_required: 'Score required',
  gpa_needed: 'Add your GPA',
  not_enough_data: 'Not enough data',
} as const

/** The whole catalog placed for the student who asks, from what they have entered in their profile. */
export async function placeFor(asked: Asked): Promise<Placing> {
  const [{ colleges, sources }, { profile }, incomeBracket] = await Promise.all([
    findable(asked.context.db),
    asked.profile(),
    asked.incomeBracket(),
  ])
  const { sat, act } = parseTestScores(profile.satActScore ?? '')
  const applicant: Applicant = {
    gpa: profile.gpaUnweighted,
    sat,
    act,
    withholdsScores: profile.satActScore === noTestScores,
    rigor: 0,
  }
  const all = colleges.map((college): PlacedCollege => {
    const source = college.level === null ? undefined : sources['admissionRate']?.[college.level]
    const placement = place(
      applicant,
      collegeOf({ ...college, admissionYear: source?.year ?? null }, asked.today),
    )
    const isPlaced = placement.status === 'estimated'
    return {
      college,
      placement,
      label: isPlaced ? placement.label : unplaced[placement.status],
      odds: isPlaced ? shownOdds(placement.odds, placement.isAutomatic) : null,
      reason: reasonFor(placement, applicant),
      price: familyPrice(college, incomeBracket),
    }
  })
  const byUnitid = new Map(all.map((one) => [one.college.unitid, one]))
  return { all, applicant, sources, of: (unitid) => (unitid === null ? undefined : byUnitid.get(unitid)) }
}
