import { mostSaved } from '../colleges/find/options.ts'
import { limits } from '../essays/options.ts'
import { fileLimits, mebibyte } from '../files/options.ts'
import { mostOnChecklist, mostOnList } from '../list/options.ts'
import { limits as recommenders } from '../recommenders/options.ts'
import { mostTasks } from '../weeks/options.ts'

/** The file of the archive that an import reads first: everything except the long texts. */
export const archiveFile = 'bearings.json'
/** Long texts, one per line: essays, their earlier versions, and research notes. */
export const textsFile = 'bearings-texts.ndjson'
export const pictureFile = 'files/picture.webp'

/** The limits of an account; for weeks, four years. */
export const most = {
  schools: mostOnList,
  checklist: mostOnChecklist,
  essays: limits.essays,
  weeks: 210,
  tasks: mostTasks,
  recommenders: recommenders.recommenders,
  searches: mostSaved,
  scholarships: 2000,
  /** Twenty years of steps. */
  aidSteps: 200,
  /** For all essays together. */
  versions: 5000,
  documents: fileLimits.documents,
  /** Bytes of `bearings.json`, unpacked. */
  bytes: 8 * mebibyte,
  /** Bytes of all texts, unpacked: every essay at its longest, and thousands of ordinary versions. */
  textsBytes: 64 * mebibyte,
  /** Size of the whole ZIP in bytes, as sent. */
  zipBytes: 160 * mebibyte,
} as const
