import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import { cachePerVersion } from '../search/cache-per-version.ts'
import * as store from './store.ts'

/** Returns every college that is offered, in the form that Find Schools uses. */
export const findable = cachePerVersion(async (db): Promise<FindingFile> => {
  const [colleges, sources] = await Promise.all([store.findable(db), store.sources(db)])
  return { colleges, sources }
})
