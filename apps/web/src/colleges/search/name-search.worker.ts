import {
  type CollegeIndex,
  collegeIndexOf,
  type Searchable,
} from '@bearings/domain/colleges/search/college-index'
import { searchColleges } from '@bearings/domain/colleges/search/college-search'

/** First the colleges, once; then searches, each with a number that its response repeats. */
export type SearchRequest = { colleges: Searchable[] } | { number: number; q: string }
/** The positions of the colleges found in the list, the likeliest first. */
export type Found = { number: number; found: number[] }

let index: CollegeIndex | null = null

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('colleges' in data) index = collegeIndexOf(data.colleges)
  else if (index)
    postMessage({
      number: data.number,
      found: searchColleges(index, data.q, index.colleges.length),
    } satisfies Found)
})
