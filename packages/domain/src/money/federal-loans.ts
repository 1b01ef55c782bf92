import loans from './federal-loans.json' with { type: 'json' }

/**
 * What undergraduates and their parents may borrow from the federal government since July 1, 2026, in whole dollars:
 * by year of college, and in all. Parent PLUS counts all parents of one dependent student together. Parents who
 * borrowed before that day keep the old rules for a time, which no student who starts in fall 2027 has.
 */
export const federalLoans = loans

type Dependency = keyof typeof loans.direct

/** Returns the most dollars of Direct Loans for the first years of college, up to the limit in all. */
export function directLoanOver(years: number, dependency: Dependency): number {
  const { byYear, total } = loans.direct[dependency]
  const borrowed = Array.from({ length: years }, (_, at) => byYear[Math.min(at, byYear.length - 1)]!)
  return Math.min(
    total,
    borrowed.reduce((sum, amount) => sum + amount, 0),
  )
}

/** Returns the Parent PLUS loans of four years, in dollars, for parents who would borrow this amount in each. */
export function yearsOfPlus(amount: number): number[] {
  const { year, total } = loans.parentPlus
  const yearly = Math.min(amount, year)
  return [0, 1, 2, 3].map((before) => Math.max(0, Math.min(yearly, total - before * yearly)))
}
