import { collegesListedIn, collegesMisspelledIn, collegesNamedIn } from '#features/colleges/search/service.ts'
import { wordsOfTexts } from '../passages.ts'
import type { QuestionContext, Turn } from '../question.ts'
import type { Heard } from '../recognize/clauses.ts'
import { expandShorthand } from '../recognize/expand-shorthand.ts'
import { type Ask, recognize } from '../recognize/recognize.ts'
import { fromSpanish } from '../recognize/spanish.ts'

/** Returns what a message asks, with what the conversation before it was about. */
export async function understand(context: QuestionContext, history: readonly Turn[]): Promise<Ask[]> {
  const hear = async (text: string): Promise<Heard> => heardIn(context, expandShorthand(fromSpanish(text)))
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 2000))
  const entry = context.entryId ? (await context.list()).find(({ id }) => id === context.entryId) : undefined
  const here = entry?.schoolId ? { id: entry.schoolId, name: entry.name } : null
  return recognize(await hear(context.message), await Promise.all(earlier.map(hear)), here)
}

/**
 * Returns a text with the colleges that it names, including those of the student's list that it calls by one
 * word. If it names none, those count that a word of it misspells.
 */
async function heardIn(context: QuestionContext, text: string): Promise<Heard> {
  const { db } = context.request
  const whole = await collegesNamedIn(db, text)
  const list = (await context.list()).flatMap(({ schoolId, name }) =>
    schoolId ? [{ id: schoolId, name }] : [],
  )
  const listed = await collegesListedIn(db, text, list, whole)
  const named = [
    ...whole.map(({ college: { id, name }, from, to }) => ({ id, name, from, to })),
    ...listed.map(({ school, from, to }) => ({ ...school, from, to })),
  ]
  if (named.length > 0) return { text, colleges: named.toSorted((one, other) => one.from - other.from) }
  const misspelled = await collegesMisspelledIn(db, text, await wordsOfTexts(db))
  return {
    text,
    colleges: misspelled.map(({ college, from, to }) => ({ id: college.id, name: college.name, from, to })),
  }
}
