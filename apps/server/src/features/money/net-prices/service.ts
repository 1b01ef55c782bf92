import { familyPrice, type PricedFamily } from '@bearings/domain/matching/family-price'
import { fourYearTotal } from '@bearings/domain/money/four-years'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as finances from '../finances/service.ts'
import * as store from './store.ts'

/** Returns what each school on the list costs the student's family. */
export async function list(context: SignedInContext): Promise<SchoolPrice[]> {
  const [rows, family] = await Promise.all([store.list(context.db, context.actor), finances.own(context)])
  return rows.map((row) => priceOf(row, family))
}

function priceOf(row: Awaited<ReturnType<typeof store.list>>[number], family: PricedFamily): SchoolPrice {
  const { entryId, name, control, state, earnings, more, year, source } = row
  const common = { entryId, name, control, state, earnings, year, source }
  const found = familyPrice({ ...row, prices: row }, family)
  const isKnown = found.price !== null
  return {
    ...common,
    price: found.price,
    residency: isKnown ? found.residency : null,
    reason: isKnown ? null : row.isOfCatalog ? found.reason : 'by-hand',
    between: isKnown || !row.isOfCatalog ? null : found.between,
    fourYears: isKnown ? fourYearTotal(found.price) : null,
    calculatorUrl: more?.netPriceCalculatorUrl ?? null,
  }
}
