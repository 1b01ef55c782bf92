import type { Actor } from '@bearings/domain/actor'
import type { Reply } from '@bearings/domain/navigator/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { navigatorAgreements, navigatorEmbeddings } from '#database/tables/navigator.ts'
import { askNavigator } from '#testing/ask-navigator.ts'
import { type EmbeddingHandler, embeddingOf, openEmbeddingServer } from '#testing/embedding-server.ts'
import { givenUser } from '#testing/given.ts'
import { toolCallChunks, openModelServer, textChunks, toolResultsIn } from '#testing/model-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { makeEmbeddings } from './jobs.ts'

const now = '2026-11-01T12:00:00Z'
let minutes = 0
/** Lets a minute pass, after which a model that has failed is asked again. */
const later = () => app.setNow(new Date(Date.parse(now) + ++minutes * 60_000).toISOString())
/** Matches the passage on a lost job, and the question of somebody who has no such word for it. */
const meaning = /a business that closed|let Pops go/i
const question = 'the mill let Pops go'
const found = '/resources/guides/asking-for-more-aid'
const well = embeddingOf(meaning)

let embeds: EmbeddingHandler = well
let server: Awaited<ReturnType<typeof openEmbeddingServer>>
let app: TestApp
beforeAll(async () => {
  server = await openEmbeddingServer((request, response) => embeds(request, response))
  app = await appWith({ AI_EMBEDDING_MODEL: 'stand-in' })
  await make(app)
})
beforeEach(() => {
  embeds = well
  server.requests.splice(0)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const appWith = (settings: Record<string, string>) =>
  createTestApp({
    now,
    logger: false,
    settings: { AI_EMBEDDING_BASE_URL: server.url, AI_EMBEDDING_TIMEOUT_SECONDS: '60', ...settings },
  })

function make({ db, config, app: { log } }: TestApp) {
  const services = { db, config, now: () => new Date(), log }
  return makeEmbeddings(services, new AbortController().signal)
}

async function student({ agrees = true, of = app } = {}): Promise<Actor> {
  const actor = await givenUser(of.db, 'student')
  if (agrees) await (await of.as(actor))('PUT /navigator/agreement', { agreed: true })
  return actor
}

async function ask(actor: Actor, of = app, message = question): Promise<Reply> {
  return askNavigator<Reply>(of, actor, { message })
}

const urlsOf = ({ sources }: Reply) => sources.map(({ url }) => url)
const textsSent = () => server.requests.flatMap(({ input }) => input)
const kept = (of = app) =>
  of.db
    .select({ id: navigatorEmbeddings.passageId, model: navigatorEmbeddings.model })
    .from(navigatorEmbeddings)

test('a student finds the text that means the same in other words, and reads what was sent for it', async () => {
  const answer = await ask(await student())

  expect(urlsOf(answer)).toEqual([found])
  expect(answer).toMatchObject({
    mind: 'built-in',
    sent: null,
    searched: { model: 'stand-in', host: server.host, what: ['your question'] },
  })
  expect(textsSent()).toEqual([question])
})

test('without having agreed a student sends nothing, and finds what words find', async () => {
  const answer = await ask(await student({ agrees: false }))

  expect(answer).toMatchObject({ searched: null })
  expect(server.requests).toEqual([])
})

test('what words find well stays found', async () => {
  const words = 'What is the student aid index?'
  const [byWords] = urlsOf(await ask(await student({ agrees: false }), app, words))

  expect(urlsOf(await ask(await student(), app, words))).toContain(byWords)
})

test('a question about nothing in the library is not answered with whatever lies nearest', async () => {
  expect(urlsOf(await ask(await student(), app, 'Qwertz uiop'))).toEqual([])
  expect(textsSent()).toEqual(['Qwertz uiop'])
})

test('an agreement to another model is none', async () => {
  const actor = await student()
  await app.db
    .update(navigatorAgreements)
    .set({ embeddingModel: 'of last year' })
    .where(eq(navigatorAgreements.userId, actor.userId))

  expect(await (await app.as(actor))('GET /navigator/settings')).toEqual({
    model: null,
    embedding: { name: 'stand-in', host: server.host },
    switchedOn: true,
    agreed: false,
  })
  expect(await ask(actor)).toMatchObject({ searched: null })
})

test('an admin who switches the models off keeps questions and texts here', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const actor = await student()
  await call('PUT /navigator/switch', { switchedOn: false })
  await app.db.delete(navigatorEmbeddings).where(eq(navigatorEmbeddings.passageId, `${found}#1`))

  expect(await ask(actor)).toMatchObject({ searched: null })
  await make(app)
  expect(server.requests).toEqual([])

  await call('PUT /navigator/switch', { switchedOn: true })
  await make(app)
})

test('only what has changed is sent again, and what is gone is forgotten', async () => {
  const before = await kept()
  expect(before.length).toBeGreaterThan(290)
  await make(app)
  expect(server.requests).toEqual([])

  await app.db
    .update(navigatorEmbeddings)
    .set({ hash: 'of what it said before' })
    .where(eq(navigatorEmbeddings.passageId, `${found}#1`))
  await app.db.execute(
    sql`insert into navigator_embeddings select model, '/gone#1', hash, vector, made_at from navigator_embeddings limit 1`,
  )
  await make(app)

  expect(textsSent()).toEqual([expect.stringMatching(meaning)])
  expect(await kept()).toHaveLength(before.length)
})

test('another model makes all of them anew', async () => {
  const other = { ...app.config, embedding: { ...app.config.embedding!, model: 'another' } }
  embeds = embeddingOf(meaning, 16)
  await make({ ...app, config: other })
  expect(new Set((await kept()).map(({ model }) => model))).toEqual(new Set(['another']))

  embeds = well
  await make(app)
  expect(urlsOf(await ask(await student()))).toEqual([found])
})

test.each<[string, EmbeddingHandler]>([
  ['answers 500', (_, response) => (response.writeHead(500).end('{}'), 'handled')],
  ['breaks off', (_, response) => (response.writeHead(200).end('{"data":[{"embedd'), 'handled')],
  ['knows no numbers', ({ input }) => input.map(() => Array.from({ length: 24 }, () => Number.NaN))],
  ['points nowhere', ({ input }) => input.map(() => Array.from({ length: 24 }, () => 0))],
  ['sends too few', ({ input }) => input.slice(1).map(() => [1])],
  ['has other dimensions', ({ input }) => input.map(() => [1, 2, 3])],
  [
    'sends on to another address',
    (_, response) => (response.writeHead(307, { location: `${server.url}/elsewhere` }).end(), 'handled'),
  ],
])('an embedding model that %s leaves the search to words, and what is kept as it is', async (_, broken) => {
  const [actor, before] = [await student(), await kept()]
  embeds = broken

  const answer = await ask(actor, app)
  expect(urlsOf(answer)).not.toEqual([])
  expect(answer.searched).not.toBeNull()

  await app.db.update(navigatorEmbeddings).set({ hash: 'of what it said before' })
  server.requests.splice(0)
  await expect(make(app)).rejects.toThrow(/./)
  expect(await kept()).toHaveLength(before.length)
  // Three refusals in a row are enough for one run.
  expect(server.requests.length).toBeLessThanOrEqual(3)

  embeds = well
  await make(app)
  later()
  expect(urlsOf(await ask(actor))).toEqual([found])
})

test('nobody waits for an embedding model that stalls, neither an answer nor the next texts', async () => {
  const settings = {
    AI_EMBEDDING_MODEL: 'stand-in',
    AI_EMBEDDING_TIMEOUT_SECONDS: '0.5',
    AI_TIMEOUT_SECONDS: '1',
  }
  const hasty = await appWith(settings)
  embeds = () => 'handled'

  const answer = await ask(await student({ of: hasty }), hasty)
  expect(urlsOf(answer)).not.toEqual([])
  expect(answer.searched).not.toBeNull()
  await expect(make(hasty)).rejects.toThrow(/./)
  expect(server.requests.length).toBe(1 + 3)
  await hasty.close()
})

test('a model that has failed is left in peace for a while, so that nobody waits for it again', async () => {
  const actor = await student()
  embeds = (_, response) => (response.writeHead(500).end('{}'), 'handled')
  await ask(actor)
  await ask(actor)

  expect(server.requests).toHaveLength(1)
  later()
})

test('a text that the model refuses keeps few others from their vectors', async () => {
  await app.db.delete(navigatorEmbeddings)
  embeds = (request, response) =>
    request.input.some((text) => meaning.test(text))
      ? (response.writeHead(400).end('{}'), 'handled')
      : well(request)
  await expect(make(app)).rejects.toThrow(/./)
  expect((await kept()).length).toBeGreaterThan(250)

  embeds = well
  await make(app)
})

test('the language model searches by meaning, too, and both are said', async () => {
  const model = await openModelServer((request) =>
    toolResultsIn(request).length === 0
      ? toolCallChunks({
          name: 'search_library',
          input: { query: 'a 2.9 and hardly any funds' },
        })
      : textChunks('Ask them again [1].'),
  )
  const both = await appWith({ AI_EMBEDDING_MODEL: 'stand-in', AI_BASE_URL: model.url, AI_MODEL: 'talker' })
  await make(both)
  server.requests.length = 0
  const answer = await ask(await student({ of: both }), both)

  // The model writes its query from what it knows of a student, but only the student's question is sent.
  expect(textsSent()).toEqual([question])
  expect(answer).toMatchObject({ mind: 'model', sent: { model: 'talker' }, searched: { model: 'stand-in' } })
  expect(urlsOf(answer)).toEqual([found])
  await both.close()
  await model.close()
})

test('a person who is in danger is answered at once, and nothing leaves', async () => {
  await ask(await student(), app, 'I want to kill myself. What is the FAFSA?')
  expect(server.requests).toEqual([])
})
