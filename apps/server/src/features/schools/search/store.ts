import { and, type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { type SearchSubject, searchWords } from '../../../database/tables/schools-reference.ts'

/** Words as typed or as corrected: letters and digits only, so they mean themselves in a pattern. */
type Words = readonly string[]

/** Rows in which each word begins a word, for one of the spellings. From the trigram index. */
export function withWords(searchText: AnyColumn, spellings: readonly Words[]): SQL | undefined {
  return or(...spellings.map((words) => and(...words.map((word) => beginsWord(searchText, word)))))
}

/**
 * How well a row with all the words fits, the best first: 0 a whole name, 1 the beginning of one, 2 the words in a
 * name in this order, 3 the words somewhere in the names, 4 some of them only in the place.
 */
export function fit(searchText: AnyColumn, spellings: readonly Words[]): SQL<number> {
  const fits = spellings.map((words) => fitOf(searchText, words))
  return sql<number>`least(${sql.join(fits, sql`, `)})`
}

function fitOf(searchText: AnyColumn, words: Words): SQL {
  const typed = words.join(' ')
  const inOrder = `\\| ([^|#]* )?${words.join('[^|#]* ')}`
  const names = sql`split_part(${searchText}, '#', 1)`
  return sql`case
    when ${searchText} like ${`%| ${typed} |%`} then 0
    when ${searchText} like ${`%| ${typed}%`} then 1
    when ${searchText} ~ ${inOrder} then 2
    when ${and(...words.map((word) => beginsWord(names, word)))} then 3
    else 4 end`
}

function beginsWord(text: AnyColumn | SQL, word: string): SQL {
  return sql`${text} like ${`% ${word}%`}`
}

/** Words of the subject that look like this one. A short word has few trigrams, so its first letter counts too. */
export async function wordsLike(db: Database, subject: SearchSubject, typed: string): Promise<string[]> {
  const { word } = searchWords
  const short = and(sql`${word} like ${`${typed[0]}%`}`, sql`length(${word}) <= 7`)
  const rows = await db
    .select({ word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.subject, subject),
        or(sql`${word} % ${typed}`, typed.length <= 6 ? short : undefined),
      ),
    )
  return rows.map((row) => row.word)
}
