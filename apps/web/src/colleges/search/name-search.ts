import { prominenceFacts } from '@bearings/domain/colleges/find/best-known'
import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import type { SearchRequest } from './name-search.worker.ts'

/** Starts the search by name in a worker, because building its index takes longer than a frame. */
export function openNameSearch(colleges: readonly FindableCollege[]): Worker {
  const search = new Worker(new URL('./name-search.worker.ts', import.meta.url), { type: 'module' })
  search.postMessage({ colleges: colleges.map(searchable) } satisfies SearchRequest)
  return search
}

function searchable(college: FindableCollege) {
  return {
    names: college.federalName === null ? [college.name] : [college.name, college.federalName],
    aliases: college.aliases,
    city: college.city,
    state: college.state,
    hbcu: college.isHbcu,
    womenOnly: college.isWomens,
    ...prominenceFacts(college),
  }
}
