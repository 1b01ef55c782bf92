import { regions, sizes } from '#colleges/find/options.ts'
import type {
  controls,
  degrees,
  LabelGroup,
  Mission,
  settings,
  Size,
  systems,
  testPolicies,
} from '#colleges/find/options.ts'
import type { FindableCollege } from '#colleges/find/schema.ts'
import type { PlacedCollege } from './placed.ts'
import { isStillOpen } from './still-open.ts'

/**
 * The filters; absent ones do not apply. Several values of one filter mean any of them; different filters
 * must all match.
 */
export type FindFilters = {
  labels?: LabelGroup[] | undefined
  states?: string[] | undefined
  regions?: (keyof typeof regions)[] | undefined
  /** The most miles from home, in a straight line. */
  within?: number | undefined
  sizes?: Size[] | undefined
  settings?: (typeof settings)[number][] | undefined
  controls?: (typeof controls)[number][] | undefined
  degrees?: (typeof degrees)[number][] | undefined
  /** Code of a field of study, as in "11.07", or of a family of them, as in "11". */
  major?: string | undefined
  /** The highest price, in US dollars a year. */
  price?: number | undefined
  /** Percent of applicants admitted, from and to. */
  admitsFrom?: number | undefined
  admitsTo?: number | undefined
  /** Percent who graduate, at least. */
  graduates?: number | undefined
  tests?: (typeof testPolicies)[number][] | undefined
  missions?: Mission[] | undefined
  /** A religious affiliation by its name, or `noFaith`. */
  faith?: string | undefined
  systems?: (typeof systems)[number][] | undefined
  stillOpen?: true | undefined
}

/** The faith of a college without any: the federal data name each affiliation that there is. */
export const noFaith = 'No religious affiliation'

/** Data for the filters besides the college itself. */
export type FilterContext = {
  today: string
  /** Whether a college teaches the requested major. */
  isTaught: ((unitid: number) => boolean) | null
}

type Test = (placed: PlacedCollege) => boolean

/** Combines the filters into one test. A college that does not publish a value fails any filter on it. */
export function testOf(filters: FindFilters, context: FilterContext): Test {
  const tests: Test[] = []
  const add = <Value>(value: Value | undefined, test: (value: Value) => Test) => {
    if (value !== undefined) tests.push(test(value))
  }
  const among = <Value>(
    values: readonly Value[] | undefined,
    of: (college: FindableCollege) => Value | null,
  ) =>
    add(
      values,
      (wanted) =>
        ({ college }) =>
          wanted.includes(of(college) as Value),
    )

  add(
    filters.labels,
    (labels) =>
      ({ group }) =>
        labels.includes(group),
  )
  const states = [...(filters.states ?? []), ...(filters.regions ?? []).flatMap((region) => regions[region])]
  among(states.length > 0 ? states : undefined, ({ state }) => state)
  add(
    filters.within,
    (within) =>
      ({ miles }) =>
        miles !== null && miles <= within,
  )
  among(filters.sizes, sizeOf)
  among(filters.settings, ({ locale }) => locale)
  among(filters.controls, ({ control }) => control)
  among(filters.degrees, degreeOf)
  add(
    filters.major,
    () =>
      ({ college }) =>
        context.isTaught?.(college.unitid) ?? true,
  )
  add(
    filters.price,
    (most) =>
      ({ price }) =>
        price !== null && price.amount <= most,
  )
  add(
    filters.admitsFrom,
    (from) =>
      ({ college }) =>
        (college.admissionRate ?? -1) >= from / 100,
  )
  add(
    filters.admitsTo,
    (to) =>
      ({ college }) =>
        (college.admissionRate ?? Infinity) <= to / 100,
  )
  add(
    filters.graduates,
    (least) =>
      ({ college }) =>
        (college.graduationRate ?? -1) >= least / 100,
  )
  among(filters.tests, testPolicyOf)
  add(
    filters.missions,
    (wanted) =>
      ({ college }) =>
        wanted.some((mission) => hasMission(college, mission)),
  )
  add(
    filters.faith,
    (faith) =>
      ({ college }) =>
        college.religiousAffiliation === (faith === noFaith ? null : faith),
  )
  among(filters.systems, ({ applicationSystem }) => applicationSystem as (typeof systems)[number] | null)
  add(
    filters.stillOpen,
    () =>
      ({ college }) =>
        isStillOpen(college, context.today),
  )
  return (placed) => tests.every((test) => test(placed))
}

/** Returns a college's size by its undergraduates; `null` if unknown. */
export function sizeOf({ undergraduates }: Pick<FindableCollege, 'undergraduates'>): Size | null {
  if (undergraduates === null) return null
  if (undergraduates < sizes.medium) return 'small'
  if (undergraduates < sizes.large) return 'medium'
  return undergraduates < sizes.huge ? 'large' : 'huge'
}

/** Returns `two-year` for a college of associate degrees and `four-year` for any other; `null` if unknown. */
export function degreeOf({ level }: Pick<FindableCollege, 'level'>): (typeof degrees)[number] | null {
  if (level === null) return null
  return level === 'associate' ? 'two-year' : 'four-year'
}

/** Returns how a college treats scores. Scores that are required in some cases only are optional. */
export function testPolicyOf({
  testPolicy,
}: Pick<FindableCollege, 'testPolicy'>): (typeof testPolicies)[number] | null {
  if (testPolicy === null) return null
  if (testPolicy === 'required') return 'required'
  return testPolicy === 'not_considered' || testPolicy === 'test_free' ? 'not-considered' : 'optional'
}

function hasMission(college: FindableCollege, mission: Mission): boolean {
  return {
    womens: college.isWomens,
    mens: college.isMens,
    hbcu: college.isHbcu,
    hsi: college.isHsi,
    tribal: college.isTribal,
    faith: college.religiousAffiliation !== null,
  }[mission]
}
