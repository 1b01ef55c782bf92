import { federalLoans, yearsOfPlus } from './federal-loans.ts'
import type { Award } from './offers.ts'

const years = [0, 1, 2, 3]

/** Returns the dollars a month that pay a debt off in ten years at a yearly interest in percent. */
export function monthlyPayment(debt: number, percent: number): number {
  const [rate, months] = [percent / 100 / 12, 120]
  return rate === 0 ? debt / months : (debt * rate) / (1 - (1 + rate) ** -months)
}

/**
 * What the loans of a letter take a month from graduation on, in whole dollars, if each of four years brings the same
 * ones within the federal limits. Interest before graduation is simple; a subsidized loan has none. A private loan's
 * rate is its lender's, so it counts at the federal one.
 */
export function paymentsOf(awards: readonly Award[]): { student: number; parents: number } {
  const { direct, parentPlus } = federalLoans.rates
  const yearly = (...kinds: Award['kind'][]) =>
    awards.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const owed = (amount: number, rate: number, year: number) => amount * (1 + (rate / 100) * (4 - year))
  const [subsidized, others] = [yearly('subsidized-loan'), yearly('unsubsidized-loan', 'private-loan')]
  const student = years.reduce((sum, year) => sum + subsidized + owed(others, direct, year), 0)
  const parents = yearsOfPlus(yearly('parent-loan')).reduce(
    (sum, amount, year) => sum + owed(amount, parentPlus, year),
    0,
  )
  return {
    student: Math.round(monthlyPayment(student, direct)),
    parents: Math.round(monthlyPayment(parents, parentPlus)),
  }
}

/** How the payments of students were worked out, said of their letters together. */
export function studentPaymentNote(awards: readonly Pick<Award, 'kind'>[]): string {
  const { direct, year } = federalLoans.rates
  const federal = `ten years, federal loans at ${direct}%, the rate of ${year}`
  const hasPrivate = awards.some(({ kind }) => kind === 'private-loan')
  return hasPrivate
    ? `${federal}; private ones counted the same, though a lender’s rate is usually higher`
    : federal
}
