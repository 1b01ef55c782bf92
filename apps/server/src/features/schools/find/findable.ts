import type { FindingFile } from '@bearings/domain/schools/find/schema'
import { perVersion } from '../search/per-version.ts'
import * as store from './store.ts'

/** Returns every college that is offered, in the form that Find Schools uses. */
export const findable = perVersion(async (db): Promise<FindingFile> => {
  const [colleges, sources] = await Promise.all([store.findable(db), store.sources(db)])
  return { colleges, sources }
})
