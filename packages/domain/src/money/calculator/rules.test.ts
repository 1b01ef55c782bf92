import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awardYears } from '../sai/tables.ts'
import type { Answers } from './answers.ts'
import { aidEstimateOf } from './estimates.ts'
import { amountBoundsOf, type AmountName, amounts, dependencies, households } from './options.ts'
import { appliesTo, familyBoundsOf, faultsIn, topInfluences } from './rules.ts'

const nothing = Object.fromEntries(amounts.map((name) => [name, null])) as Answers['amounts']
/** A married couple with two children who answered only what the calculator requires. */
const family: Answers = {
  awardYear: '2027-28',
  dependency: 'dependent',
  household: 'married',
  familySize: 4,
  state: 'OH',
  mustFile: true,
  benefits: 'unknown',
  schedules: 'unknown',
  amounts: { ...nothing, agi: 84_600, cash: 24_500, studentCash: 1850 },
}
const withAmounts = (given: Partial<Answers['amounts']>): Answers => ({
  ...family,
  amounts: { ...family.amounts, ...given },
})

describe('what a family gets from few answers', () => {
  test('tax and earnings are estimated, and named as that', () => {
    const { sai, estimated } = aidEstimateOf(family)
    // 84,600 less the joint standard deduction of 31,500: 10% of 23,850 and 12% of 29,250.
    expect(estimated).toEqual({ taxPaid: 5895, earned: 84_600 })
    // Available: 84,600 - 5,895 - 6,472 - 46,590 - 5,200 = 20,443; 12% of 24,500 more; 20% of the student's 1,850.
    expect(sai).toBe(5538)
  })

  test('unmarried parents who earn alike are taxed on a return each', () => {
    const { estimated } = aidEstimateOf({
      ...withAmounts({ agi: 100_000, earnedSecond: 50_000 }),
      household: 'unmarried-together',
    })
    // Twice 50,000 less the deduction of 15,750: 10% of 11,925 and 12% of 22,325.
    expect(estimated).toEqual({ taxPaid: 7744, earned: 50_000 })
  })

  test('a zero that somebody wrote is an answer, not a gap', () => {
    const { estimated } = aidEstimateOf(withAmounts({ taxPaid: 0, earned: 0 }))
    expect(estimated).toEqual({})
  })

  test('a business that lost more than the family earned lowers the index by its loss, and is no tax or work', () => {
    const loss = withAmounts({ agi: -20_000, earned: -20_000, cash: 1_000_000 })
    const { worksheet, estimated, pell } = aidEstimateOf(loss)
    const amountOf = (name: string) => worksheet.lines.find((line) => line.name === name)?.amount

    expect(faultsIn(loss)).toEqual({})
    expect(estimated).toEqual({})
    expect(['parentPayrollTax', 'parentEEA', 'parentIncomeTaxPaid'].map(amountOf)).toEqual([0, 0, 0])
    // -20,000 less the protection of 46,590 for a family of four, and 12% of the million.
    expect(amountOf('parentAvailableIncome')).toBe(-66_590)
    expect(amountOf('parentAAI')).toBe(53_410)
    // The maximum grant by income alone needs an income above zero.
    expect(pell.award).toBe(0)
    // The least of Table 5, -1,958, and 20% of the student's 5,000.
    expect(aidEstimateOf(withAmounts({ agi: -20_000, studentCash: 5000 })).sai).toBe(-958)
  })

  test('a family on food assistance reports no assets', () => {
    const { exemption, worksheet } = aidEstimateOf({ ...family, benefits: 'yes' })
    expect(exemption).toBe('benefits')
    expect(worksheet.lines.find(({ name }) => name === 'parentNetWorth')?.amount).toBe(null)
  })

  test('nobody is exempt for what they do not know', () => {
    const poor = withAmounts({ agi: 59_000 })
    expect(aidEstimateOf({ ...poor, familySize: 3 }).exemption).toBe(null)
    expect(aidEstimateOf({ ...poor, familySize: 3, schedules: 'none' }).exemption).toBe(
      'income-and-schedules',
    )
  })

  test('parents who need not file have the least index, and the maximum grant', () => {
    const { sai, basis, pell } = aidEstimateOf({ ...family, mustFile: false })
    expect({ sai, basis, award: pell.award }).toEqual({
      sai: -1500,
      basis: 'not-required-to-file',
      award: 7395,
    })
  })
})

describe('what cannot be', () => {
  test.each<[string, Answers, object]>([
    [
      'a loss beyond belief',
      withAmounts({ agi: -100_000_000 }),
      { agi: 'A whole number from -99,999,999 to 99,999,999.' },
    ],
    ['a negative tax', withAmounts({ taxPaid: -1 }), { taxPaid: 'A whole number from 0 to 99,999,999.' }],
    ['words', withAmounts({ cash: Number.NaN }), { cash: 'A whole number from 0 to 99,999,999.' }],
    ['cents', withAmounts({ cash: 10.5 }), { cash: 'A whole number from 0 to 99,999,999.' }],
    ['no income at all', withAmounts({ agi: null }), { agi: 'Fill this in. Write 0 if there was none.' }],
    ['a family of forty', { ...family, familySize: 40 }, { familySize: 'A whole number from 3 to 20.' }],
    [
      'a couple and nobody else',
      { ...family, familySize: 2 },
      { familySize: 'A whole number from 3 to 20.' },
    ],
  ])('%s gets a message at its field', (_, answers, faults) => {
    expect(faultsIn(answers)).toEqual(faults)
  })
})

test('a student on their own, whose unmarried parents live together, has no spouse', () => {
  const household = 'unmarried-together'
  expect(appliesTo('earnedSecond', { dependency: 'dependent', household })).toBe(true)
  expect(appliesTo('earnedSecond', { dependency: 'independent', household })).toBe(false)
  expect(familyBoundsOf({ dependency: 'with-dependents', household }).min).toBe(2)
})

test('what moves the index most are the three largest changes', () => {
  const movers = topInfluences(withAmounts({ taxPaid: 5000, earned: 84_600 }))
  expect(movers).toHaveLength(3)
  const sizes = movers.map(({ change }) => Math.abs(change))
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(movers[0]!.field).toBe('familySize')
  expect(movers[0]!.change).toBeLessThan(0)
})

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    awardYear: fc.constantFrom(...awardYears),
    dependency: fc.constantFrom(...dependencies),
    household: fc.constantFrom(...households),
    state: fc.constantFrom('OH', 'AK', 'HI', 'PR', null),
    mustFile: fc.boolean(),
    benefits: fc.constantFrom('unknown' as const, 'yes' as const, 'no' as const),
    schedules: fc.constantFrom('unknown' as const, 'none' as const, 'some' as const),
    size: fc.nat(18),
    amounts: fc.record(
      Object.fromEntries(
        amounts.map((name) => [
          name,
          fc.oneof(
            fc.constant(null),
            fc.integer({ min: Math.max(amountBoundsOf(name).min, -300_000), max: 300_000 }),
            fc.integer(amountBoundsOf(name)),
          ),
        ]),
      ) as Record<AmountName, fc.Arbitrary<number | null>>,
    ),
  })
  .map(({ size, ...answers }) => {
    const { min, max } = familyBoundsOf(answers)
    return {
      ...answers,
      familySize: Math.min(max, min + size),
      amounts: { ...answers.amounts, agi: answers.amounts.agi ?? 0 },
    }
  })

describe('whatever a family may write', () => {
  test('the index and each of its lines is a whole number of dollars, never below the floor', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(faultsIn(answers)).toEqual({})
        const { sai, pell, worksheet } = aidEstimateOf(answers)
        expect(sai).toBeGreaterThanOrEqual(-1500)
        expect(sai).toBeLessThanOrEqual(999_999)
        expect(pell.award).toBeGreaterThanOrEqual(0)
        for (const amount of [sai, pell.award, ...worksheet.lines.map((line) => line.amount ?? 0)]) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(Object.is(amount, -0)).toBe(false)
        }
      }),
    )
  })

  // By law, a family without income goes through the formula, but one with a single dollar gets the maximum
  // grant, so incomes start at one dollar. Blank taxes and earnings are zero: estimates rise with income.
  test('who has more income or owns more has no lower index', () => {
    const more = fc.constantFrom<AmountName>(
      'agi',
      'cash',
      'investments',
      'business',
      'interest',
      'ira',
      'pension',
      'studentAgi',
      'studentCash',
    )
    fc.assert(
      fc.property(anyAnswers, more, fc.integer({ min: 1, max: 50_000 }), (given, name, extra) => {
        const written = { taxPaid: 0, earned: 0, studentTaxPaid: 0, studentEarned: 0 }
        const answers = { ...given, amounts: { ...written, ...given.amounts } }
        for (const [field, zero] of Object.entries(written)) answers.amounts[field as AmountName] ??= zero
        answers.amounts.agi = Math.max(1, answers.amounts.agi ?? 0)
        const raised = {
          ...answers,
          amounts: { ...answers.amounts, [name]: (answers.amounts[name] ?? 0) + extra },
        }
        expect(aidEstimateOf(raised).sai).toBeGreaterThanOrEqual(aidEstimateOf(answers).sai)
      }),
    )
  })

  test('a larger family has no higher index, and no smaller grant', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const larger = { ...answers, familySize: answers.familySize + 1 }
        const [one, other] = [aidEstimateOf(answers), aidEstimateOf(larger)]
        expect(other.sai).toBeLessThanOrEqual(one.sai)
        expect(other.pell.award).toBeGreaterThanOrEqual(one.pell.award)
      }),
    )
  })
})
