import type { Database } from '#database/open.ts'
import { type AnswerCard, byTopic } from '../content/answers.ts'
import { library } from '../content/library.ts'
import * as store from './store.ts'

type Answers = readonly AnswerCard[]

/** The latest answers, the same array until somebody changes, hides, or adds one. */
let latest: { shipped: Answers; key: string; answers: Answers } | undefined

/**
 * Returns the answer cards that everybody is answered with, by topic and question: those of the files, and what admins
 * wrote in their place, added, or hid. Each process asks the database which are current, so that all have them at once.
 */
export async function readableAnswers(db: Database): Promise<Answers> {
  const [{ answers: shipped }, ids] = await Promise.all([library(), store.current(db)])
  if (ids.length === 0) return shipped
  if (latest?.shipped === shipped && latest.key === keyOf(ids.map(({ id }) => id))) return latest.answers

  const rows = await store.all(db)
  const answers = editedAnswers(shipped, rows).flatMap(({ card, row }) => (row?.isHidden ? [] : [card]))
  latest = { shipped, key: keyOf(rows.map(({ editionId }) => editionId)), answers }
  return answers
}

const keyOf = (ids: readonly string[]) => ids.join()

/** Returns every card in its current words, hidden or not, with its edition if it has one. */
export function editedAnswers(shipped: Answers, rows: readonly store.AnswerRow[]) {
  const rowOf = new Map(rows.map((row) => [row.slug, row]))
  const known = new Set(shipped.map(({ slug }) => slug))
  const own = rows.flatMap(({ slug, words }) => (words && !known.has(slug) ? [{ slug, ...words }] : []))
  return [...shipped, ...own]
    .map((file) => {
      const row = rowOf.get(file.slug)
      // A card of a file keeps its topic, by which the navigator weighs it.
      return { card: row?.words ? { slug: file.slug, ...row.words, topic: file.topic } : file, row }
    })
    .toSorted((one, two) => byTopic(one.card, two.card))
}
