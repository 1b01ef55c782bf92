import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { dollars, inProse, percent, quoted, table, whole } from '@bearings/domain/navigator/prose'
import { stateNames } from '@bearings/domain/states'
import { z } from 'zod'
import { placeFor } from '../placing.ts'
import { citePlacing } from './place-colleges.ts'
import { tool } from './tool.ts'

const Criteria = z.object({
  states: z.array(z.string().length(2)).max(60),
  city: z.string().max(80).nullable(),
  major: z.string().max(80).nullable(),
  control: z.enum(['public', 'private_nonprofit', 'private_for_profit']).nullable(),
  size: z.enum(['small', 'medium', 'large']).nullable(),
  setting: z.enum(['city', 'suburb', 'town', 'rural']).nullable(),
  group: z.enum(['hbcu', 'women', 'hsi']).nullable(),
  testPolicy: z.enum(['optional', 'free']).nullable(),
  mostPrice: z.number().nullable(),
  leastRate: z.number().min(0).max(1).nullable(),
  sort: z.enum(['price', 'graduation', 'selective', 'easiest', 'size']).nullable(),
})
type Criteria = z.infer<typeof Criteria>
const most = 6

export const findColleges = tool({
  description:
    'Four-year colleges of the catalog by state, town, size, setting, control, group, test policy, price and admission rate, as they stand for the student',
  input: Criteria,
  async run(asked, criteria, notes) {
    const placing = await placeFor(asked)
    const mark = citePlacing(notes, placing)
    const fitting = placing.all.filter((placed) => isWanted(placed, criteria))
    // Rates of a few dozen students say little.
    const larger = fitting.filter(({ college }) => (college.undergraduates ?? 0) >= 1000)
    const isNarrowed = criteria.size === null && larger.length > most
    const found = isNarrowed ? larger : fitting
    const words = `${wordsOf(criteria)}${isNarrowed ? ', with 1,000 undergraduates or more' : ''}`
    const major = criteria.major
      ? ` I cannot filter by major here; [Find Schools](/schools/find) can look for “${quoted(criteria.major)}”.`
      : ''
    if (found.length === 0)
      return `The catalog has no four-year college ${words}${mark}. Take one condition away, or try [Find Schools](/schools/find).${major}`
    const sort = criteria.sort ?? 'graduation'
    const sorted = sortBy(found, sort).slice(0, most)
    const by = {
      price: 'the lowest net price first',
      graduation: 'the highest graduation rate first',
      selective: 'the most selective first',
      easiest: 'the highest admission rate first',
      size: 'the largest first',
    }[sort]
    return `${found.length === 1 ? 'One four-year college is' : `${whole(found.length)} four-year colleges are`} ${words}${mark}; ${sorted.length < found.length ? `here are ${sorted.length}, ` : ''}${by}.\n\n${tableOf(sorted)}\n\n[Find Schools](/schools/find) has all of them.${major}`
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

function isWanted({ college, price }: PlacedCollege, wanted: Criteria): boolean {
  const { undergraduates: students } = college
  const sizes = { small: [0, 5000], medium: [5000, 15_000], large: [15_000, Infinity] } as const
  const [from, to] = wanted.size ? sizes[wanted.size] : [0, Infinity]
  const policy = college.testPolicy ?? ''
  const tests = {
    optional: ['optional', 'considered_if_submitted', 'flexible', 'test_free', 'not_considered'],
    free: ['test_free', 'not_considered'],
  }
  const groups = { hbcu: college.isHbcu, women: college.isWomens, hsi: college.isHsi }
  return (
    college.level === 'bachelor' &&
    !college.isOnlineOnly &&
    (wanted.states.length === 0 || wanted.states.includes(college.state ?? '')) &&
    (wanted.city === null || college.city?.toLowerCase() === wanted.city.toLowerCase()) &&
    (wanted.control === null || college.control === wanted.control) &&
    (wanted.size === null || (students !== null && students >= from && students < to)) &&
    (wanted.setting === null || college.locale === wanted.setting) &&
    (wanted.group === null || groups[wanted.group]) &&
    (wanted.testPolicy === null || tests[wanted.testPolicy].includes(policy)) &&
    (wanted.mostPrice === null || (price !== null && price.amount <= wanted.mostPrice)) &&
    (wanted.leastRate === null || (college.admissionRate ?? 0) >= wanted.leastRate)
  )
}

function sortBy(found: readonly PlacedCollege[], sort: NonNullable<Criteria['sort']>): PlacedCollege[] {
  const order: Record<typeof sort, (placed: PlacedCollege) => number> = {
    price: ({ price }) => price?.amount ?? Infinity,
    graduation: ({ college }) => -(college.graduationRate ?? -1),
    selective: ({ college }) => college.admissionRate ?? Infinity,
    easiest: ({ college }) => -(college.admissionRate ?? -1),
    size: ({ college }) => -(college.undergraduates ?? -1),
  }
  return found.toSorted((one, other) => order[sort](one) - order[sort](other))
}

function wordsOf(criteria: Criteria): string {
  const { states, city, control, size, setting, group, testPolicy, mostPrice, leastRate } = criteria
  const kinds = [
    size &&
      {
        small: 'small (under 5,000 undergraduates)',
        medium: 'medium-sized (5,000 to 15,000 undergraduates)',
        large: 'large (15,000 undergraduates or more)',
      }[size],
    control && { public: 'public', private_nonprofit: 'private', private_for_profit: 'for-profit' }[control],
    group && { hbcu: 'historically Black', women: 'for women', hsi: 'Hispanic-serving' }[group],
    testPolicy && { optional: 'test-optional or test-free', free: 'test-free' }[testPolicy],
    setting &&
      { city: 'in a city', suburb: 'in a suburb', town: 'in a town', rural: 'in the country' }[setting],
    city && `in ${quoted(city)}`,
    states.length > 0 &&
      `in ${inProse(
        states.slice(0, 14).map((code) => stateNames[code] ?? code),
        'or',
      )}`,
    mostPrice !== null && `${dollars(mostPrice)} or less a year after grants`,
    leastRate !== null && `admitting ${percent(leastRate)} or more`,
  ].filter((word) => typeof word === 'string')
  return kinds.length > 0 ? inProse(kinds) : 'in the catalog'
}
