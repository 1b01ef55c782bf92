import { usualAdvisors } from '@bearings/domain/advising/options'
import type { Database } from '#database/open.ts'
import { schoolSettings } from '#database/tables/school.ts'
import type { Config } from '#platform/config/config.ts'

/** How many advisors a student can have here: what the operator says, else more where a school assigns some. */
export async function placesOf(db: Database, config: Pick<Config, 'advisorsPerStudent'>): Promise<number> {
  if (config.advisorsPerStudent !== undefined) return config.advisorsPerStudent
  const rows = await db.select({ id: schoolSettings.id }).from(schoolSettings)
  return rows.length > 0 ? usualAdvisors.ofSchool : usualAdvisors.otherwise
}
