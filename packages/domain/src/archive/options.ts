import { limits } from '../essays/options.ts'
import { mostOnChecklist, mostOnList } from '../schools/list/options.ts'
import { mostTasks } from '../weeks/options.ts'

/** The file of the archive that another Bearings reads. */
export const carriedFile = 'bearings.json'

/** As much as an account may hold; of weeks, four years. */
export const most = {
  schools: mostOnList,
  checklist: mostOnChecklist,
  essays: limits.essays,
  weeks: 210,
  tasks: mostTasks,
  /** All of it as it is sent: a year of writing is a tenth of one of these. */
  bytes: 8 * 1_048_576,
} as const
