import { corrections, searchWordsIn } from '@bearings/domain/colleges/search/rules'
import { type AnyColumn, asc, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import type { SearchSubject } from '#database/tables/colleges-reference.ts'
import * as colleges from './colleges.ts'
import { fit, matchesWords, similarWords } from './store.ts'

/** The names of the catalog's colleges, for features that recognize colleges by name. */
export const collegeNames = colleges.collegeNames
export const collegeFinder = colleges.collegeFinder
export type { NamedCollege } from './colleges.ts'

type Searched = { subject: SearchSubject; searchText: AnyColumn; q: string; limit: number }
/** Reads rows of one table: those that `where` matches, the best first. */
type Read<Row> = (how: WordMatch) => Promise<Row[]>
export type WordMatch = { where: SQL | undefined; best: SQL[]; limit: number }

/**
 * Words beyond `mostWords` are ignored. More than `mostCorrected`, or any longer than `longest`, are not
 * corrected, because that would take too long.
 */
const [mostWords, mostCorrected, longest] = [10, 6, 24]

/**
 * Finds rows by what was typed, the likeliest first. If nothing has these words, finds what they may be a
 * misspelling of. `read` adds its own conditions and, after `best`, its own order.
 */
export async function searched<Row>(
  db: Database,
  { subject, searchText, q, limit }: Searched,
  read: Read<Row>,
): Promise<Row[]> {
  if (q === '') return read({ where: undefined, best: [], limit })
  const words = searchWordsIn(q).slice(0, mostWords)
  if (words.length === 0 || words.some(isForeign)) return []

  const spelled = (spellings: string[][]) =>
    read({ where: matchesWords(searchText, spellings), best: [asc(fit(searchText, spellings))], limit })
  const found = await spelled([words])
  if (found.length > 0) return found
  if (words.length > mostCorrected || words.some((word) => word.length > longest)) return []
  const spellings = await corrected(db, subject, words)
  return spellings.length === 0 ? [] : spelled(spellings)
}

/**
 * Returns whether nothing can have this word: the catalog is written in plain letters once accents are off,
 * and its longest word has 23. The index knows no other letters, so a search for them would read every row.
 */
function isForeign(word: string): boolean {
  return word.length > 40 || /[^a-z0-9]/.test(word)
}

/** Returns what may have been meant: for each word a few known ones, in every combination up to a bound. */
async function corrected(db: Database, subject: SearchSubject, words: string[]): Promise<string[][]> {
  const meant = await Promise.all(
    words.map(async (word) => corrections(word, await similarWords(db, subject, word))),
  )
  const combined = meant.reduce<string[][]>(
    (spellings, choices) => spellings.flatMap((before) => choices.map((word) => [...before, word])),
    [[]],
  )
  return combined.slice(0, 8)
}
