import type { LabelGroup } from '#colleges/find/options.ts'
import type { FigureSource, FindableCollege, FindingFile } from '#colleges/find/schema.ts'
import type { ListStatus } from '#list/schema.ts'
import type { incomeBrackets } from '#profile/options.ts'
import { livingIn } from '../applicant-of.ts'
import { collegeOf, type PublishedCollege } from '../college-of.ts'
import { nearestPrice, type NearestPrice } from '../nearest-price.ts'
import type { PlacedLabel } from '../options.ts'
import { placedLabel } from '../placed-label.ts'
import { place, type Placement } from '../placement.ts'
import type { Applicant, College, Residence } from '../schema.ts'
import { isWithinBudget } from '../within-budget.ts'
import { milesBetween, type Place } from './distance.ts'

/** The student whose odds are computed: the inputs for odds, prices and distances. */
export type MatchingInputs = Omit<Residence, 'state'> & {
  applicant: Applicant
  incomeBracket: (typeof incomeBrackets)[number] | null
  /** Postal code of the state; `null` until the student enters it. */
  homeState: string | null
  /** US dollars a year. */
  budget: number | null
  home: Place | null
  /** The plan and major of each college on the student's list, by federal number. */
  applications?: ReadonlyMap<number, Application>
}

/** What a student has chosen for one college, and where the application stands. */
export type Application = { plan: string | null; major: string | null; status?: ListStatus }

/** A college with one person's odds, price and distance. */
export type PlacedCollege = {
  college: FindableCollege
  placement: Placement
  label: PlacedLabel
  group: LabelGroup
  price: NearestPrice | null
  /** Within the budget; `null` while that is not known. */
  isAffordable: boolean | null
  miles: number | null
}

const groups: Record<PlacedLabel, LabelGroup> = {
  'Far reach': 'far-reach',
  Reach: 'reach',
  Target: 'target',
  Likely: 'likely',
  'Very likely': 'likely',
  Safety: 'likely',
  Open: 'open',
  'Not admitting': 'unknown',
  'No odds': 'unknown',
  'Score required': 'unknown',
  'Add your GPA': 'unknown',
  'Not enough data': 'unknown',
}

/** Returns the year of a college's admission figures, as shown beside them. */
export function admissionYearOf(
  { level }: Pick<FindableCollege, 'level'>,
  sources: FindingFile['sources'],
): string | null {
  const source: FigureSource | undefined = level === null ? undefined : sources.admissionRate?.[level]
  return source?.year ?? null
}

/**
 * Places every college of the file for one person, in the order of the file.
 * @param isTaught whether a college teaches the requested major; `null` without one.
 */
export function placeAll(
  { colleges, sources }: FindingFile,
  matchingInputs: MatchingInputs,
  today: string,
  isTaught: ((unitid: number) => boolean) | null = null,
): PlacedCollege[] {
  const { incomeBracket, homeState: state, country, asksForAid, budget } = matchingInputs
  const applicant = livingIn(matchingInputs.applicant, { state, country, asksForAid })
  const means = { incomeBracket, state, country, budget, isFromAbroad: applicant.isFromAbroad }
  return colleges.map((college) => {
    const { published, priced } = preparedOf(college, sources, today)
    const placement = place(applicant, published, matchingInputs.applications?.get(college.unitid))
    const isAffordable = matchingInputs.budget === null ? null : isWithinBudget(priced, means)
    const label = placedLabel(placement, {
      isAffordable,
      isTaught: isTaught === null ? null : isTaught(college.unitid),
    })
    return {
      college,
      placement,
      label,
      group: groups[label],
      price: nearestPrice(priced, means),
      isAffordable,
      miles: milesFrom(matchingInputs.home, college),
    }
  })
}

/** As many colleges as are placed in a millisecond or two. */
const few = 100

/**
 * Places every college as `placeAll` does, and yields after each few, because all of them take a slow phone half a second
 * and a server long enough to keep others waiting.
 */
export function* placingAll(
  file: FindingFile,
  matchingInputs: MatchingInputs,
  today: string,
  isTaught: ((unitid: number) => boolean) | null = null,
): Generator<void, PlacedCollege[]> {
  const all: PlacedCollege[] = []
  for (let at = 0; at < file.colleges.length; at += few) {
    const colleges = file.colleges.slice(at, at + few)
    all.push(...placeAll({ ...file, colleges }, matchingInputs, today, isTaught))
    yield
  }
  return all
}

type Prepared = {
  published: College
  priced: ReturnType<typeof pricedOf>
  sources: FindingFile['sources']
  today: string
}

/** What does not depend on the student is worked out once for each college, and not with every step of a slider. */
const prepared = new WeakMap<FindableCollege, Prepared>()

function preparedOf(college: FindableCollege, sources: FindingFile['sources'], today: string): Prepared {
  const known = prepared.get(college)
  if (known && known.sources === sources && known.today === today) return known
  const published = collegeOf(publishedOf(college, sources), today)
  const found = { published, priced: pricedOf(college), sources, today }
  prepared.set(college, found)
  return found
}

function pricedOf(college: FindableCollege) {
  const { control, state, promises, cost, tuitionInState, tuitionOutOfState, netPrice } = college
  const prices = {
    upTo30k: college.netPriceUpTo30k,
    from30k: college.netPriceFrom30k,
    from48k: college.netPriceFrom48k,
    from75k: college.netPriceFrom75k,
    from110k: college.netPriceFrom110k,
  }
  return { control, state, prices, promises, cost, tuitionInState, tuitionOutOfState, average: netPrice }
}

/** Copies each field by name, because spreading all of the college takes longer than placing it. */
function publishedOf(college: FindableCollege, sources: FindingFile['sources']): PublishedCollege {
  return {
    admissionRate: college.admissionRate,
    hasOpenAdmission: college.hasOpenAdmission,
    takesNobody: college.takesNobody,
    control: college.control,
    state: college.state,
    odds: college.odds,
    testPolicy: college.testPolicy,
    satReading25: college.satReading25,
    satReading75: college.satReading75,
    satMath25: college.satMath25,
    satMath75: college.satMath75,
    act25: college.act25,
    act75: college.act75,
    averageGpa: college.averageGpa,
    admissionYear: admissionYearOf(college, sources),
  }
}

function milesFrom(home: Place | null, { lat, lon }: FindableCollege): number | null {
  return home === null || lat === null || lon === null ? null : milesBetween(home, { lat, lon })
}
