import {
  additionsOf,
  adjustedBusiness,
  contributionFromIncome,
  contributionOf,
  employmentExpense,
  netWorthOf,
  offsetsOf,
} from './amounts.ts'
import type { IndependentHousehold } from './household.ts'
import type { Line } from './line.ts'
import { payrollTax } from './payroll-tax.ts'
import { share } from './rounding.ts'
import { amountFor, type Tables } from './tables.ts'

/** Formula B, for an independent student with no dependents other than a spouse. */
export function formulaB(household: IndependentHousehold, tables: Tables): Line[] {
  const { married, student } = household
  const { withoutDependents } = tables.incomeProtection
  const { lines, available } = incomeLines(household, tables, {
    protection: married ? withoutDependents.married : withoutDependents.unmarried,
    protectionTitle: married ? 'Income protection, married' : 'Income protection, unmarried',
    employment: married ? employmentExpense(student, tables) : 0,
  })
  const assets = assetLines(household, tables, tables.assetBasisPoints.withoutDependents)
  const fromIncome = share(available, tables.studentIncomeBasisPoints)
  return [
    ...lines,
    line('contributionFromIncome', 'Contribution from income, 50%', fromIncome, true),
    ...assets.lines,
    line('sai', 'Student Aid Index', Math.max(tables.least, fromIncome + assets.contribution), true),
  ]
}

/** Formula C, for an independent student with dependents other than a spouse. */
export function formulaC(household: IndependentHousehold, tables: Tables): Line[] {
  const { married, familySize, student } = household
  const { withDependents } = tables.incomeProtection
  const { lines, available } = incomeLines(household, tables, {
    protection: amountFor(familySize, married ? withDependents.married : withDependents.unmarried),
    protectionTitle: `Income protection, ${married ? 'married' : 'unmarried'}, family of ${familySize}`,
    employment: employmentExpense(student, tables),
  })
  const assets = assetLines(household, tables, tables.assetBasisPoints.withDependents)
  const adjusted = available + assets.contribution
  const fromAdjusted = contributionFromIncome(adjusted, tables)
  return [
    ...lines,
    ...assets.lines,
    line('aai', 'Adjusted available income', adjusted, true),
    line('contributionFromAAI', 'Contribution, Table 5', fromAdjusted, true),
    line('sai', 'Student Aid Index', Math.max(tables.least, fromAdjusted), true),
  ]
}

type Allowances = { protection: number; protectionTitle: string; employment: number }

function incomeLines({ student }: IndependentHousehold, tables: Tables, given: Allowances) {
  const additions = additionsOf(student)
  const offsets = offsetsOf(student)
  const total = additions - offsets
  const taxPaid = Math.max(0, student.incomeTaxPaid)
  const payroll = payrollTax(student, tables)
  const allowances = taxPaid + payroll + given.protection + given.employment
  const available = total - allowances
  const lines = [
    line('additions', 'Income additions', additions),
    line('offsets', 'Income offsets', offsets),
    line('totalIncome', 'Total income', total, true),
    line('incomeTaxPaid', 'Income tax paid', taxPaid),
    line('payrollTax', 'Payroll tax allowance', payroll),
    line('ipa', given.protectionTitle, given.protection),
    line('eea', 'Employment expense allowance', given.employment),
    line('totalAllowances', 'Total allowances', allowances, true),
    line('availableIncome', 'Available income', available, true),
  ]
  return { lines, available }
}

function assetLines({ studentAssets: assets }: IndependentHousehold, tables: Tables, basisPoints: number) {
  const netWorth = assets && netWorthOf(assets, tables)
  const discretionary = netWorth === null ? null : netWorth - tables.assetProtection
  const contribution = contributionOf(discretionary, basisPoints)
  const lines = [
    line('childSupport', 'Child support received', assets?.childSupportReceived ?? null),
    line('cash', 'Cash, savings and checking', assets?.cash ?? null),
    line('investments', 'Investments', assets?.investments ?? null),
    line(
      'businessFarm',
      'Business and farm, adjusted',
      assets && adjustedBusiness(assets.businessFarm, tables),
    ),
    line('netWorth', 'Net worth', netWorth, true),
    line('contributionFromAssets', `Contribution from assets, ${basisPoints / 100}%`, contribution, true),
  ]
  return { lines, contribution }
}

function line(name: string, title: string, amount: number | null, isSum = false): Line {
  return { number: null, name, title, amount, ...(isSum && { isSum: true }) }
}
