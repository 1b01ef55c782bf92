import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { AnswerWords } from '@bearings/domain/library/answers/schema'
import { mostOf } from '@bearings/domain/library/options'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { answerEditions } from '#database/tables/answer-editions.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { askNavigator } from '#testing/ask-navigator.ts'
import { answerWords } from '#testing/given-library.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { library } from '../content/library.ts'

type Call = Awaited<ReturnType<TestApp['as']>>

const now = '2026-11-29T12:00:00Z'
const shippedSlug = 'lgbtq-safety'
const ofDanger = 'eating-or-drugs-out-of-control'
const missing = { code: 'NOT_FOUND' }
const app = useTestApp({ now })
let write: Call
let read: Call
let student: Actor
beforeAll(async () => {
  write = await app.as(await givenUser(app.db, 'admin'))
  student = await givenUser(app.db, 'student')
  read = await app.as(student)
})

test('an admin writes a card: a student finds it in the library and by the navigator at once, until it is hidden', async () => {
  const words = answerWords()
  const { slug, revision, ...added } = await write('POST /library/answer-editions', words)
  expect(added).toEqual({ isShipped: false, isChanged: true, isHidden: false, words })
  expect(await read('GET /library/answers/{slug}', { slug })).toMatchObject({
    question: words.question,
    html: expect.stringContaining('housing office'),
    checked: '2026-10-30',
    sources: words.sources,
  })

  await write('PUT /library/answer-editions/{slug}', {
    slug,
    ...words,
    markdown: 'Leave the bird with its club, and visit it.',
    basedOn: revision,
  })

  expect(await answerTo(words.ask[0]!)).toContain('Leave the bird with its club')

  await write('POST /library/answer-editions/{slug}/hide', { slug, basedOn: 2 })
  await expect(read('GET /library/answers/{slug}', { slug })).rejects.toMatchObject(missing)
  expect((await write('GET /library/answer-editions')).find((line) => line.slug === slug)).toMatchObject({
    isHidden: true,
  })
  await write('POST /library/answer-editions/{slug}/show', { slug, basedOn: 3 })
  expect((await read('GET /library/answers')).map((answer) => answer.slug)).toContain(slug)
  await write('DELETE /library/answer-editions/{slug}', { slug, basedOn: 4 })
  await expect(write('GET /library/answer-editions/{slug}', { slug })).rejects.toMatchObject(missing)
  expect(await actionsOn(slug)).toEqual([
    'answer_added',
    'answer_changed',
    'answer_hidden',
    'answer_shown',
    'answer_deleted',
  ])
})

test('an admin words a card of a file anew, hides and shows it, and goes back to the text of the file', async () => {
  const before = await write('GET /library/answer-editions/{slug}', { slug: shippedSlug })
  const shippedAnswer = await read('GET /library/answers/{slug}', { slug: shippedSlug })
  expect(before).toMatchObject({ isShipped: true, isChanged: false, revision: 0 })
  const change = { slug: shippedSlug, ...before.words, markdown: 'Ask two students who live there first.' }

  await write('POST /library/answer-editions/{slug}/hide', { slug: shippedSlug, basedOn: 0 })
  expect((await read('GET /library/answers')).map(({ slug }) => slug)).not.toContain(shippedSlug)
  const shown = await write('POST /library/answer-editions/{slug}/show', { slug: shippedSlug, basedOn: 1 })
  expect(shown).toEqual(before)

  // It stays in its topic, by which the navigator weighs it.
  await write('PUT /library/answer-editions/{slug}', { ...change, topic: 'paying', basedOn: 0 })
  const changed = await read('GET /library/answers/{slug}', { slug: shippedSlug })
  expect(changed.html).toContain('Ask two students')
  expect(changed.topic).toBe('situations')
  await expect(write('PUT /library/answer-editions/{slug}', { ...change, basedOn: 0 })).toBeRefused(
    'answer-saved-elsewhere',
  )

  await write('DELETE /library/answer-editions/{slug}', { slug: shippedSlug, basedOn: 1 })
  expect(await read('GET /library/answers/{slug}', { slug: shippedSlug })).toEqual(shippedAnswer)
})

test.each([
  ['sources', { sources: [] }],
  ['checked', { checked: '2026-12-01' }],
  ['topic', { topic: 'falcons' }],
  ['ask', { ask: ['gay friendly colleges'] }],
  ['markdown', { markdown: 'Ask <b>now</b>.' }],
  ['markdown', { markdown: 'See [this](/nowhere).' }],
  ['spanish', { spanish: '{college} lo dice.' }],
  ['next.url', { next: { label: 'Open it', url: 'https://evil.example/' } }],
])('an admin cannot save a card whose %s would mislead a reader', async (path, changes) => {
  await expect(write('POST /library/answer-editions', answerWords(changes))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [expect.objectContaining({ path })],
  })
})

test('of two admins who add a card with the same way to ask at once, one reads that it is taken', async () => {
  const ask = ['who feeds my falcon over the break']
  const added = await Promise.allSettled(
    [1, 2].map(() => write('POST /library/answer-editions', answerWords({ ask }))),
  )

  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { fields: [{ path: 'ask', message: expect.stringContaining('already') }] },
  })
})

test('an admin cannot show a hidden card again whose way to ask leads to another one by now', async () => {
  const taken = { fields: [{ path: 'ask', message: expect.stringContaining('already') }] }
  const first = answerWords()
  const { slug } = await write('POST /library/answer-editions', first)
  await write('POST /library/answer-editions/{slug}/hide', { slug, basedOn: 1 })
  await write('POST /library/answer-editions', answerWords({ ask: first.ask }))
  await expect(
    write('POST /library/answer-editions/{slug}/show', { slug, basedOn: 2 }),
  ).rejects.toMatchObject(taken)

  const { answers } = await library()
  const ofFile = answers.find(({ topic }) => topic !== 'danger')!
  await write('POST /library/answer-editions/{slug}/hide', { slug: ofFile.slug, basedOn: 0 })
  const other = await write('POST /library/answer-editions', answerWords({ ask: ofFile.ask.slice(0, 1) }))
  const show = () => write('POST /library/answer-editions/{slug}/show', { slug: ofFile.slug, basedOn: 1 })
  await expect(show()).rejects.toMatchObject(taken)
  await write('DELETE /library/answer-editions/{slug}', { slug: other.slug, basedOn: 1 })
  expect(await show()).toMatchObject({ isHidden: false })
})

test('two admins who add the same question at once both have their card, and no more than there is room for', async () => {
  const { question } = answerWords()
  const both = await Promise.all(
    [1, 2].map(() => write('POST /library/answer-editions', answerWords({ question }))),
  )
  expect(both[0]!.slug).not.toBe(both[1]!.slug)

  const own = (await write('GET /library/answer-editions')).filter(({ isShipped }) => !isShipped)
  const rows = Array.from({ length: mostOf.ownAnswers - 1 - own.length }, (_, at) => ({
    slug: `own-${at}`,
    editionId: randomUUID(),
    words: AnswerWords.parse(answerWords()),
  }))
  await app.db.insert(answerEditions).values(rows)
  const last = await Promise.allSettled(
    [1, 2].map(() => write('POST /library/answer-editions', answerWords())),
  )
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(last.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { rule: 'answers-full' },
  })
})

test('a card for somebody in danger is not hidden, and keeps its phone lines', async () => {
  const { words } = await write('GET /library/answer-editions/{slug}', { slug: ofDanger })
  await expect(
    write('POST /library/answer-editions/{slug}/hide', { slug: ofDanger, basedOn: 0 }),
  ).toBeRefused('answer-for-danger')
  await expect(
    write('PUT /library/answer-editions/{slug}', {
      slug: ofDanger,
      ...words,
      markdown: 'Tell a parent today, and call 911 if somebody has passed out.',
      basedOn: 0,
    }),
  ).rejects.toMatchObject({
    fields: [{ path: 'markdown', message: expect.stringContaining('1-800-662-4357') }],
  })
})

async function answerTo(message: string): Promise<string> {
  return (await askNavigator(app, student, { message })).response
}

async function actionsOn(slug: string) {
  const rows = await app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(sql`${auditLog.detail} ->> 'answer' = ${slug}`)
    .orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}
