import { setImmediate } from 'node:timers/promises'
import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import type { FindableCollege, FindingFile } from '@bearings/domain/colleges/find/schema'
import { applicantOf, livingIn } from '@bearings/domain/matching/applicant-of'
import { placeAll, placingAll, type PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { oddsInWords as placementInWords } from '@bearings/domain/matching/odds-of'
import { applicationsOf } from '@bearings/domain/matching/placed-list'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import { noOddsFromOwnGpa } from '@bearings/domain/profile/options'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { findable } from '../colleges/find/findable.ts'
import type { QuestionContext } from './question.ts'

/** Says why there are no odds from a student's grades; `null` where there is a GPA. */
export function withoutGpa({ gpa, isGradedOtherwise }: Applicant, instead: string): string | null {
  if (gpa !== null) return null
  return isGradedOtherwise
    ? `${noOddsFromOwnGpa} If your counselor knows your GPA on the 4-point scale, [add it](/profile/edit/1).`
    : instead
}

export type Placements = {
  applicant: Applicant
  sources: FindingFile['sources']
  means: Means
  /** Whether they go by a profile. An advisor has none: what counts are the grades in the question. */
  isOfProfile: boolean
  /** How many colleges there are. */
  count: number
  /** Returns a college as it stands for the student, by its federal number. */
  of: (unitid: number | null) => PlacedCollege | undefined
  /** Returns all colleges as they stand for the student, the best known first. */
  all: () => Promise<PlacedCollege[]>
}

const placementsByQuestion = new WeakMap<QuestionContext, Promise<Placements>>()

/** Returns how colleges stand for the student who asks, by their profile. Each is placed once per answer. */
export function placementsFor(context: QuestionContext): Promise<Placements> {
  const placements = placementsByQuestion.get(context) ?? computePlacements(context)
  placementsByQuestion.set(context, placements)
  return placements
}

async function computePlacements(context: QuestionContext): Promise<Placements> {
  const [file, { profile }, means, list] = await Promise.all([
    findable(context.request.db),
    context.profile(),
    context.means(),
    context.list(),
  ])
  const { gpaUnweighted, satActScore } = profile
  const scores = parseTestScores(satActScore ?? '')
  const student = applicantOf({ gpaUnweighted, ...scores }, {}, profile)
  const applicant = livingIn(student, means)
  const { state: homeState, ...family } = means
  const matchingInputs = {
    ...family,
    applicant,
    homeState,
    home: null,
    applications: applicationsOf(list),
  }
  const { colleges, byUnitid } = inOrder(file)
  const placed = new Map<number, PlacedCollege>()
  function placedOnce(college: FindableCollege): PlacedCollege {
    const known =
      placed.get(college.unitid) ??
      placeAll({ ...file, colleges: [college] }, matchingInputs, context.today)[0]!
    placed.set(college.unitid, known)
    return known
  }
  let everyCollege: Promise<PlacedCollege[]> | undefined
  async function allPlaced(): Promise<PlacedCollege[]> {
    const work = placingAll({ ...file, colleges }, matchingInputs, context.today)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      await setImmediate()
    }
  }
  return {
    applicant,
    isOfProfile: context.request.actor.role !== 'advisor',
    sources: file.sources,
    means,
    count: colleges.length,
    of: (unitid) => {
      const college = unitid === null ? undefined : byUnitid.get(unitid)
      return college && placedOnce(college)
    },
    all: () => (everyCollege ??= allPlaced()),
  }
}

type Ordered = { colleges: FindableCollege[]; byUnitid: Map<number, FindableCollege> }
const ordered = new WeakMap<FindingFile, Ordered>()

/** Returns the colleges of a catalog, the best known first. Kept for everybody until the catalog changes. */
function inOrder(file: FindingFile): Ordered {
  const known = ordered.get(file)
  if (known) return known
  const colleges = bestKnownFirst(file.colleges)
  const order = { colleges, byUnitid: new Map(colleges.map((college) => [college.unitid, college])) }
  ordered.set(file, order)
  return order
}

/** Returns, for example, "about 20–45%"; `null` if there are no odds. */
export function oddsInWords({ placement }: PlacedCollege): string | null {
  return placementInWords(placement)
}
