import {
  additionsOf,
  adjustedBusiness,
  contributionFromIncome,
  contributionOf,
  employmentExpense,
  netWorthOf,
  offsetsOf,
} from './amounts.ts'
import type { DependentHousehold } from './household.ts'
import type { Line } from './line.ts'
import { payrollTax } from './payroll-tax.ts'
import { share } from './rounding.ts'
import { amountFor, type Tables } from './tables.ts'

/** Formula A, for a student who depends on parents: lines 1 to 37 of the worksheet. */
export function formulaA(household: DependentHousehold, tables: Tables): Line[] {
  const parents = parentLines(household, tables)
  const amount = (name: string) => parents.find((line) => line.name === name)!.amount ?? 0
  const student = studentLines(household, tables, amount('parentAAI'))
  const ofStudent = (name: string) => student.find((line) => line.name === name)!.amount ?? 0
  const sum =
    amount('parentContribution') +
    ofStudent('studentContributionFromIncome') +
    ofStudent('studentContributionFromAssets')
  const sai = Math.max(tables.least, sum)
  return [
    ...parents,
    ...student,
    { number: 37, name: 'sai', title: 'Student Aid Index', amount: sai, isSum: true },
  ]
}

function parentLines({ parents, parentAssets, familySize }: DependentHousehold, tables: Tables): Line[] {
  const additions = additionsOf(parents)
  const offsets = offsetsOf(parents)
  const total = additions - offsets
  const taxPaid = Math.max(0, parents.incomeTaxPaid)
  const payroll = payrollTax(parents, tables)
  const protection = amountFor(familySize, tables.incomeProtection.parents)
  const employment = employmentExpense(parents, tables)
  const allowances = taxPaid + payroll + protection + employment
  const available = total - allowances
  const netWorth = parentAssets && netWorthOf(parentAssets, tables)
  const discretionary = netWorth === null ? null : netWorth - tables.assetProtection
  const fromAssets = contributionOf(discretionary, tables.assetBasisPoints.parents)
  const adjusted = available + fromAssets
  return [
    line(1, 'parentAdditions', 'Parents’ income additions', additions),
    line(2, 'parentOffsets', 'Parents’ income offsets', offsets),
    sum(3, 'parentTotalIncome', 'Parents’ total income', total),
    line(4, 'parentIncomeTaxPaid', 'Income tax paid', taxPaid),
    line(5, 'parentPayrollTax', 'Payroll tax allowance', payroll),
    line(6, 'parentIPA', `Income protection, family of ${familySize}`, protection),
    line(7, 'parentEEA', 'Employment expense allowance', employment),
    sum(8, 'parentTotalAllowances', 'Total allowances', allowances),
    sum(9, 'parentAvailableIncome', 'Available income', available),
    line(10, 'parentChildSupport', 'Child support received', parentAssets?.childSupportReceived ?? null),
    line(11, 'parentCash', 'Cash, savings and checking', parentAssets?.cash ?? null),
    line(12, 'parentInvestments', 'Investments', parentAssets?.investments ?? null),
    line(13, 'parentBusinessFarm', 'Business and farm, adjusted', businessOf(parentAssets, tables)),
    sum(14, 'parentNetWorth', 'Net worth', netWorth),
    line(15, 'parentAssetProtection', 'Asset protection allowance', parentAssets && tables.assetProtection),
    line(16, 'parentDiscretionaryNetWorth', 'Discretionary net worth', discretionary),
    line(17, 'parentContributionFromAssets', 'Contribution from assets, 12%', fromAssets),
    sum(18, 'parentAAI', 'Adjusted available income', adjusted),
    sum(19, 'parentContribution', 'Parents’ contribution, Table 5', contributionFromIncome(adjusted, tables)),
  ]
}

function studentLines(
  { student, studentAssets }: DependentHousehold,
  tables: Tables,
  parentsAvailable: number,
): Line[] {
  const additions = additionsOf(student)
  const offsets = offsetsOf(student)
  const total = additions - offsets
  const taxPaid = Math.max(0, student.incomeTaxPaid)
  const payroll = payrollTax(student, tables)
  const protection = tables.incomeProtection.dependentStudent
  const negative = Math.max(0, 0 - parentsAvailable)
  const allowances = taxPaid + payroll + protection + negative
  const available = total - allowances
  // The department's records of 2025-26 and later have zero here where the handbook has a negative amount.
  const fromIncome = Math.max(0, share(available, tables.studentIncomeBasisPoints))
  const netWorth = studentAssets && netWorthOf({ ...studentAssets, childSupportReceived: 0 }, tables)
  const fromAssets = contributionOf(netWorth, tables.assetBasisPoints.dependentStudent)
  return [
    line(20, 'studentAdditions', 'Student’s income additions', additions),
    line(21, 'studentOffsets', 'Student’s income offsets', offsets),
    sum(22, 'studentTotalIncome', 'Student’s total income', total),
    line(23, 'studentIncomeTaxPaid', 'Income tax paid', taxPaid),
    line(24, 'studentPayrollTax', 'Payroll tax allowance', payroll),
    line(25, 'studentIPA', 'Student’s income protection', protection),
    line(26, 'studentNegativeAAIAllowance', 'Allowance for parents’ negative income', negative),
    sum(27, 'studentTotalAllowances', 'Total allowances', allowances),
    sum(28, 'studentAvailableIncome', 'Available income', available),
    line(
      29,
      'studentIncomeRate',
      'Share of available income, percent',
      tables.studentIncomeBasisPoints / 100,
    ),
    sum(30, 'studentContributionFromIncome', 'Student’s contribution from income', fromIncome),
    line(31, 'studentCash', 'Cash, savings and checking', studentAssets?.cash ?? null),
    line(32, 'studentInvestments', 'Investments', studentAssets?.investments ?? null),
    line(33, 'studentBusinessFarm', 'Business and farm, adjusted', businessOf(studentAssets, tables)),
    sum(34, 'studentNetWorth', 'Net worth', netWorth),
    line(
      35,
      'studentAssetRate',
      'Share of net worth, percent',
      tables.assetBasisPoints.dependentStudent / 100,
    ),
    sum(36, 'studentContributionFromAssets', 'Student’s contribution from assets', fromAssets),
  ]
}

function businessOf(assets: DependentHousehold['parentAssets'], tables: Tables): number | null {
  return assets && adjustedBusiness(assets.businessFarm, tables)
}

function line(number: number, name: string, title: string, amount: number | null): Line {
  return { number, name, title, amount }
}

function sum(number: number, name: string, title: string, amount: number | null): Line {
  return { ...line(number, name, title, amount), isSum: true }
}
