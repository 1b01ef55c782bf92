import type { Input, Key } from '@bearings/domain/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { essayVersions } from './database/tables/essays.ts'
import { givenLink } from './testing/given-advising.ts'
import { givenComment } from './testing/given-comments.ts'
import { givenEssay, givenVersions } from './testing/given-essays.ts'
import { givenLetterRequest } from './testing/given-letters.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenChecklistItem, givenEntry } from './testing/given-schools.ts'
import { givenWeek } from './testing/given-weeks.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

/** Endpoints whose path names a row, and a row that belongs to it. */
type Nested = Extract<Key, `${string}{${string}}${string}{${string}}${string}`>
type Rows = Awaited<ReturnType<typeof givenRows>>

/**
 * The input that reaches a row through the row it belongs to. A person has two rows of each outer kind, and the
 * inner one belongs to the first. A new endpoint does not compile until it is listed here.
 */
const inputs: { [K in Nested]: (inner: Rows['inner'], outer: Rows['right']) => Input<K> } = {
  'DELETE /advising/students/{id}/list/{entryId}/label': ({ entryId }, { student }) => ({
    id: student,
    entryId,
  }),
  'DELETE /essays/{id}/comments/{commentId}': ({ commentId }, { essay }) => ({ id: essay, commentId }),
  'DELETE /schools/list/{id}/checklist/{itemId}': ({ itemId }, { entry }) => ({ id: entry, itemId }),
  'GET /advising/students/{id}/list/{entryId}/items': ({ entryId }, { student }) => ({
    id: student,
    entryId,
  }),
  'GET /essays/{id}/versions/{versionId}': ({ versionId }, { essay }) => ({ id: essay, versionId }),
  'PATCH /essays/{id}/comments/{commentId}': ({ commentId }, { essay }) => ({
    id: essay,
    commentId,
    body: 'Begin with the honey.',
  }),
  'PATCH /essays/{id}/versions/{versionId}': ({ versionId }, { essay }) => ({
    id: essay,
    versionId,
    name: 'The first draft',
  }),
  'PATCH /schools/list/{id}/checklist/{itemId}': ({ itemId }, { entry }) => ({
    id: entry,
    itemId,
    done: true,
  }),
  'PATCH /weeks/{start}/tasks/{taskId}': ({ taskId }, { week }) => ({ start: week, taskId, done: true }),
  'POST /essays/{id}/comments/{commentId}/reopen': ({ commentId }, { essay }) => ({ id: essay, commentId }),
  'POST /essays/{id}/comments/{commentId}/resolve': ({ commentId }, { essay }) => ({ id: essay, commentId }),
  'POST /essays/{id}/versions/{versionId}/restore': ({ versionId, basedOn }, { essay }) => ({
    id: essay,
    versionId,
    basedOn,
  }),
  'PUT /advising/students/{id}/list/{entryId}/label': ({ entryId }, { student }) => ({
    id: student,
    entryId,
    label: 'Likely',
    reason: 'other',
  }),
  'PUT /letters/board/{id}/letters/{entryId}': ({ entryId }, { recommender }) => ({
    id: recommender,
    entryId,
    sentOn: '2026-10-30',
  }),
  'POST /letters/by-code/{code}/{id}/accept': ({ code }, { request }) => ({
    code,
    id: request,
    promisedOn: null,
  }),
  'POST /letters/by-code/{code}/{id}/decline': ({ code }, { request }) => ({ code, id: request }),
  'PUT /letters/by-code/{code}/{id}/letters/{entryId}': ({ code, entryId }, { request }) => ({
    code,
    id: request,
    entryId,
    sentOn: '2026-10-30',
  }),
  'PUT /recommenders/{id}/letters/{entryId}': ({ entryId }, { recommender }) => ({
    id: recommender,
    entryId,
    sentOn: '2026-10-30',
  }),
}

type AnyCall = (key: Key, input: object) => Promise<unknown>

const app = useTestApp()

describe('one’s own row', () => {
  test.each(Object.entries(inputs))('%s is reached only through what it belongs to', async (key, input) => {
    const { student, advisor, inner, right, wrong } = await givenRows()
    const call = (await app.as(/\/advising\/|\/board\//.test(key) ? advisor : student)) as AnyCall

    await expect(call(key as Nested, input(inner, wrong))).toBeRefused('NOT_FOUND')
    await call(key as Nested, input(inner, right))
  })
})

/** A student with two rows of each outer kind, whose advisor has another student, too. */
async function givenRows() {
  const student = await givenUser(app.db, 'student')
  const other = await givenUser(app.db, 'student')
  const advisor = await givenUser(app.db, 'advisor')
  for (const one of [student, other]) await givenLink(app.db, { advisor, student: one })
  const entries = [await givenEntry(app.db, student), await givenEntry(app.db, student)] as const
  const essays = [await givenEssay(app.db, student), await givenEssay(app.db, student)] as const
  const weeks = [
    await givenWeek(app.db, student, { weekStartDate: '2026-10-26' }),
    await givenWeek(app.db, student, { weekStartDate: '2026-11-02' }),
  ] as const
  const recommenders = [
    await givenRecommender(app.db, student, { kind: 'counselor', letters: { [entries[0].id]: null } }),
    await givenRecommender(app.db, student, { kind: 'counselor' }),
  ] as const
  const requests = [
    await givenLetterRequest(app.db, recommenders[0]),
    await givenLetterRequest(app.db, recommenders[1]),
  ] as const
  await givenVersions(app.db, essays[0], 1)
  const [version] = await app.db.select().from(essayVersions).where(eq(essayVersions.essayId, essays[0].id))

  const outer = (at: 0 | 1) => ({
    student: [student, other][at]!.userId,
    entry: entries[at].id,
    essay: essays[at].id,
    week: weeks[at].weekStartDate,
    recommender: recommenders[at].id,
    request: requests[at].id,
  })
  const inner = {
    entryId: entries[0].id,
    code: requests[0].code,
    itemId: (await givenChecklistItem(app.db, entries[0].id)).id,
    commentId: (await givenComment(app.db, { essay: essays[0], author: student })).id,
    versionId: version!.id,
    basedOn: essays[0].revision,
    taskId: weeks[0].taskIds[1]!,
  }
  return { student, advisor, inner, right: outer(0), wrong: outer(1) }
}
