import { awardKinds } from '../options.ts'
import type { Place } from './glossary.ts'

/** A total that the letter states. `at` counts the amounts that stand before it. */
export type Sum = { line: number; label: string; amount: number; at: number }

export type SumCheck = {
  line: number
  label: string
  /** What the letter says, and what the amounts that were read come to; both in dollars. */
  said: number
  found: number
}

type Summed = { amount: number; place: Place | null }

const gifts: readonly Place[] = ['grant', 'scholarship']
const costs: readonly Place[] = ['tuition', 'housing', 'books', 'other']
const loans: readonly Place[] = awardKinds.filter((kind) => kind.endsWith('loan'))

/** Compares the totals of a letter with the amounts that were read, where it is clear what they are totals of. */
export function checksOf(amounts: readonly Summed[], sums: readonly Sum[]): SumCheck[] {
  return sums.flatMap(({ line, label, amount, at }, index) => {
    const from = sums[index - 1]?.at ?? 0
    const run = at > from ? [total(amounts.slice(from, at))] : []
    const { exact, also } = candidatesFor(label, amounts)
    const expected = exact ?? run[0]
    if ([...(exact === null ? [] : [exact]), ...also, ...run].includes(amount))
      return [{ line, label, said: amount, found: amount }]
    return expected === undefined || expected === 0 || isRest(label)
      ? []
      : [{ line, label, said: amount, found: expected }]
  })
}

/** What is left to pay depends on what the letter takes away, so it is only ever confirmed. */
function isRest(label: string): boolean {
  return /remain|balance|due|owe|you pay|restante|saldo|left|differ|pocket/i.test(label)
}

/** What a total may be the sum of: by its words, and what else it could be. */
function candidatesFor(label: string, amounts: readonly Summed[]): { exact: number | null; also: number[] } {
  const of = (places: readonly Place[]) =>
    total(amounts.filter(({ place }) => place && places.includes(place)))
  const [cost, given, lent, work] = [of(costs), of(gifts), of(loans), of(['work-study'])]
  if (/\bnet\b|neto/i.test(label)) return { exact: cost === 0 ? null : cost - given, also: [] }
  if (isRest(label))
    return { exact: null, also: [cost - given - lent - work, cost - given - lent, cost - given] }
  if (isOfCost(label)) return { exact: cost, also: [] }
  const isGifts = /grant|scholar|gift|beca/i.test(label)
  const isLoans = /loan|pr[ée]stamo|borrow/i.test(label)
  if (isGifts !== isLoans) return { exact: isGifts ? given : lent, also: [] }
  return { exact: null, also: [given + lent + work, given, cost, lent, given + lent, lent + work] }
}

export function isOfCost(label: string): boolean {
  return /cost|attendance|expense|bill|costo|gastos|\bcoa\b/i.test(label)
}

function total(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}
