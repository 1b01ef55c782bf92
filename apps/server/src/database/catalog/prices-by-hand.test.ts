import { evaluateCriterion, fitOf, type StudentFacts } from '@bearings/domain/money/criteria'
import { whoFiles } from '@bearings/domain/money/parents/rules'
import type { LayeredCollege, LayeredFamily } from '@bearings/domain/money/price/layered'
import { priceLayers } from '@bearings/domain/money/price/layers'
import type { StateProgram } from '@bearings/domain/money/price/state-grants'
import { expect, test } from 'vitest'
import { collegesOf } from './colleges.ts'
import { readFiles } from './files.ts'
import { scholarshipsOf } from './scholarships.ts'

// Ten families at colleges of the catalog. The figures in the comments are from data/*.csv, and the sums are by hand.
// Tuition is of a year later than the cost, and is divided by 1.03 where it is taken from one.
const files = await readFiles()
const catalog = new Map(collegesOf(files).map((college) => [college.unitid, college]))

function at(unitid: number): LayeredCollege {
  const college = catalog.get(unitid)!
  const figure = (value: number | null | undefined) => value ?? null
  return {
    control: college.control ?? null,
    state: figure(college.state as never) as string | null,
    prices: {
      upTo30k: figure(college.net_price_0_30k),
      from30k: figure(college.net_price_30_48k),
      from48k: figure(college.net_price_48_75k),
      from75k: figure(college.net_price_75_110k),
      from110k: figure(college.net_price_110k_plus),
    },
    average: figure(college.net_price_avg),
    cost: figure(college.cost_of_attendance),
    tuitionInState: figure(college.tuition_in_state),
    tuitionOutOfState: figure(college.tuition_out_of_state),
    exchanges: college.more?.exchanges ?? [],
    aid: college.more?.aid ?? null,
    givesNoMeritAid: college.more?.noMeritAid === true,
    level: college.level,
    abroad: college.more?.odds ?? null,
  }
}

const unknown: StudentFacts = {
  citizenship: null,
  gender: null,
  raceEthnicity: null,
  state: null,
  isAbroad: false,
  gpa: null,
  act: null,
  sat: null,
  incomeBracket: null,
  firstGeneration: null,
  pell: null,
  sai: null,
  graduationYear: 2027,
  today: '2026-11-28',
}
const stateAid = scholarshipsOf(files).filter(({ kind }) => kind === 'state-aid')

/** The aid of a state as a student's own page judges it. */
function programsOf(state: string, facts: Partial<StudentFacts>): StateProgram[] {
  return stateAid
    .filter(({ key }) => key.startsWith(`${state.toLowerCase()}-`))
    .map(({ name, amount, eligibility, criteria }) => {
      const judged = criteria.map((criterion) =>
        evaluateCriterion(criterion, { ...unknown, state, ...facts }),
      )
      const standing = { state: 'undated', on: null, isUsual: false } as const
      return { name, amount, eligibility, judged, fit: fitOf(judged), standing }
    })
}

const [alabama, davis, boise, urbana] = [100_751, 110_644, 142_115, 145_637]
const [brandeis, michigan, newHampshire, binghamton, brown] = [165_015, 170_976, 183_044, 196_079, 217_156]

const family = (state: string | null, more: Partial<LayeredFamily>): LayeredFamily => ({
  state,
  incomeBracket: null,
  ...more,
})
const remains = (college: number, who: LayeredFamily) => priceLayers(at(college), who).remains

test('1: New York, 60–100k, Binghamton: between the averages of 48–75k and 75–110k', () => {
  expect(remains(binghamton, family('NY', { incomeBracket: '60k-100k' }))).toEqual({
    least: 20_347,
    most: 23_533,
    about: 23_533,
    from: ['averages'],
  })
})

test('2: Illinois, under 30k, full Pell Grant, Urbana-Champaign: no more than the need that it does not meet', () => {
  const index = { sai: -1500, pell: 7395, isPublished: false, dependency: 'dependent' } as const
  const layers = priceLayers(at(urbana), family('IL', { incomeBracket: 'under-30k', index }))
  expect(layers.cost).toEqual({ amount: 33_642, residents: null, residency: 'in-state' })
  // An index below 0 counts as 0: need is 33,642 − 0.
  expect(layers.federal).toEqual({ pell: 7395, isPublished: false, need: 33_642 })
  // It meets 78 percent: 33,642 × 0.22 = 7,401.24. Averages: 2,038, and 5,373 in the next bracket.
  expect(layers.remains).toEqual({ least: 2038, most: 7401, about: 2038, from: ['averages', 'need'] })
  expect(layers.borrowing).toEqual({
    first: 5500,
    fourYears: 27_000,
    parents: { year: 20_000, total: 65_000 },
  })
})

test('3: New Hampshire, 100–150k, its university: between the averages of 75–110k and above', () => {
  expect(remains(newHampshire, family('NH', { incomeBracket: '100k-150k' }))).toMatchObject({
    least: 22_815,
    most: 28_588,
  })
})

test('4: Alabama, over 250k, its university: from the highest average to the full cost', () => {
  expect(remains(alabama, family('AL', { incomeBracket: 'over-250k' }))).toMatchObject({
    least: 26_729,
    most: 33_382,
  })
})

test('5: Washington, 30–60k, Boise State: other states’ tuition, and the Western exchange if admitted to it', () => {
  const layers = priceLayers(at(boise), family('WA', { incomeBracket: '30k-60k' }))
  // 28,224 + (27,788 − 9,048) = 28,224 + 18,740
  expect(layers.cost?.amount).toBe(46_964)
  // Half of the residents' tuition more than residents: 28,224 + 4,524
  expect(layers.exchanges).toEqual([{ exchange: 'wue', upTo: 32_748 }])
  // 17,974 + 18,740 and 20,731 + 18,740
  expect(layers.remains).toMatchObject({ least: 36_714, most: 39_471 })
})

test('6: Kenya, Brown: the full cost, and no promise, grant or federal loan', () => {
  const layers = priceLayers(at(brown), family(null, { country: 'KE', incomeBracket: 'under-30k' }))
  expect(layers).toMatchObject({ promises: [], federal: null, borrowing: null, policy: null })
  expect(layers.remains).toEqual({ least: 87_648, most: 87_648, about: 87_648, from: ['cost'] })
})

test('7: undocumented in California, Davis: residents’ or others’ cost, by its law, and nothing federal', () => {
  const layers = priceLayers(at(davis), family('CA', { isFromAbroad: true, incomeBracket: '30k-60k' }))
  // Residents: 41,238. Others: 41,238 + (50,974 − 16,774) = 75,438.
  expect(layers.remains).toEqual({ least: 41_238, most: 75_438, about: 75_438, from: ['cost'] })
  expect(layers).toMatchObject({ federal: null, borrowing: null })
})

test('8: parents apart, the one with more support earns 70,000, Brandeis: its promise, by that parent’s income', () => {
  const files = whoFiles({
    home: 'apart',
    support: 'second',
    means: null,
    firstIsMarried: true,
    secondIsMarried: false,
  })
  expect(files).toEqual({ fafsa: ['second'], css: ['first', 'first-spouse', 'second'] })
  const index = { sai: 6000, pell: 1395, isPublished: true, dependency: 'dependent' } as const
  const layers = priceLayers(at(brandeis), family('NJ', { incomeBracket: '60k-100k', income: 70_000, index }))
  // 86,448 − 68,080 ÷ 1.03 = 86,448 − 66,097
  expect(layers.promises).toMatchObject([{ incomeBelow: 75_000, isMet: true, leaves: 20_351 }])
  expect(layers.federal?.need).toBe(80_448)
  // It meets 96 percent of that need: 6,000 + 80,448 × 0.04 = 9,217.92. Averages: 20,536 and 26,784.
  expect(layers.remains).toEqual({
    least: 9218,
    most: 20_351,
    about: 20_351,
    from: ['averages', 'need', 'promise'],
  })
})

test.each([
  // 34,654 − 17,736 ÷ 1.03 = 34,654 − 17,219 = 17,435. Averages: 10,869 and 26,517.
  [124_999, true, 17_435],
  [125_000, false, 26_517],
])('9: Michigan, income %d, Ann Arbor: the promise is met: %s', (income, isMet, most) => {
  const layers = priceLayers(at(michigan), family('MI', { incomeBracket: '100k-150k', income }))
  expect(layers.promises).toMatchObject([{ isMet }])
  expect(layers.remains).toMatchObject({ least: 10_869, most })
})

test.each([
  // 87,648 − 71,412 ÷ 1.03 = 87,648 − 69,332 = 18,316
  [59_999, '30k-60k', [true, true], 2031, 5858],
  [60_000, '60k-100k', [true, false], 5858, 16_219],
  [124_999, '100k-150k', [true, false], 16_219, 18_316],
  [125_000, '100k-150k', [false, false], 16_219, 44_937],
] as const)(
  '10: Ohio, income %d, Brown: its two promises are met: %s %s',
  (income, incomeBracket, met, least, most) => {
    const layers = priceLayers(at(brown), family('OH', { incomeBracket, income }))
    expect(layers.promises.map(({ isMet }) => isMet)).toEqual(met)
    expect(layers.remains).toMatchObject({ least, most })
  },
)

test('a family of Ohio is not within Michigan’s promise, whatever it earns', () => {
  const layers = priceLayers(at(michigan), family('OH', { incomeBracket: 'under-30k' }))
  expect(layers.promises).toMatchObject([{ isMet: false }])
})

test('abroad: Brown says that it meets full need and that asking does not count, and still the whole cost remains to be named', () => {
  const { abroad, remains: left } = priceLayers(at(brown), family(null, { country: 'KE' }))
  expect(abroad).toEqual({ needBlindAbroad: true, meetsNeedAbroad: true })
  expect(left).toMatchObject({ least: 87_648, most: 87_648 })
})

// Sums and rules are those of data/state-aid.csv, each with its page; tuition is of data/colleges.csv.
test.each([
  [
    '1: New York, Binghamton: two for all its colleges, three that name SUNY, and none for private colleges',
    binghamton,
    'NY',
    {},
    [
      ['Tuition Assistance Program (TAP)', 1000, 5665, 1],
      ['Scholarships for Academic Excellence', 500, 1500, 1],
      ['HEOP, EOP, SEEK', null, null, 2],
      ['STEM Incentive Program', 0, 10_567, 2],
      ['Excelsior Scholarship', 0, 5500, 3],
    ],
  ],
  [
    '2: Illinois, under 30k, Urbana-Champaign: MAP is met by the index, the others ask for more',
    urbana,
    'IL',
    { sai: -1500, incomeBracket: 'under-30k' },
    [
      ['Monetary Award Program (MAP)', 0, 8064, 0],
      ['Illinois Commitment (UIUC)', 0, 16_004, 1],
      ['AIM HIGH', null, null, 2],
    ],
  ],
  [
    '3: New Hampshire, its university: one, if it has a Pell Grant',
    newHampshire,
    'NH',
    {},
    [['Granite Guarantee', 0, 19_202, 2]],
  ],
  [
    '4: Alabama, over 250k, its university: none',
    alabama,
    'AL',
    { pell: false, incomeBracket: 'over-250k', sai: 60_000 },
    [],
  ],
  ['5: Washington, Boise State: no state pays at a college of another one', boise, 'WA', { gpa: 4 }, []],
  [
    '7: undocumented in California, Davis: its grants name systems, and a GPA of 2.9 is below Cal Grant A',
    davis,
    'CA',
    { incomeBracket: '30k-60k', gpa: 2.9 },
    [
      ['Cal Grant B', 0, 1650, 2],
      ['Middle Class Scholarship', null, null, 2],
      ['Chafee Grant', 0, 5000, 2],
    ],
  ],
] as const)('state grants of family %s', (_, college, state, facts, expected) => {
  const { stateGrants } = priceLayers(at(college), family(state, {}), programsOf(state, facts as never))
  expect(
    stateGrants.map(({ name, amount, ifs }) => [
      name,
      amount?.least ?? null,
      amount?.most ?? null,
      ifs.length,
    ]),
  ).toEqual(expected)
})

test('6: Kenya, Brown: no state’s grant', () => {
  const { stateGrants } = priceLayers(at(brown), family(null, { country: 'KE' }), programsOf('RI', {}))
  expect(stateGrants).toEqual([])
})
