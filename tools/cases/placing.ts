import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import type { Plan } from '@bearings/domain/colleges/schema'
import { placeAll } from '@bearings/domain/matching/finding/placed'
import type { Placement } from '@bearings/domain/matching/placement'
import type { Applicant } from '@bearings/domain/matching/schema'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { findable, sources } from '@bearings/server/features/colleges/find/store'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

/** The day on which the cases are placed, so that the age of the figures does not change their outcome. */
const today = '2026-11-28'

/** Returns the colleges of the catalog, as the pages read them. */
export async function catalog(): Promise<FindingFile> {
  const { db, close } = await openTestDatabase(null)
  await loadCatalog(db, () => {})
  const file = { colleges: await findable(db), sources: await sources(db) }
  await close()
  return file
}

/** Places one student at one college through the function that the pages call; `undefined` for an unknown college. */
export function placedAt(
  file: FindingFile,
  unitid: number,
  applicant: Applicant,
  application: { plan: Plan | null; major: string | null },
): Placement | undefined {
  const colleges = file.colleges.filter((college) => college.unitid === unitid)
  const inputs = {
    applicant,
    incomeBracket: null,
    homeState: applicant.state ?? null,
    budget: null,
    home: null,
    applications: new Map([[unitid, application]]),
  }
  return placeAll({ ...file, colleges }, inputs, today)[0]?.placement
}
