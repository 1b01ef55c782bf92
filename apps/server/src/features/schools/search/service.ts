import { corrections, plain } from '@bearings/domain/schools/search/rules'
import { type AnyColumn, asc, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import type { SearchSubject } from '../../../database/tables/schools-reference.ts'
import { fit, withWords, wordsLike } from './store.ts'

type Searched = { subject: SearchSubject; searchText: AnyColumn; q: string; limit: number }
/** Reads rows of one table: those that `where` describes, the best first. */
type Read<Row> = (how: How) => Promise<Row[]>
export type How = { where: SQL | undefined; best: SQL[]; limit: number }

/**
 * Finds rows by what was typed, the likeliest first; when nothing has these words, by what it may be a misspelling of.
 * `read` adds its own conditions and, after `best`, its own order.
 */
export async function searched<Row>(
  db: Database,
  { subject, searchText, q, limit }: Searched,
  read: Read<Row>,
): Promise<Row[]> {
  if (q === '') return read({ where: undefined, best: [], limit })
  const words = plain(q).split(' ').filter(Boolean)
  if (words.length === 0) return []

  const spelled = (spellings: string[][]) =>
    read({ where: withWords(searchText, spellings), best: [asc(fit(searchText, spellings))], limit })
  const found = await spelled([words])
  if (found.length > 0) return found
  const spellings = await corrected(db, subject, words)
  return spellings.length === 0 ? [] : spelled(spellings)
}

/** What may have been meant: for each word a few known ones, in every combination up to a bound. */
async function corrected(db: Database, subject: SearchSubject, words: string[]): Promise<string[][]> {
  const meant = await Promise.all(
    words.map(async (word) => corrections(word, await wordsLike(db, subject, word))),
  )
  const combined = meant.reduce<string[][]>(
    (spellings, choices) => spellings.flatMap((before) => choices.map((word) => [...before, word])),
    [[]],
  )
  return combined.slice(0, 8)
}
