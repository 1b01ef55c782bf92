import type { SchoolRow } from '@bearings/domain/schools/catalog/schema'
import { type CollegeIndex, collegeIndexOf } from '@bearings/domain/schools/search/college-index'
import { searchColleges } from '@bearings/domain/schools/search/college-search'
import { isEveryday, mentionsIn } from '@bearings/domain/schools/search/mentions'
import { wordsTyped } from '@bearings/domain/schools/search/rules'
import { mistakesInBeginning } from '@bearings/domain/schools/search/spelling'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'
import { inWords } from '../catalog/store.ts'
import { perVersion } from './per-version.ts'
import * as store from './store.ts'

type Catalog = {
  index: CollegeIndex
  rows: SchoolRow[]
  states: (string | null)[]
  /** A cache of results, because people type the same few prefixes again and again. */
  found: LRUCache<string, number[]>
  /** What the colleges are called, each written as one word. */
  names: ReadonlySet<string>
}
type Search = { q: string; limit: number; state?: string | undefined }

/** Searches, each of some two hundred bytes. */
const searchesKept = 5000

/** Schools of the catalog by what was typed, the likeliest first. */
export async function findColleges(db: Database, { q, limit, state }: Search): Promise<SchoolRow[]> {
  const { index, rows, states, found } = await current(db)
  const asked = JSON.stringify([q, limit, state])
  const known = found.get(asked)
  if (known) return known.map((at) => rows[at]!)
  const isOffered = (at: number) => state === undefined || states[at] === state
  const colleges = searchColleges(index, q, limit, isOffered)
  found.set(asked, colleges)
  return colleges.map((at) => rows[at]!)
}

/** A college that a text names, and where in it. */
export type NamedCollege = { college: SchoolRow; from: number; to: number }

/** The colleges that a text names, in its order. */
export async function collegesNamedIn(db: Database, text: string): Promise<NamedCollege[]> {
  const { index, rows } = await current(db)
  return mentionsIn(index, text).map(({ college, from, to }) => ({ college: rows[college]!, from, to }))
}

/** The college that a word of a text is a misspelling of, where one surely is: "standford"; else `null`. */
export async function collegeMisspelledIn(db: Database, text: string): Promise<SchoolRow | null> {
  const { index, rows } = await current(db)
  for (const word of wordsTyped(text).filter((one) => one.length >= 6 && !isEveryday(one))) {
    const [at] = searchColleges(index, word, 1)
    const found = at === undefined ? undefined : index.formsOf[at]!.flatMap(({ words }) => words)
    const isMeant = found?.some(
      (one) =>
        one.length >= 6 &&
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= 2 &&
        [1, 2].includes(mistakesInBeginning(word, one, 2)),
    )
    if (at !== undefined && isMeant) return rows[at]!
  }
  return null
}

/** What the colleges are called, in lower case and each written as one word. */
export async function collegeNames(db: Database): Promise<ReadonlySet<string>> {
  return (await current(db)).names
}

/** Loads the catalog into memory, so that the first search does not wait for it. */
export async function prepareSearch(db: Database): Promise<void> {
  await current(db)
}

const current = perVersion(async (db): Promise<Catalog> => {
  const found = await store.searchable(db)
  const index = collegeIndexOf(found.map(({ searched }) => searched))
  return {
    index,
    found: new LRUCache({ max: searchesKept }),
    names: new Set(index.formsOf.flatMap((forms) => forms.map(({ joined }) => joined))),
    rows: found.map(({ row }) => inWords(row)),
    states: found.map(({ searched }) => searched.state),
  }
})
