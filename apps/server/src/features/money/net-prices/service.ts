import { familyPrice } from '@bearings/domain/matching/family-price'
import { fourYearTotal } from '@bearings/domain/money/four-years'
import { familyIndexOf } from '@bearings/domain/money/price/family-index'
import type { LayeredCollege, LayeredFamily } from '@bearings/domain/money/price/layered'
import { priceLayers } from '@bearings/domain/money/price/layers'
import type { LayeredPrice } from '@bearings/domain/money/price/schema'
import { layerLines } from '@bearings/domain/money/price/words'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as finances from '../finances/service.ts'
import * as store from './store.ts'

/** Returns what each school on the list costs the student's family. */
export async function list(context: SignedInContext): Promise<SchoolPrice[]> {
  const [rows, { means, answers }] = await Promise.all([
    store.list(context.db, context.actor),
    finances.pricedBy(context),
  ])
  return pricesOf(rows, { ...means, index: familyIndexOf(answers) })
}

/** Returns what each school on a student's list, as far as the actor may see it, costs this family. */
export async function listFor(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  studentId: string,
  family: LayeredFamily,
): Promise<SchoolPrice[]> {
  return pricesOf(await store.list(db, actor, studentId), family)
}

type Rows = Awaited<ReturnType<typeof store.list>>

function pricesOf(rows: Rows, family: LayeredFamily): SchoolPrice[] {
  return rows.map((row) => priceOf(row, family))
}

/** Returns the price of each catalog college on a student's list, as far as the actor may see it, layer by layer. */
export async function layersFor(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  studentId: string,
  family: LayeredFamily,
): Promise<LayeredPrice[]> {
  const rows = await store.list(db, actor, studentId)
  return rows
    .filter(({ isOfCatalog }) => isOfCatalog)
    .map((row) => ({
      entryId: row.entryId,
      name: row.name,
      lines: layerLines(priceLayers(layeredOf(row), family)),
    }))
}

function layeredOf(row: Rows[number]): LayeredCollege {
  const { more } = row
  return {
    ...row,
    prices: row,
    exchanges: more?.exchanges ?? [],
    aid: more?.aid ?? null,
    givesNoMeritAid: more?.noMeritAid === true,
    abroad: more?.odds ?? null,
  }
}

function priceOf(row: Rows[number], family: LayeredFamily): SchoolPrice {
  const { entryId, unitid, name, control, state, earnings, more, year, source } = row
  const college = layeredOf(row)
  const {
    end: price,
    remains,
    exchanges,
  } = row.isOfCatalog ? priceLayers(college, family) : { end: null, remains: null, exchanges: [] }
  const { needBlindAbroad, meetsNeedAbroad } = more?.odds ?? {}
  return {
    entryId,
    unitid,
    name,
    control,
    state,
    price,
    reason: price ? null : row.isOfCatalog ? reasonOf(college, family) : 'by-hand',
    fourYears: price && price.residents === null ? fourYearTotal(Math.max(0, price.amount)) : null,
    range: remains && { least: remains.least, most: remains.most },
    exchanges,
    aidFromAbroad: price?.of === 'full-cost' ? { needBlindAbroad, meetsNeedAbroad } : null,
    earnings,
    calculatorUrl: more?.netPriceCalculatorUrl ?? null,
    year,
    source,
  }
}

/** Says whether the price itself or the tuition of other states is missing. */
function reasonOf(...of: Parameters<typeof familyPrice>): 'no-tuition' | 'not-published' {
  const found = familyPrice(...of)
  return found.price === null && found.reason === 'no-tuition' ? 'no-tuition' : 'not-published'
}
