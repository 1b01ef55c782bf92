import { Level } from '@bearings/domain/colleges/schema'
import { cached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import { catalogFigures } from '#database/tables/colleges-reference.ts'
import { type Described, describedBy } from './described.ts'

const { name, level, label, unit, source, year } = catalogFigures
const columns = { name, level, label, unit, source, year }

/** Returns the description of every figure of a level: its source, year and unit. */
export async function describedAt(db: Database, ofLevel: Level) {
  return (await described(db)).filter((figure) => figure.level === ofLevel)
}

const described = cached((db) => db.select(columns).from(catalogFigures).execute())

const shownOnLists: ReadonlySet<string> = new Set([
  'admission_rate',
  'net_price_avg',
  'cost_of_attendance',
  'sat_rw_25',
  'undergrad_enrollment',
  'test_policy',
])

/** Returns a function that gives, for a college's level, the descriptions of the figures that a list shows. */
export const describedOnLists = cached(async (db) => {
  const shown = (await described(db)).filter((figure) => shownOnLists.has(figure.name))
  const levels = new Map([...Level.options, null].map((level) => [level, describedBy(shown, level)]))
  return (level: Level | null): Described => levels.get(level)!
})
