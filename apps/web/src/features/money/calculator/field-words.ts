import type { AmountName, Dependency } from '@bearings/domain/money/calculator/options'
import { say } from '@bearings/domain/say'

export type FieldWords = { label: string; help: string }

/**
 * Returns a field's label, and its help text with the worksheet line that it feeds. Line numbers are those of
 * formula A.
 */
export function fieldWords(name: AmountName, dependency: Dependency): FieldWords {
  const { label, help, line } = words[name]
  const isDependent = dependency === 'dependent'
  const named = !isDependent && isOwn(name) ? ownLabels[name] : label
  const feeds = line === '5 and 7' ? say('Feeds lines 5 and 7.') : say('Feeds line {line}.', { line })
  return { label: say(named), help: isDependent ? `${say(help)} ${feeds}` : say(help) }
}

const words = {
  agi: {
    label: 'Parents’ adjusted gross income',
    help: 'Line 11 of Form 1040. Add both if two parents, or a parent and stepparent, filed separately. A loss has a minus sign.',
    line: '1',
  },
  cash: {
    label: 'Parents’ cash and savings',
    help: 'Cash, savings and checking accounts today. Not retirement accounts.',
    line: '11',
  },
  studentAgi: {
    label: 'Your adjusted gross income',
    help: 'What you earned in that year. Leave it empty if you earned nothing.',
    line: '20',
  },
  studentCash: {
    label: 'Your cash and savings',
    help: 'In your own name. 20% of it counts each year.',
    line: '31',
  },
  taxPaid: {
    label: 'Income tax paid',
    help: 'Line 24 of Form 1040. Estimated from the income if left empty.',
    line: '4',
  },
  earned: {
    label: 'Earned from work, first parent',
    help: 'Wages and business profit, less losses. Assumed to be all of the income if left empty.',
    line: '5 and 7',
  },
  earnedSecond: {
    label: 'Earned from work, second parent or stepparent',
    help: 'For the payroll tax and the cost of working.',
    line: '5 and 7',
  },
  retirement: {
    label: 'Deductible retirement payments',
    help: 'Payments to an IRA, SEP or Keogh: Schedule 1, lines 16 and 20.',
    line: '1',
  },
  interest: { label: 'Tax-exempt interest', help: 'Line 2a of Form 1040.', line: '1' },
  ira: { label: 'Untaxed IRA distributions', help: 'Line 4a minus 4b, without rollovers.', line: '1' },
  pension: { label: 'Untaxed pensions', help: 'Line 5a minus 5b, without rollovers.', line: '1' },
  foreignIncome: {
    label: 'Foreign income exclusion',
    help: 'Schedule 1, line 8d, as a positive number.',
    line: '1',
  },
  grants: {
    label: 'Taxable grants and scholarships',
    help: 'Grants reported as income. They are subtracted again.',
    line: '2',
  },
  credits: { label: 'Education credits', help: 'Line 29 of Form 1040 and Schedule 3, line 3.', line: '2' },
  workStudy: {
    label: 'Federal work-study earnings',
    help: 'Only the part included in the income.',
    line: '2',
  },
  childSupport: {
    label: 'Child support received',
    help: 'In the last full calendar year. It counts as an asset.',
    line: '10',
  },
  investments: {
    label: 'Parents’ investments',
    help: 'Stocks, funds, 529 plans of this student, real estate other than the home, less what is owed.',
    line: '12',
  },
  business: {
    label: 'Business or farm',
    help: 'Net worth. Leave out a family business of up to 100 employees and a farm you live on.',
    line: '13',
  },
  studentEarned: {
    label: 'You earned from work',
    help: 'Assumed to be all of your income if left empty.',
    line: '24',
  },
  studentTaxPaid: {
    label: 'Income tax you paid',
    help: 'Estimated from your income if left empty.',
    line: '23',
  },
  studentGrants: {
    label: 'Your taxable grants and scholarships',
    help: 'Grants reported as income. They are subtracted again.',
    line: '21',
  },
  studentInvestments: { label: 'Your investments', help: 'In your own name, less what is owed.', line: '32' },
} as const satisfies Record<AmountName, FieldWords & { line: string }>

/** The labels for independent students, whose parents are not asked. */
const ownLabels = {
  agi: 'Adjusted gross income, yours and your spouse’s',
  cash: 'Cash and savings',
  earned: 'You earned from work',
  earnedSecond: 'Your spouse earned from work',
  investments: 'Investments',
} as const satisfies Partial<Record<AmountName, string>>

function isOwn(name: AmountName): name is keyof typeof ownLabels {
  return name in ownLabels
}
