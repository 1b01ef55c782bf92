import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { beginning, type CollegeIndex, collegeIndexOf } from '@bearings/domain/colleges/search/college-index'
import { searchColleges } from '@bearings/domain/colleges/search/college-search'
import { type ListedMention, listedMentionsIn } from '@bearings/domain/colleges/search/listed-mentions'
import { isEveryday, isTown, mentionsIn } from '@bearings/domain/colleges/search/mentions'
import { searchWordsIn } from '@bearings/domain/colleges/search/rules'
import { prefixEditDistance } from '@bearings/domain/spelling'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'
import { inWords } from '../catalog/store.ts'
import { cachePerVersion } from './cache-per-version.ts'
import * as store from './store.ts'

type Catalog = {
  index: CollegeIndex
  rows: SchoolRow[]
  states: (string | null)[]
  /** A cache of results, because people type the same few prefixes again and again. */
  found: LRUCache<string, number[]>
  /** The names of the colleges, each written as one word. */
  names: ReadonlySet<string>
}
type Search = { q: string; limit: number; state?: string | undefined }

/** The most words of a text that are checked for a mistake. Each takes a millisecond or two. */
const mostMisspelled = 6
/** The most searches that are cached, each of some two hundred bytes. */
const searchesKept = 5000

/** Returns the schools of the catalog that match what was typed, the likeliest first. */
export async function findColleges(db: Database, { q, limit, state }: Search): Promise<SchoolRow[]> {
  const { index, rows, states, found } = await current(db)
  const cacheKey = JSON.stringify([q, limit, state])
  const known = found.get(cacheKey)
  if (known) return known.map((at) => rows[at]!)
  const isOffered = (at: number) => state === undefined || states[at] === state
  const colleges = searchColleges(index, q, limit, isOffered)
  found.set(cacheKey, colleges)
  return colleges.map((at) => rows[at]!)
}

/** A college that a text names, and where in it. */
export type NamedCollege = { college: SchoolRow; from: number; to: number }

/** Finds the colleges that texts are about, by the catalog as it is now. */
export async function collegeFinder(db: Database) {
  const { index, rows } = await current(db)
  return {
    /** Returns the colleges that a text names, in its order. */
    named: (text: string): NamedCollege[] =>
      mentionsIn(index, text).map(({ college, from, to }) => ({ college: rows[college]!, from, to })),
    /** Returns the schools of a list that a text calls by the first word of their name, besides `named`. */
    listed: <S extends { name: string }>(
      text: string,
      listed: readonly S[],
      named: readonly NamedCollege[],
    ): ListedMention<S>[] => listedMentionsIn(text, listed, named, (word) => isTown(index, word)),
    /**
     * Returns the college that words of a text misspell, if they surely do: "standford", "notre dane". The words
     * in `ordinary` are spelled right.
     */
    misspelled: (text: string, ordinary: ReadonlySet<string>): NamedCollege[] =>
      misspelledIn(index, text, ordinary).map(({ college, from, to }) => ({
        college: rows[college]!,
        from,
        to,
      })),
  }
}

function misspelledIn(index: CollegeIndex, text: string, ordinary: ReadonlySet<string>) {
  const words = [...text.matchAll(/\p{L}+/gu)]
  const doubtful = words.flatMap(({ 0: word }, at) =>
    word.length >= 5 && word.length <= 24 && !isEveryday(word) && !ordinary.has(word.toLowerCase())
      ? [at]
      : [],
  )
  for (const at of doubtful.slice(0, mostMisspelled))
    for (const [first, last] of [
      [at, at + 1],
      [at - 1, at],
      [at, at],
    ] as const) {
      const [begin, end] = [words[first], words[last]]
      if (!begin || !end || begin[0].length < 3 || end[0].length < 3) continue
      const [from, to] = [begin.index, end.index + end[0].length]
      const college = misspelled(index, text.slice(from, to))
      if (college !== null) return [{ college, from, to }]
    }
  return []
}

/** Returns the well-known college that goes by one or two words like these; `null` if none surely does. */
function misspelled({ runs, colleges }: CollegeIndex, typed: string): number | null {
  const words = searchWordsIn(typed)
  const joined = words.join('')
  if (joined.length < 6) return null
  const most = joined.length > 7 ? 2 : 1
  // People rarely mistype the first letter, and comparing with each college would take too long.
  const [from, to] = beginning(runs, joined[0]!, (run) => run.joined)
  let best: { college: number; fit: number } | null = null
  for (const { joined: whole, start, form, college } of runs.slice(from, to)) {
    const { prominence } = colleges[college]!
    if (start > 0 || form.sureness < 96 || form.words.length !== words.length || prominence < 5) continue
    if (Math.abs(whole.length - joined.length) > most) continue
    // Compared both ways, because each comparison forgives what follows in its second text.
    const mistakes = Math.max(
      prefixEditDistance(joined, whole, most),
      prefixEditDistance(whole, joined, most),
    )
    if (mistakes === 0) return null
    if (mistakes > most) continue
    const fit = prominence - 20 * mistakes
    if (!best || fit > best.fit) best = { college, fit }
  }
  return best?.college ?? null
}

/** Returns the names of the colleges, in lower case and each written as one word. */
export async function collegeNames(db: Database): Promise<ReadonlySet<string>> {
  return (await current(db)).names
}

/** Loads the catalog into memory, so that the first search does not wait for it. */
export async function prepareSearch(db: Database): Promise<void> {
  await current(db)
}

const current = cachePerVersion(async (db): Promise<Catalog> => {
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
