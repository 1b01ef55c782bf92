import type { Level } from '@bearings/domain/schools/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { remembered } from '#database/remembered.ts'
import { catalogFigures } from '#database/tables/schools-reference.ts'

const { name, level, label, unit, source, year } = catalogFigures
const columns = { name, level, label, unit, source, year }

/** What stands beside every figure of a level. */
export function describedAt(db: Database, ofLevel: Level) {
  return ofOneLevel(db, 'level').execute({ level: ofLevel })
}

const ofOneLevel = prepared((db, _variant: 'level') =>
  db
    .select(columns)
    .from(catalogFigures)
    .where(eq(level, sql.placeholder('level')))
    .prepare('figures_of_level'),
)

const shownOnLists = [
  'admission_rate',
  'net_price_avg',
  'cost_of_attendance',
  'sat_rw_25',
  'undergrad_enrollment',
  'test_policy',
]

/** What stands beside the figures that a list shows, at every level. */
export const describedOnLists = remembered((db) =>
  db.select(columns).from(catalogFigures).where(inArray(name, shownOnLists)).execute(),
)
