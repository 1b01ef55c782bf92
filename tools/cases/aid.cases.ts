import { adjustedBusiness, contributionFromIncome, contributionOf } from '@bearings/domain/money/sai/amounts'
import { pellGrant, pellTest } from '@bearings/domain/money/sai/pell'
import { studentAidIndex } from '@bearings/domain/money/sai/student-aid-index'
import { amountFor, tablesOf } from '@bearings/domain/money/sai/tables'
import { worksheet } from '@bearings/domain/money/sai/worksheet'
import { z } from 'zod'
import { FormulaCase, householdOf, PellCase, Units } from './aid-file.ts'

export const format = 'json'
export const columns = [] as const

/** A computed line or figure, and the record's own. `null` is an amount that was not counted. */
type Outcome = [what: string, found: unknown, expected: unknown]
type Checked = { name: string; outcomes: Outcome[] }

/** The checks by the beginning of a part's name: `official2026_27` are the department's records. */
const parts: Record<string, (part: unknown) => Checked[]> = {
  official: (part) => each(part, FormulaCase, checkedFormula),
  computed: (part) => each(part, FormulaCase, checkedFormula),
  pellRules: (part) => each(part, PellCase, checkedPell),
  units: (part) => checkedUnits(Units.parse(part)),
}

/** Computes each record of the file; every line of every record must match to the dollar. */
export async function run(contents: Record<string, unknown>): Promise<boolean> {
  let all = 0
  let held = 0
  for (const [name, part] of Object.entries(contents)) {
    const kind = Object.keys(parts).find((begin) => name.startsWith(begin))
    if (!kind) {
      if (name !== 'note') console.log(`not read: ${name}`)
      continue
    }
    const checked = parts[kind]!(part)
    for (const { name: id, outcomes } of checked)
      for (const [what, found, expected] of outcomes.filter((outcome) => !holds(outcome)))
        console.log(`${id}: ${what} is ${String(found)}, not ${String(expected)}`)
    const holding = checked.filter(({ outcomes }) => outcomes.every(holds))
    const lines = checked.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
    console.log(`${name}: ${holding.length} of ${checked.length} hold to the dollar, ${lines} figures`)
    all += checked.length
    held += holding.length
  }
  console.log(`${held} of ${all} hold`)
  return all > 0 && held === all
}

/** A record leaves out what was not counted; a contribution from it is then zero. */
function holds([what, found, expected]: Outcome): boolean {
  if (expected === undefined) return true
  if (expected === null && what.toLowerCase().includes('assets')) return found === 0 || found === null
  return Object.is(found, expected)
}

/** Checks each record of a part. A record that cannot be read fails, and the others are still checked. */
function each<T>(part: unknown, schema: z.ZodType<T>, check: (record: T) => Checked): Checked[] {
  const records: unknown[] = Array.isArray(part) ? part : [part]
  return records.map((record, index) => {
    const read = schema.safeParse(record)
    if (read.success) return check(read.data)
    const name = String(Object(record).id ?? `record ${index + 1}`)
    return { name, outcomes: [['record', z.prettifyError(read.error), 'one that can be read']] }
  })
}

function checkedFormula({ id, expected, ...given }: FormulaCase): Checked {
  const { lines, sai } = worksheet(householdOf(given))
  const outcomes = Object.entries(expected).map(([name, amount]): Outcome => {
    const line = lines.find((each) => each.name === name)
    return [name, name === 'sai' ? sai : line ? line.amount : 'no such line', amount]
  })
  return { name: id, outcomes }
}

function checkedPell({ id, kind: shown, awardYear, input: family, expected, ...given }: PellCase): Checked {
  const tables = tablesOf(awardYear)
  if (/non-?filer|not-required/i.test(shown))
    return {
      name: id,
      outcomes: [
        ['maxPellIndicator', 1, expected.maxPellIndicator],
        ['sai', tables.least, expected.sai ?? undefined],
        ['pellEligibleFlag', true, expected.pellEligibleFlag ?? undefined],
      ],
    }
  const { qualifies } = pellTest(family, tables)
  const kind = family.isSingleParent ? 'single' : 'other'
  const outcomes: Outcome[] = [
    [
      'maxPellIndicator',
      qualifies === 'maximum' ? { single: 2, other: 3 }[kind] : null,
      expected.maxPellIndicator,
    ],
    [
      'minPellIndicator',
      qualifies === 'minimum' ? { single: 1, other: 2 }[kind] : null,
      expected.minPellIndicator,
    ],
  ]
  if (typeof expected.sai === 'number' && typeof expected.pellEligibleFlag === 'boolean')
    outcomes.push([
      'pellEligibleFlag',
      pellGrant(expected.sai, qualifies, tables.pell).award > 0,
      expected.pellEligibleFlag,
    ])
  if (given.formulaInput) {
    const household = householdOf({ awardYear, formula: 'A', input: given.formulaInput })
    const index = studentAidIndex({ household, family, mustFile: true })
    outcomes.push(
      [
        'formulaResultBeforeMaxPellRule',
        index.worksheet.sai,
        given.formulaResultBeforeMaxPellRule ?? undefined,
      ],
      ['sai', index.sai, expected.sai ?? undefined],
    )
  }
  return { name: id, outcomes }
}

function checkedUnits(units: z.infer<typeof Units>): Checked[] {
  const tables = tablesOf('2027-28')
  const one = (name: string, found: unknown, expected: unknown): Checked => ({
    name,
    outcomes: [[name, found, expected]],
  })
  return [
    ...units.businessFarm2027_28.map(({ netWorth, adjusted }) =>
      one(`business of ${netWorth}`, adjustedBusiness(netWorth, tables), adjusted),
    ),
    ...units.aai2027_28.map(({ aai, contribution }) =>
      one(`available income of ${aai}`, contributionFromIncome(aai, tables), contribution),
    ),
    ...units.incomeProtection2027_28.map(({ familySize, amount }) =>
      one(`protection of ${familySize}`, amountFor(familySize, tables.incomeProtection.parents), amount),
    ),
    ...units.employmentExpense2027_28.map(({ cap }) => one('cap', tables.employmentExpense.cap, cap)),
    ...units.parentAssets.map(({ netWorth, rate, contribution }) =>
      one(`assets of ${netWorth}`, contributionOf(netWorth, Math.round(rate * 10_000)), contribution),
    ),
    ...units.calculatedPell.map(({ maxPell, minPell, sai, coa, award }) => {
      const amounts = { maximum: maxPell, minimum: minPell, noneFromIndex: 2 * maxPell, roundTo: 5 }
      return one(`grant at ${sai}`, Math.min(coa, pellGrant(sai, null, amounts).award), award)
    }),
    ...units.obbbaPellCut.map(({ sai, pellEligibleUnder2026_27OBBBA: eligible }) =>
      one(`cut at ${sai}`, pellGrant(sai, 'minimum', tablesOf('2026-27').pell).award > 0, eligible),
    ),
  ]
}
