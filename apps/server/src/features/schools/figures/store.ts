import type { Level } from '@bearings/domain/schools/schema'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { prepared } from '../../../database/prepared.ts'
import { catalogFigures } from '../../../database/tables/schools-reference.ts'

const { name, level, label, unit, source, year } = catalogFigures
const shown = { name, level, label, unit, source, year }

/** What stands beside every figure of a level. */
export function describedAt(db: Database, ofLevel: Level) {
  return db.select(shown).from(catalogFigures).where(eq(level, ofLevel))
}

const shownOnLists = [
  'admission_rate',
  'net_price_avg',
  'cost_of_attendance',
  'sat_rw_25',
  'undergrad_enrollment',
  'test_policy',
]

/** What stands beside the figures that a list shows, at every level. */
export function describedOnLists(db: Database) {
  return onLists(db, 'lists').execute()
}

const onLists = prepared((db, _variant: 'lists') =>
  db.select(shown).from(catalogFigures).where(inArray(name, shownOnLists)).prepare('figures_on_lists'),
)
