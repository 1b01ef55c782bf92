import { milesBetween, type Place } from '@bearings/domain/matching/finding/distance'
import { type FindFilters, testOf } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { sorted } from '@bearings/domain/matching/finding/sorting'
import { quoted, table } from '@bearings/domain/navigator/prose'
import { majorsCalled } from '@bearings/domain/schools/find/major-search'
import type { TaughtMajor } from '@bearings/domain/schools/find/majors-file'
import {
  type Mission,
  type Size,
  sizes,
  type Sorting,
  type testPolicies,
} from '@bearings/domain/schools/find/options'
import { stateNames } from '@bearings/domain/states'
import { dollars, inProse, percent, whole } from '@bearings/domain/words'
import { z } from 'zod'
import { taughtMajors } from '#features/schools/find/taught.ts'
import { placeFor } from '../placing.ts'
import { citePlacing } from './place-colleges.ts'
import { tool } from './tool.ts'

const Criteria = z.object({
  states: z.array(z.string().length(2)).max(60),
  city: z.string().max(80).nullable(),
  major: z.string().max(80).nullable(),
  control: z.enum(['public', 'private_nonprofit', 'private_for_profit']).nullable(),
  size: z.enum(['small', 'medium', 'large']).nullable(),
  mostUndergraduates: z.number().nullable().default(null),
  leastUndergraduates: z.number().nullable().default(null),
  setting: z.enum(['city', 'suburb', 'town', 'rural']).nullable(),
  group: z.enum(['hbcu', 'women', 'hsi', 'ivy']).nullable(),
  faith: z.enum(['catholic', 'any']).nullable().default(null),
  testPolicy: z.enum(['optional', 'free']).nullable(),
  rolling: z.literal(true).nullable().default(null),
  mostPrice: z.number().nullable(),
  leastRate: z.number().min(0).max(1).nullable(),
  sort: z.enum(['price', 'graduation', 'selective', 'easiest', 'size']).nullable(),
})
type Criteria = z.infer<typeof Criteria>
const most = 6

export const findColleges = tool({
  description:
    'Four-year colleges of the catalog by state, town, size, setting, control, group, test policy, rolling admission, price and admission rate, as they stand for the student',
  input: Criteria,
  async run(context, criteria, notes) {
    const placing = await placeFor(context)
    const mark = citePlacing(notes, placing)
    const { majors, sources } = await taughtMajors(context.request.db)
    const [taught] = majorsCalled(majors, criteria.major ?? '')
    const all = await placing.all()
    const passes = wantedBy(criteria, taught, context.today)
    const city = isCityMeant(criteria, all) ? criteria.city : null
    const isThere = inOrNear(city, all)
    const passing = all.filter((placed) => passes(placed) && isThere(placed))
    // Colleges that give few bachelor's degrees are only shown if no other college fits.
    const fourYear = passing.filter(({ college }) => college.level === 'bachelor')
    const fitting = fourYear.length > 0 ? fourYear : passing
    // Rates that come from a few dozen students say little.
    const larger = fitting.filter(({ college }) => (college.undergraduates ?? 0) >= 1000)
    const isNarrowed = criteria.size === null && criteria.mostUndergraduates === null && larger.length > most
    const found = isNarrowed ? larger : fitting
    const words = `${wordsOf({ ...criteria, city })}${isNarrowed ? ', with 1,000 undergraduates or more' : ''}`
    const major = criteria.major
      ? taught
        ? ` Counted are those that awarded bachelor’s degrees in ${quoted(taught.title)}${sources.fields ? ` in ${sources.fields.year}` : ''} and still offer its broader field; each college’s own site says what it teaches now.`
        : ` The catalog does not say which of them teach ${quoted(criteria.major)}; each college’s own site does.`
      : ''
    if (found.length === 0)
      return `The catalog has no four-year college ${words}${mark}. Take one condition away, or try [Find Schools](/schools/find).${major}`
    const sorting = sortings[criteria.sort ?? 'graduation']
    const shown = sorted(found, sorting.by).slice(0, found.length > most + 2 ? most : found.length)
    return `${found.length === 1 ? 'One four-year college is' : `${whole(found.length)} four-year colleges are`} ${words}${mark}; ${shown.length < found.length ? `here are ${shown.length}, ` : ''}${sorting.words}.\n\n${tableOf(shown)}\n\n[Find Schools](${addressOf(filtersOf(criteria, taught), sorting.by)}) has all of them.${major}`
  },
})

export function tableOf(placed: readonly PlacedCollege[]): string {
  return table(
    ['College', 'For you', 'Admits', 'Net price', 'Graduate'],
    placed.map(({ college, label, price }) => [
      quoted([college.name, college.city, college.state].filter(Boolean).join(', ')),
      label,
      college.admissionRate === null ? '–' : percent(college.admissionRate),
      price === null ? '–' : dollars(price.amount),
      college.graduationRate === null ? '–' : percent(college.graduationRate),
    ]),
  )
}

/** Returns the filters of Find Schools, for campuses that give a bachelor's degree. */
function wantedBy(
  criteria: Criteria,
  taught: TaughtMajor | undefined,
  today: string,
): (placed: PlacedCollege) => boolean {
  const { control, group, rolling, mostUndergraduates, leastUndergraduates } = criteria
  const passes = testOf(filtersOf(criteria, taught), {
    today,
    isTaught: taught ? (unitid) => taught.at.has(unitid) : null,
  })
  return (placed) =>
    passes(placed) &&
    !placed.college.isOnlineOnly &&
    (group !== 'ivy' || ivyLeague.has(placed.college.unitid)) &&
    (rolling === null || placed.college.closes_rolling !== null) &&
    // A college for profit is only proposed to somebody who has asked for one.
    (control !== null || placed.college.control !== 'private_for_profit') &&
    (mostUndergraduates === null || (placed.college.undergraduates ?? Infinity) < mostUndergraduates) &&
    (leastUndergraduates === null || (placed.college.undergraduates ?? 0) > leastUndergraduates)
}

/** The values that Find Schools uses, so that a link to it shows the same colleges. */
function filtersOf(criteria: Criteria, taught: TaughtMajor | undefined): FindFilters {
  const { states, control, size, setting, faith, testPolicy, mostPrice, leastRate } = criteria
  return {
    degrees: ['four-year'],
    states: states.length > 0 ? states : undefined,
    controls: control ? [control] : undefined,
    sizes: size ? sizesOf[size] : undefined,
    settings: setting ? [setting] : undefined,
    missions: missionsOf(criteria),
    faith: faith === 'catholic' ? 'Roman Catholic' : undefined,
    tests: testPolicy ? testsOf[testPolicy] : undefined,
    price: mostPrice ?? undefined,
    admitsFrom: leastRate === null ? undefined : leastRate * 100,
    major: taught?.code,
  }
}

/** Writes each value as JSON, as the pages parse their URLs: a code such as 51.38 is a string, not a number. */
function addressOf(filters: FindFilters, sort: Sorting): string {
  const given = Object.entries({ ...filters, sort }).filter(([, value]) => value !== undefined)
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
  return `/schools/find?${search.join('&')}`
}

/** Brown, Columbia, Cornell, Dartmouth, Harvard, Penn, Princeton, Yale. */
const ivyLeague = new Set([217156, 190150, 190415, 182670, 166027, 215062, 186131, 130794])

function missionsOf({ group, faith }: Criteria): Mission[] | undefined {
  const missions: Mission[] = []
  if (group && group !== 'ivy') missions.push(({ hbcu: 'hbcu', women: 'womens', hsi: 'hsi' } as const)[group])
  if (faith === 'any') missions.push('faith')
  return missions.length > 0 ? missions : undefined
}

/**
 * Returns whether `city` limits the search. If no college is in it, it may be no town at all ("in
 * psychology"), so it is ignored when the student asks for a state or a major too.
 */
function isCityMeant(criteria: Criteria, all: readonly PlacedCollege[]): boolean {
  const { city, states, major } = criteria
  if (city === null) return false
  if (all.some(({ college }) => college.city?.toLowerCase() === city.toLowerCase())) return true
  return states.length === 0 && major === null
}

/** The straight distance from a town that counts as near, in miles. */
const nearby = 25

/** Matches colleges in a town or near it: at most `nearby` miles from a college that is there. */
function inOrNear(city: string | null, all: readonly PlacedCollege[]): (placed: PlacedCollege) => boolean {
  if (city === null) return () => true
  const isThere = ({ college }: PlacedCollege) => college.city?.toLowerCase() === city.toLowerCase()
  // The best known college in a town of that name marks its place: Portland is in Oregon and in Maine.
  const center = all.flatMap((placed) => (isThere(placed) ? (placeOf(placed) ?? []) : []))[0]
  return (placed) => {
    const place = placeOf(placed)
    return center && place ? milesBetween(center, place) <= nearby : isThere(placed)
  }
}

function placeOf({ college: { lat, lon } }: PlacedCollege): Place | null {
  return lat === null || lon === null ? null : { lat, lon }
}

const sizesOf: Record<NonNullable<Criteria['size']>, Size[]> = {
  small: ['small'],
  medium: ['medium'],
  large: ['large', 'huge'],
}
const testsOf: Record<NonNullable<Criteria['testPolicy']>, (typeof testPolicies)[number][]> = {
  optional: ['optional', 'not-considered'],
  free: ['not-considered'],
}
const sortings: Record<NonNullable<Criteria['sort']>, { by: Sorting; words: string }> = {
  price: { by: 'price', words: 'the lowest net price first' },
  graduation: { by: 'graduation', words: 'the highest graduation rate first' },
  selective: { by: 'most-selective', words: 'the most selective first' },
  easiest: { by: 'least-selective', words: 'the highest admission rate first' },
  size: { by: 'size', words: 'the largest first' },
}

function wordsOf(criteria: Criteria): string {
  const {
    states,
    city,
    control,
    size,
    setting,
    group,
    faith,
    testPolicy,
    rolling,
    mostPrice,
    leastRate,
    mostUndergraduates,
    leastUndergraduates,
  } = criteria
  const kinds = [
    size &&
      {
        small: `small (under ${whole(sizes.medium)} undergraduates)`,
        medium: `medium-sized (${whole(sizes.medium)} to ${whole(sizes.large - 1)} undergraduates)`,
        large: `large (${whole(sizes.large)} undergraduates or more)`,
      }[size],
    control && { public: 'public', private_nonprofit: 'private', private_for_profit: 'for-profit' }[control],
    group &&
      { hbcu: 'historically Black', women: 'for women', hsi: 'Hispanic-serving', ivy: 'in the Ivy League' }[
        group
      ],
    faith && { catholic: 'Catholic', any: 'religious' }[faith],
    testPolicy && { optional: 'test-optional or test-free', free: 'test-free' }[testPolicy],
    setting &&
      { city: 'in a city', suburb: 'in a suburb', town: 'in a town', rural: 'in the country' }[setting],
    mostUndergraduates !== null && `below ${whole(mostUndergraduates)} undergraduates`,
    leastUndergraduates !== null && `above ${whole(leastUndergraduates)} undergraduates`,
    city && `in ${quoted(city)} or within ${nearby} miles of it`,
    states.length > 0 &&
      `in ${inProse(
        states.slice(0, 14).map((code) => stateNames[code] ?? code),
        'or',
      )}`,
    mostPrice !== null && `${dollars(mostPrice)} or less a year after grants`,
    leastRate !== null && `admitting ${percent(leastRate)} or more`,
    rolling && 'admitting on a rolling basis',
  ].filter((word) => typeof word === 'string')
  return kinds.length > 0 ? inProse(kinds) : 'in the catalog'
}
