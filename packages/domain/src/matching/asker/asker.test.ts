import fc from 'fast-check'
import { expect, test } from 'vitest'
import { livingIn } from '../applicant-of.ts'
import { flagship, jordan, rates } from '../arbitraries.ts'
import { oddsOf } from '../odds-of.ts'
import { place, type Placement } from '../placement.ts'
import { reasonFor } from '../reason.ts'
import type { Applicant, College } from '../schema.ts'
import { whoseRate, withoutHomeState } from './whose-rate.ts'

const middle = (placement: Placement) => oddsOf(placement)!.middle
const groups = (inState: number, otherStates: number) => ({
  byHome: {
    year: '2024-25',
    all: { rate: 0.25, applied: 40_000 },
    inState: { rate: inState, applied: 15_000 },
    otherStates: { rate: otherStates, applied: 25_000 },
  },
})
const austin: College = { ...flagship, admissionRate: 0.25, state: 'TX', facts: groups(0.4, 0.1) }
const way = { program: 'automatic admission', gives: 'admission', source: 'https://a.example' }
const from = (state: string | null): Applicant => ({ ...jordan, state })
const private_: College = { ...flagship, control: 'private_nonprofit', admissionRate: 0.17, state: 'VT' }
const byRound = {
  byRound: {
    year: '2024-25',
    all: { rate: 0.17, applied: 12_000 },
    early: { rate: 0.3, applied: 1500 },
    others: { rate: 0.15, applied: 10_500 },
  },
}

test('a resident is ahead of a student from elsewhere where the college’s own counts say so, or behind', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.9, noNaN: true }),
      fc.double({ min: 0.02, max: 0.9, noNaN: true }),
      (here, there) => {
        const college = { ...austin, facts: groups(here, there) }
        const ahead = middle(place(from('TX'), college)) - middle(place(from('OH'), college))
        fc.pre(Math.abs(here - there) > 0.1)
        expect(ahead > 0).toBe(here > there)
      },
    ),
  )
})

test('a class that is mostly of residents is no measure for students from elsewhere, of whom fewer are admitted', () => {
  const strong: Applicant = { ...from('OH'), gpa: 3.95, sat: 1450 }
  // A college that admits as few of all: its class is of students like them.
  const alike = { ...flagship, admissionRate: 0.1, facts: null }
  expect(middle(place(strong, austin))).toBeLessThan(0.7 * middle(place({ ...strong, state: null }, alike)))
  // Of two alike in all but their home, both at the average of the class, the gap is that of the groups.
  const average: Applicant = { ...jordan, gpa: 3.78, sat: 1345 }
  const [here, there] = ['TX', 'OH'].map((state) => middle(place({ ...average, state }, austin)))
  expect(here!).toBeGreaterThan(0.5)
  expect(there!).toBeLessThan(0.2)
})

test('a citizen who lives in Germany has the odds of those from other states, and is asked for no home state', () => {
  const facts = { ...groups(0.4, 0.1), ways: [{ ...way, residentsOf: 'TX', gpa: 3 }] }
  const college = { ...austin, facts }
  const abroad = livingIn({ ...jordan, isFromAbroad: false }, { state: null, country: 'DE' })
  const placement = place(abroad, college)
  expect(oddsOf(placement)).toEqual(oddsOf(place(from('OH'), college)))
  expect(placement).toMatchObject({ guarantee: { criteria: [{ state: 'not_met' }, { state: 'met' }] } })
  expect(withoutHomeState(placement, 'public', 'TX')).toBeNull()
})

test('where more are admitted from elsewhere, academics explain as much as for all', () => {
  const [open, closed] = [groups(0.2, 0.4), groups(0.4, 0.1)].map((facts) => {
    const placement = place(from('OH'), { ...austin, facts })
    return placement.status === 'estimated' ? placement.faced.lessExplained : NaN
  })
  expect(open).toBe(0)
  expect(closed).toBeCloseTo(0.2)
})

test('a Texan without a score reads the rule that may admit them by class rank, and an Ohioan does not', () => {
  const facts = { ways: [{ ...way, residentsOf: 'TX', rankPercent: 5 }] }
  const college: College = { ...austin, testPolicy: 'required', facts }
  const unscored = (state: string): Applicant => ({ ...from(state), sat: null })
  const placement = place(unscored('TX'), college)
  expect(placement).toMatchObject({ status: 'score_required', guarantee: { isMet: false } })
  expect(reasonFor(placement, unscored('TX'))).toBe(
    'It requires an SAT or ACT score, so there are no odds without one. It also admits by a published rule, automatic admission. Not known of you: rank in the top 5% of the class.',
  )
  expect(reasonFor(place(unscored('OH'), college), unscored('OH'))).toBe(
    'It requires an SAT or ACT score, so there are no odds without one.',
  )
})

test('a Texan of another citizenship reads the rule of Texas, which may count them as a resident', () => {
  const facts = { ways: [{ ...way, residentsOf: 'TX', rankPercent: 5 }] }
  const reasonIn = (state: string | null) => {
    const student = { ...from(state), isFromAbroad: true, classRankPercent: 3 }
    return reasonFor(place(student, { ...austin, facts }), student)
  }
  const noOdds =
    'We can’t put odds on this college for you: whether a student from abroad asks for aid may decide here.'
  expect(reasonIn('TX')).toBe(
    `${noOdds} It also admits by a published rule, automatic admission. Not known of you: count as a resident of TX.`,
  )
  expect(reasonIn('OH')).toBe(noOdds)
  expect(reasonIn(null)).toBe(noOdds)
})

test('without own counts a resident is never behind', () => {
  fc.assert(
    fc.property(rates, fc.constantFrom('TX', 'CA', 'OH'), (admissionRate, state) => {
      const college = { ...flagship, admissionRate, state, facts: null }
      const [here, there] = [place(from(state), college), place(from('ME'), college)]
      expect(middle(here)).toBeGreaterThanOrEqual(middle(there) - 1e-9)
    }),
  )
})

test('odds rise with the rate of the student’s own group', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.95, noNaN: true }),
      fc.double({ min: 0.02, max: 0.95, noNaN: true }),
      (a, b) => {
        const odds = (rate: number) => middle(place(from('OH'), { ...austin, facts: groups(0.3, rate) }))
        expect(odds(Math.max(a, b))).toBeGreaterThanOrEqual(odds(Math.min(a, b)) - 1e-9)
      },
    ),
  )
})

test('where all counts are known, the groups’ rates average to the college’s own within two points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 60_000 }),
      fc.integer({ min: 2000, max: 60_000 }),
      fc.double({ min: 0.05, max: 0.9, noNaN: true }),
      fc.double({ min: -0.7, max: 0.7, noNaN: true }),
      (inState, others, share, apart) => {
        const logOdds = Math.log(share / (1 - share))
        const rate = (shift: number) => 1 / (1 + Math.exp(-logOdds - shift))
        const counts = [
          { rate: rate(apart), applied: inState },
          { rate: rate(-apart), applied: others },
        ] as const
        const overall = (counts[0].rate * inState + counts[1].rate * others) / (inState + others)
        const college: College = {
          ...flagship,
          admissionRate: overall,
          state: 'TX',
          facts: {
            byHome: {
              year: '2024-25',
              all: { rate: overall, applied: inState + others },
              inState: counts[0],
              otherStates: counts[1],
            },
          },
        }
        const faced = ['TX', 'OH'].map((state) => {
          const placement = place(from(state), college)
          return placement.status === 'estimated' ? placement.faced.ofGroup : NaN
        })
        const mean = (faced[0]! * inState + faced[1]! * others) / (inState + others)
        expect(Math.abs(mean - overall)).toBeLessThan(0.02)
      },
    ),
  )
})

test('Early Decision never lowers odds, and never lifts a college over a limit of the labels', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.199, noNaN: true }),
      fc.double({ min: 0.05, max: 0.9, noNaN: true }),
      fc.double({ min: 2, max: 4, noNaN: true }),
      (admissionRate, early, gpa) => {
        const facts = { byRound: { ...byRound.byRound, early: { rate: early, applied: 1500 } } }
        const college: College = { ...private_, admissionRate, facts }
        const [binding, regular] = (['early_decision', 'regular'] as const).map((plan) =>
          place({ ...jordan, gpa, sat: 1600 }, college, { plan }),
        )
        expect(middle(binding!)).toBeGreaterThanOrEqual(middle(regular!) - 1e-9)
        expect(['Far reach', 'Reach']).toContain((binding as { label: string }).label)
      },
    ),
  )
})

test('Early Decision counts for a part of its advantage, and for nothing where half are admitted and no counts are known', () => {
  const student = { ...jordan, gpa: 3.9, sat: 1500 }
  const [early, regular] = (['early_decision', 'regular'] as const).map((plan) =>
    middle(place(student, { ...private_, facts: byRound }, { plan })),
  )
  expect(early! / regular!).toBeGreaterThan(1.15)
  const half = { ...private_, admissionRate: 0.5 }
  expect(middle(place(student, half, { plan: 'early_decision' }))).toBe(middle(place(student, half)))
})

test('a student whom Early Decision has deferred reads the odds of the regular applications, as after changing the plan', () => {
  const student = { ...jordan, gpa: 3.9, sat: 1500 }
  const college = { ...private_, facts: byRound }
  const deferred = place(student, college, { plan: 'early_decision', status: 'Deferred' })
  const regular = place(student, college, { plan: 'regular', status: 'Deferred' })
  expect(deferred).toEqual(regular)
  expect(middle(deferred)).toBeLessThan(
    middle(place(student, college, { plan: 'early_decision', status: 'Submitted' })),
  )
  expect(whoseRate(deferred)).toEqual(['Regular and Early Action: the places that Early Decision leaves.'])
})

test('a student who applies by Early Decision reads how much of its advantage counts at this college', () => {
  const early = (college: College) => whoseRate(place(jordan, college, { plan: 'early_decision' })).at(-1)
  const why = 'because athletes and others with a hook apply early too'
  expect(early({ ...private_, facts: byRound })).toBe(
    `Early Decision: 60% of its advantage counts (30% to 90% for the range), ${why}.`,
  )
  expect(early({ ...private_, control: 'public', facts: byRound })).toBe(
    `Early Decision: 30% of its advantage counts (15% to 45% for the range), ${why}, and where you live counts already.`,
  )
  expect(early({ ...private_, admissionRate: 0.4 })).toBe(
    'Early Decision: no advantage counts, because none is known here.',
  )
})

test('the sentence says whose rate counts, and where it is from', () => {
  expect(whoseRate(place(from('TX'), austin))).toEqual([
    'In-state applicants: 40% admitted; from other states: 10% (Common Data Set 2024–25).',
  ])
  expect(reasonFor(place(from('TX'), austin), jordan)).toMatch(/^It admits 40% of in-state applicants, /)
  expect(whoseRate(place(from(null), austin))).toEqual([])
  expect(whoseRate(place(from('OH'), { ...flagship, state: 'TX' }))[0]).toMatch(
    /estimated from similar colleges/,
  )
})

test('a student who lives elsewhere reads of a public college without own counts a wider range', () => {
  const width = (placement: Placement) => oddsOf(placement)!.high - oddsOf(placement)!.low
  const counted = place(from('OH'), { ...austin, facts: groups(0.25, 0.25) })
  const similar = place(from('OH'), { ...austin, facts: null })
  expect(width(similar)).toBeGreaterThan(width(counted))
})

test('a major that admits by itself has the odds of the whole university, never likely, and says so', () => {
  const college: College = {
    ...flagship,
    admissionRate: 0.9,
    facts: { capped: [{ field: 'computing', part: 'Computer Science', rate: '7', entering: '2025' }] },
  }
  const student = { ...jordan, gpa: 4, sat: 1600 }
  const placement = place(student, college, { major: 'Computer Science' })
  expect(placement).toMatchObject({ status: 'estimated', label: 'Target' })
  expect(reasonFor(placement, student)).toMatch(
    /^For the university as a whole, not for Computer Science, which admitted 7% in 2025/,
  )
  expect(place(student, college, { major: 'History' })).toMatchObject({ label: 'Very likely' })
})

test.each([
  ['nomination', undefined, null, /nomination/],
  ['portfolio', undefined, 'History', /portfolio/],
  ['audition', ['music' as const], 'Music Performance', /audition/],
] as const)('where a %s decides, there are no odds, and the reason is given', (by, fields, major, words) => {
  const college: College = {
    ...flagship,
    facts: { decidedBy: [{ by, ...(fields && { fields: [...fields] }) }] },
  }
  const placement = place(jordan, college, { major })
  expect(placement).toEqual({ status: 'no_odds', why: by })
  expect(reasonFor(placement, jordan)).toMatch(words)
  expect(place(jordan, college, { major: 'Biology' }).status).toBe(fields ? 'estimated' : 'no_odds')
})

test.each([
  ['Bachelor of Arts in Psychology', false],
  ['Arts Administration', false],
  ['Arts Management', false],
  ['Bachelor of Arts in Studio Art', true],
  ['Visual Arts', true],
  ['Rhetoric and Composition', false],
  ['Writing and Composition', false],
  ['Composition', true],
  ['Music Theory and Composition', true],
])('whether work decides for who studies %s: %s', (major, decides) => {
  const college: College = {
    ...flagship,
    facts: { decidedBy: [{ by: 'portfolio_or_audition', fields: ['art', 'music'] }] },
  }
  expect(place(jordan, college, { major }).status).toBe(decides ? 'no_odds' : 'estimated')
})

test.each([
  ['Wildlife Management', false],
  ['Natural Resources Management and Policy', false],
  ['Environmental Management', false],
  ['Management', true],
  ['Supply Chain Management', true],
  ['Business and Environmental Management', true],
])('whether the school of business admits who studies %s: %s', (major, admits) => {
  const part = { field: 'business', part: 'Business', rate: '7', entering: '2025' } as const
  const placement = place(jordan, { ...flagship, facts: { capped: [part] } }, { major })
  expect(placement).toMatchObject({ capped: admits ? part : null })
})

test('a student from abroad has odds only where the need for aid does not count, or none is asked for and enough apply', () => {
  const abroad: Applicant = { ...jordan, isFromAbroad: true }
  const facts = {
    byHome: { year: '2024-25', all: { rate: 0.17, applied: 9000 }, abroad: { rate: 0.06, applied: 2000 } },
  }
  const college: College = { ...private_, facts }
  expect(place(abroad, college)).toEqual({ status: 'no_odds', why: 'aid_from_abroad' })
  expect(place({ ...abroad, asksForAid: true }, college).status).toBe('no_odds')
  const paying = place({ ...abroad, asksForAid: false }, college)
  expect(paying).toMatchObject({ status: 'estimated', faced: { group: 'abroad', isOwn: true } })
  expect(middle(paying)).toBeLessThan(middle(place(jordan, college)))
  expect(place(abroad, { ...college, facts: { ...facts, needBlindAbroad: true } }).status).toBe('estimated')
  const few = { byHome: { ...facts.byHome, abroad: { rate: 0.2, applied: 20 } } }
  expect(place({ ...abroad, asksForAid: false }, { ...college, facts: few })).toEqual({
    status: 'no_odds',
    why: 'few_from_abroad',
  })
})

test('a score that is better left out counts as left out, and a better score never lowers the odds', () => {
  const low = { ...jordan, sat: 1150 }
  const placement = place(low, flagship)
  expect(placement).toMatchObject({ advice: 'withhold', standing: { scoreUse: 'withheld' } })
  expect(oddsOf(placement)).toEqual(oddsOf(place({ ...low, withholdsScores: true }, flagship)))
  expect(place(low, { ...flagship, testPolicy: 'required' })).toMatchObject({
    standing: { scoreUse: 'submitted' },
  })
})
