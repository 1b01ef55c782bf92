import type { AidPromise } from '@bearings/domain/colleges/aid/schema'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import type { OddsFacts } from '@bearings/domain/colleges/odds/schema'
import type { ExchangeOfCollege } from '@bearings/domain/colleges/options'
import type { EarlyForbidden } from '@bearings/domain/colleges/schema'
import { chosenFields, type EntryChoices } from '@bearings/domain/list/schema'
import { pick } from '@bearings/domain/pick'
import { sql } from 'drizzle-orm'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { schoolRequirements, schools } from '#database/tables/colleges.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'

const choices: Pick<typeof listEntries, keyof EntryChoices> = pick(listEntries, chosenFields)

/** The student's own columns of an entry. */
export const own = {
  id: listEntries.id,
  schoolId: listEntries.schoolId,
  ...choices,
  deadlineState: listEntries.deadlineState,
  deadlineSource: listEntries.deadlineSource,
  createdAt: listEntries.createdAt,
}

/** The names and places of a school: the catalog's, or the student's own for a school added by hand. */
export const words = {
  name: entrySchoolName,
  location: sql<string | null>`coalesce(${schools.location}, ${listEntries.location})`,
  type: sql<string | null>`coalesce(${schools.type}, ${listEntries.type})`,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
}

/** The catalog's columns for an entry's school. */
export const ofCatalog = {
  acceptanceRate: sql<string | null>`coalesce(${schools.acceptanceRate}, ${listEntries.acceptanceRate})`,
  tuition: sql<string | null>`coalesce(${schools.tuition}, ${listEntries.tuition})`,
  ranking: sql<string | null>`coalesce(${schools.ranking}, ${listEntries.ranking})`,
  unitid: schools.unitid,
  archivedAt: schools.archivedAt,
  change: sql<CollegeChange | null>`${schools.more} -> 'change'`,
  odds: sql<OddsFacts | null>`${schools.more} -> 'odds'`,
  promises: sql<AidPromise[] | null>`${schools.more} -> 'aid' -> 'promises'`,
  exchanges: sql<ExchangeOfCollege[] | null>`${schools.more} -> 'exchanges'`,
  applicationPage: sql<
    string | null
  >`coalesce(${schools.more} ->> 'applicationUrl', ${schools.more} ->> 'admissionsUrl', ${schools.url})`,
  earlyForbids: sql<EarlyForbidden[] | null>`${schools.more} -> 'earlyForbids'`,
  admission_rate: schools.admission_rate,
  net_price_avg: schools.net_price_avg,
  cost_of_attendance: schools.cost_of_attendance,
  tuition_in_state: schools.tuition_in_state,
  tuition_out_of_state: schools.tuition_out_of_state,
  net_price_0_30k: schools.net_price_0_30k,
  net_price_30_48k: schools.net_price_30_48k,
  net_price_48_75k: schools.net_price_48_75k,
  net_price_75_110k: schools.net_price_75_110k,
  net_price_110k_plus: schools.net_price_110k_plus,
  act_25: schools.act_25,
  act_75: schools.act_75,
  avg_hs_gpa: schools.avg_hs_gpa,
  open_admissions: schools.open_admissions,
  sat_rw_25: schools.sat_rw_25,
  sat_rw_75: schools.sat_rw_75,
  sat_math_25: schools.sat_math_25,
  sat_math_75: schools.sat_math_75,
  undergrad_enrollment: schools.undergrad_enrollment,
  test_policy: schools.test_policy,
  requirements: {
    cycle: schoolRequirements.cycle,
    testPolicy: schoolRequirements.testPolicy,
    feeUs: schoolRequirements.feeUs,
    applicationSystem: schoolRequirements.applicationSystem,
  },
}

/** The label that an advisor set for an entry. */
export const override = {
  label: labelOverrides.label,
  reason: labelOverrides.reason,
  note: labelOverrides.note,
  updatedAt: labelOverrides.updatedAt,
}
