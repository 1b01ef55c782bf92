import { takesNobody } from '@bearings/domain/colleges/changes/options'
import type { ListedCollege } from '@bearings/domain/list/schema'
import type { EntryRow } from './store.ts'

/** Returns a row's college in the form that matching takes; `null` for a school without federal data. */
export function listedCollege(
  row: EntryRow,
  { admissionYear, testPolicy }: { admissionYear: string | undefined; testPolicy: string | undefined },
): ListedCollege | null {
  if (row.unitid === null) return null
  return {
    state: row.state,
    control: row.control,
    admissionRate: row.admission_rate,
    hasOpenAdmission: row.open_admissions,
    takesNobody: takesNobody(row.change),
    odds: row.odds,
    promises: row.promises,
    exchanges: row.exchanges ?? [],
    testPolicy: testPolicy ?? null,
    satReading25: row.sat_rw_25,
    satReading75: row.sat_rw_75,
    satMath25: row.sat_math_25,
    satMath75: row.sat_math_75,
    act25: row.act_25,
    act75: row.act_75,
    averageGpa: row.avg_hs_gpa,
    admissionYear: admissionYear ?? null,
    cost: row.cost_of_attendance,
    tuitionInState: row.tuition_in_state,
    tuitionOutOfState: row.tuition_out_of_state,
    netPrices: {
      upTo30k: row.net_price_0_30k,
      from30k: row.net_price_30_48k,
      from48k: row.net_price_48_75k,
      from75k: row.net_price_75_110k,
      from110k: row.net_price_110k_plus,
    },
  }
}
