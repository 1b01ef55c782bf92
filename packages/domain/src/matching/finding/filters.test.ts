import { expect, test } from 'vitest'
import type { FindableCollege } from '#colleges/find/schema.ts'
import { type FindFilters, noFaith, sizeOf, testOf } from './filters.ts'
import { unknownCollege } from './fixtures.ts'
import { type PlacedCollege, placeAll, type MatchingInputs } from './placed.ts'
import { sorted } from './sorting.ts'

const today = '2026-11-22'
const matchingInputs: MatchingInputs = {
  applicant: { gpa: 3.6, sat: 1250, act: null, withholdsScores: false, rigor: 0 },
  incomeBracket: null,
  homeState: 'OH',
  budget: null,
  home: { lat: 39.96, lon: -83 },
}

function placed(known: Partial<FindableCollege>, student: Partial<MatchingInputs> = {}): PlacedCollege {
  const college = { ...unknownCollege, ...known }
  const inputs = { ...matchingInputs, ...student }
  return placeAll({ colleges: [college], sources: {} }, inputs, today)[0]!
}

function passes(filters: FindFilters, known: Partial<FindableCollege>): boolean {
  return testOf(filters, { today, isTaught: (unitid) => unitid === 1 })(placed(known))
}

test('nothing asked for finds every college, however little is known of it', () => {
  expect(passes({}, {})).toBe(true)
})

test.each<[string, FindFilters, Partial<FindableCollege>, Partial<FindableCollege>]>([
  ['a state', { states: ['OH'] }, { state: 'OH' }, { state: 'MI' }],
  ['a region', { regions: ['Great Lakes'] }, { state: 'MI' }, { state: 'CA' }],
  ['a state or a region', { states: ['CA'], regions: ['Great Lakes'] }, { state: 'CA' }, { state: 'NY' }],
  ['miles from home', { within: 150 }, { lat: 40.1, lon: -82.9 }, { lat: 34, lon: -118 }],
  ['a size', { sizes: ['medium'] }, { undergraduates: 2000 }, { undergraduates: 10_000 }],
  ['a setting', { settings: ['town'] }, { locale: 'town' }, { locale: 'city' }],
  ['public colleges', { controls: ['public'] }, { control: 'public' }, { control: 'private_nonprofit' }],
  ['a bachelor’s degree', { degrees: ['four-year'] }, { level: 'other_4yr' }, { level: 'associate' }],
  ['a net price', { price: 20_000 }, { netPrice: 20_000 }, { netPrice: 20_001 }],
  ['an admission rate', { admitsFrom: 20, admitsTo: 60 }, { admissionRate: 0.6 }, { admissionRate: 0.61 }],
  ['a graduation rate', { graduates: 70 }, { graduationRate: 0.7 }, { graduationRate: 0.69 }],
  ['optional scores', { tests: ['optional'] }, { testPolicy: 'flexible' }, { testPolicy: 'required' }],
  ['a women’s college or an HBCU', { missions: ['womens', 'hbcu'] }, { isHbcu: true }, { isHsi: true }],
  ['a faith', { faith: 'Friends' }, { religiousAffiliation: 'Friends' }, { religiousAffiliation: 'Jewish' }],
  [
    'the Common App',
    { systems: ['common_app'] },
    { applicationSystem: 'common_app' },
    { applicationSystem: 'uc' },
  ],
  ['what is still open', { stillOpen: true }, { closes_regular: today }, { closes_regular: '2026-11-21' }],
  ['what is open all year', { stillOpen: true }, { closes_rolling: 'rolling' }, {}],
])(
  'who asks for %s gets what has it, and nothing of which it is not known',
  (_, filters, having, lacking) => {
    expect(passes(filters, having)).toBe(true)
    expect(passes(filters, lacking)).toBe(false)
    expect(passes(filters, {})).toBe(false)
  },
)

test('who asks for no religious affiliation gets the colleges that have none', () => {
  expect(passes({ faith: noFaith }, { religiousAffiliation: null })).toBe(true)
  expect(passes({ faith: noFaith }, { religiousAffiliation: 'Friends' })).toBe(false)
})

test('a college of exactly the percent asked for is found, whichever percent it is', () => {
  for (let percent = 1; percent < 100; percent++) {
    const filters = { admitsFrom: percent, admitsTo: percent, graduates: percent }
    const share = percent / 100
    expect([percent, passes(filters, { admissionRate: share, graduationRate: share })]).toEqual([
      percent,
      true,
    ])
  }
})

test('who asks for two things gets what has both', () => {
  const filters: FindFilters = { states: ['OH'], sizes: ['small'] }
  expect(passes(filters, { state: 'OH', undergraduates: 900 })).toBe(true)
  expect(passes(filters, { state: 'OH', undergraduates: 9000 })).toBe(false)
})

test('a resident pays what residents pay, and everybody else the difference in tuition as well', () => {
  const published = {
    control: 'public',
    netPrice: 12_000,
    tuitionInState: 10_000,
    tuitionOutOfState: 30_000,
  } as const
  expect(placed({ ...published, state: 'OH' }).price).toMatchObject({ amount: 12_000, residency: 'in-state' })
  expect(placed({ ...published, state: 'MI' }).price).toMatchObject({
    amount: 32_000,
    residency: 'out-of-state',
  })
})

const flagship = {
  name: 'Flagship',
  control: 'public',
  state: 'MI',
  cost: 30_000,
  netPrice: 12_000,
  tuitionInState: 10_000,
  tuitionOutOfState: 30_000,
} as const
const lakeside = {
  name: 'Lakeside',
  control: 'private_nonprofit',
  state: 'MI',
  cost: 60_000,
  netPrice: 20_000,
} as const

function foundUnder(price: number, student: Partial<MatchingInputs>): string[] {
  const passing = testOf({ price }, { today, isTaught: null })
  const all = [flagship, lakeside].map((college) => placed(college, student))
  return sorted(all.filter(passing), 'price').map(({ college }) => college.name)
}

test('a student without a state finds and sorts by the higher price of a public college', () => {
  expect(foundUnder(25_000, { homeState: null })).toEqual(['Lakeside'])
  expect(foundUnder(40_000, { homeState: null })).toEqual(['Lakeside', 'Flagship'])
  expect(foundUnder(25_000, { homeState: 'MI' })).toEqual(['Flagship', 'Lakeside'])
})

test('a student from Nairobi finds and sorts by the full cost', () => {
  const nairobi = { homeState: null, country: 'KE' } as const
  expect(foundUnder(49_999, nairobi)).toEqual([])
  expect(foundUnder(60_000, nairobi)).toEqual(['Flagship', 'Lakeside'])
})

test('what is not known stands last, whichever way a list is sorted', () => {
  const named = [
    placed({ name: 'Unknown' }),
    placed({ name: 'Few', admissionRate: 0.1, netPrice: 30_000, undergraduates: 800 }),
    placed({ name: 'Many', admissionRate: 0.9, netPrice: 9000, undergraduates: 40_000 }),
  ]
  const order = (sorting: Parameters<typeof sorted>[1]) =>
    sorted(named, sorting).map(({ college }) => college.name)
  expect(order('most-selective')).toEqual(['Few', 'Many', 'Unknown'])
  expect(order('least-selective')).toEqual(['Many', 'Few', 'Unknown'])
  expect(order('price')).toEqual(['Many', 'Few', 'Unknown'])
  expect(order('size')).toEqual(['Many', 'Few', 'Unknown'])
  expect(order('name')).toEqual(['Few', 'Many', 'Unknown'])
  expect(order('best-known')).toEqual(['Unknown', 'Few', 'Many'])
})

test('the sizes leave no gap between them', () => {
  expect(
    [0, 1999, 2000, 9999, 10_000, 19_999, 20_000].map((undergraduates) => sizeOf({ undergraduates })),
  ).toEqual(['small', 'small', 'medium', 'medium', 'large', 'large', 'huge'])
})
