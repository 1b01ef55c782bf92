import { majorsCalled } from '@bearings/domain/colleges/find/major-search'
import type { TaughtMajor } from '@bearings/domain/colleges/find/majors-file'
import {
  type Mission,
  type Size,
  type Sorting,
  sizes,
  type testPolicies,
} from '@bearings/domain/colleges/find/options'
import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { type FindFilters, noFaith, testOf } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { sorted } from '@bearings/domain/matching/finding/sorting'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { day, formatInteger, percent, yearsInWords } from '@bearings/domain/words'
import { taughtMajors } from '#features/colleges/find/taught.ts'
import { ivyLeague } from '../college/place.ts'
import { placementsFor } from '../placements.ts'
import { quoted, table } from '../prose.ts'
import type { Said } from '../said.ts'
import { Criteria, criteriaInWords } from './college-criteria.ts'
import { inOrNear, isTownMeant } from './near-town.ts'
import { citePlacements } from './place-colleges.ts'
import { tool } from './tool.ts'

const most = 6

export const findColleges = tool({
  description:
    'Four-year colleges of the catalog by state, town, size, setting, control, group, test policy, rolling admission, price and admission rate, as they stand for the student',
  input: Criteria,
  async run(context, criteria, notes) {
    const placements = await placementsFor(context)
    const mark = citePlacements(notes, placements)
    const { majors, sources } = await taughtMajors(context.request.db)
    const [taught] = majorsCalled(majors, criteria.major ?? '')
    const all = await placements.all()
    const passes = wantedBy(criteria, taught, context.today)
    const city = isTownMeant(criteria, all) ? criteria.city : null
    const isThere = inOrNear(city, all)
    const there = all.filter((placed) => passes(placed) && isThere(placed))
    const realistic = there.filter(isRealisticFor(context.said))
    const passing = realistic.length > 0 ? realistic : there
    // Colleges that give few bachelor's degrees are only shown if no other college fits.
    const fourYear = passing.filter(({ college }) => college.level === 'bachelor')
    const fitting = fourYear.length > 0 ? fourYear : passing
    // Rates that come from a few dozen students say little.
    const larger = fitting.filter(({ college }) => (college.undergraduates ?? 0) >= 1000)
    const isOfSmall = criteria.size !== null || (criteria.mostUndergraduates ?? Infinity) < sizes.large
    const isNarrowed = !isOfSmall && larger.length > most
    const found = isNarrowed ? larger : fitting
    const teaching = taught && criteria.major ? ` and teach ${quoted(criteria.major)}` : ''
    const stats = realistic.length > 0 ? statsInWords(context.said) : ''
    const words = `${criteriaInWords({ ...criteria, city })}${teaching}${stats}${isNarrowed ? ', with 1,000 undergraduates or more' : ''}`
    const major = criteria.major
      ? taught
        ? ` Counted are those that awarded bachelor’s degrees in ${quoted(taught.title)}${sources.fields ? ` in ${yearsInWords(sources.fields.year)}` : ''} and still offer its broader field; each college’s own site says what it teaches now.`
        : ` The catalog does not say which of them teach ${quoted(criteria.major)}; each college’s own site does.`
      : ''
    if (found.length === 0)
      return `The catalog has no four-year college ${words}${mark}. Remove one condition, or try [Find Schools](/schools/find).${major}`
    const sorting = sortings[criteria.sort ?? 'graduation']
    const shown = sorted(found, sorting.by).slice(0, found.length > most + 2 ? most : found.length)
    // Find Schools has no filter for these.
    const isWider = isNarrowed || stats !== '' || city !== null || isBeyondFilters(criteria)
    const dates = criteria.open === null ? '' : `\n\n${datesOf(shown, criteria.open, context.today)}`
    return `${found.length === 1 ? 'One four-year college is' : `${formatInteger(found.length)} four-year colleges are`} ${words}${mark}; ${shown.length < found.length ? `here are ${shown.length}, ` : ''}${sorting.words}.\n\n${tableOf(shown)}${dates}\n\n[Find Schools](${addressOf(filtersOf(criteria, taught), sorting.by)}) has all of them${isWider ? ', among others' : ''}.${major}`
  },
})

/**
 * Keeps the colleges where the grades and scores that a question names are no reach; by scores alone, those whose
 * middle half begins at most there. Keeps all if it names none.
 */
function isRealisticFor({ gpa, sat, act }: Said): (placed: PlacedCollege) => boolean {
  if (gpa !== null) return ({ group }) => ['target', 'likely', 'open'].includes(group)
  if (sat === null && act === null) return () => true
  return ({ college: { satReading25, satMath25, act25 } }) =>
    sat !== null
      ? satReading25 !== null && satMath25 !== null && satReading25 + satMath25 <= sat
      : act25 !== null && act25 <= act!
}

function statsInWords({ gpa, sat, act }: Said): string {
  if (gpa !== null) return `, and a target or likelier with a GPA of ${gpa}`
  if (sat !== null) return `, and have a middle range of SAT scores that ${sat} is in or above`
  return act === null ? '' : `, and have a middle range of ACT scores that ${act} is in or above`
}

/** Returns until when a college takes applications in a round: a day, “rolling”, or `null` if that is over. */
function openUntil(
  college: FindableCollege,
  round: NonNullable<Criteria['open']>,
  today: string,
): string | null {
  const action = [college.closes_early_action, college.closes_early_action_2]
  const decision = [college.closes_early_decision, college.closes_early_decision_2]
  const rounds = {
    early_action: action,
    early_decision: decision,
    early: [...action, ...decision],
    any: [college.closes_regular, college.closes_rolling],
  }[round]
  if (round === 'any' && college.closes_rolling !== null) return college.closes_regular ?? 'rolling'
  return rounds.find((date) => date !== null && date >= today) ?? null
}

/** Says until when each college takes applications in a round. */
function datesOf(
  shown: readonly PlacedCollege[],
  round: NonNullable<Criteria['open']>,
  today: string,
): string {
  return `Open until: ${shown
    .map(({ college }) => {
      const until = openUntil(college, round, today)
      return `${quoted(college.name)} ${until === null || until === 'rolling' ? 'rolling' : day(until)}`
    })
    .join('; ')}.`
}

export function tableOf(placed: readonly PlacedCollege[]): string {
  return table(
    ['College', 'For you', 'Admits', 'Net price', 'Graduate'],
    placed.map(({ college, label, price }) => [
      quoted([college.name, college.city, college.state].filter(Boolean).join(', ')),
      label,
      college.admissionRate === null ? '–' : percent(college.admissionRate),
      price === null ? '–' : priceInWords(price),
      college.graduationRate === null ? '–' : percent(college.graduationRate),
    ]),
  )
}

/** Returns the filters of Find Schools, for campuses that give a bachelor's degree. */
export function wantedBy(
  criteria: Criteria,
  taught: TaughtMajor | undefined,
  today: string,
): (placed: PlacedCollege) => boolean {
  const { control, faith, group, rolling, mostUndergraduates, leastUndergraduates } = criteria
  const passes = testOf(filtersOf(criteria, taught), {
    today,
    isTaught: taught ? (unitid) => taught.at.has(unitid) : null,
  })
  return (placed) =>
    passes(placed) &&
    !placed.college.isOnlineOnly &&
    !placed.college.takesNobody &&
    (group !== 'ivy' || ivyLeague.has(placed.college.unitid)) &&
    (faith !== 'not-catholic' || placed.college.religiousAffiliation !== 'Roman Catholic') &&
    (criteria.open === null || openUntil(placed.college, criteria.open, today) !== null) &&
    !criteria.exceptStates.includes(placed.college.state ?? '') &&
    (rolling === null || placed.college.closes_rolling !== null) &&
    // A college for profit is only proposed to somebody who has asked for one.
    (control !== null || placed.college.control !== 'private_for_profit') &&
    (mostUndergraduates === null || (placed.college.undergraduates ?? Infinity) < mostUndergraduates) &&
    (leastUndergraduates === null || (placed.college.undergraduates ?? 0) > leastUndergraduates)
}

/** The values that Find Schools uses, so that a link to it shows the same colleges. */
function filtersOf(criteria: Criteria, taught: TaughtMajor | undefined): FindFilters {
  const { states, control, size, setting, group, faith, testPolicy, mostPrice, leastRate } = criteria
  return {
    degrees: ['four-year'],
    states: states.length > 0 ? states : undefined,
    controls: control ? [control] : undefined,
    sizes: size ? sizesOf[size] : undefined,
    settings: setting ? [setting] : undefined,
    missions: missionsOf(criteria),
    systems: group === 'uc' || group === 'csu' ? [group] : undefined,
    faith: faith === 'catholic' ? 'Roman Catholic' : faith === 'none' ? noFaith : undefined,
    tests: testPolicy ? testsOf[testPolicy] : undefined,
    price: mostPrice ?? undefined,
    admitsFrom: leastRate === null ? undefined : leastRate * 100,
    major: taught?.code,
  }
}

/** Whether a search has a condition for which Find Schools has no filter. */
function isBeyondFilters(criteria: Criteria): boolean {
  const { exceptStates, faith, group, rolling, open, mostUndergraduates, leastUndergraduates } = criteria
  const others = [rolling, open, mostUndergraduates, leastUndergraduates]
  const isOfGroup = faith === 'not-catholic' || group === 'ivy'
  return isOfGroup || exceptStates.length > 0 || others.some((one) => one !== null)
}

/** Writes each value as JSON, as the pages parse their URLs: a code such as 51.38 is a string, not a number. */
function addressOf(filters: FindFilters, sort: Sorting): string {
  const given = Object.entries({ ...filters, sort }).filter(([, value]) => value !== undefined)
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
  return `/schools/find?${search.join('&')}`
}

function missionsOf({ group, faith }: Criteria): Mission[] | undefined {
  const missions: Mission[] = []
  if (group === 'hbcu' || group === 'women' || group === 'hsi')
    missions.push(({ hbcu: 'hbcu', women: 'womens', hsi: 'hsi' } as const)[group])
  if (faith === 'any') missions.push('faith')
  return missions.length > 0 ? missions : undefined
}

const sizesOf: Record<NonNullable<Criteria['size']>, Size[]> = {
  small: ['small'],
  medium: ['medium'],
  large: ['large', 'huge'],
}
const testsOf: Record<NonNullable<Criteria['testPolicy']>, (typeof testPolicies)[number][]> = {
  optional: ['optional', 'not-considered'],
  free: ['not-considered'],
  required: ['required'],
}
const sortings: Record<NonNullable<Criteria['sort']>, { by: Sorting; words: string }> = {
  price: { by: 'price', words: 'the lowest net price first' },
  graduation: { by: 'graduation', words: 'the highest graduation rate first' },
  selective: { by: 'most-selective', words: 'the most selective first' },
  easiest: { by: 'least-selective', words: 'the highest admission rate first' },
  size: { by: 'size', words: 'the largest first' },
}
