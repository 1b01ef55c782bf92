import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { tracing } from '#database/spans/span.ts'
import { described } from '#database/spans/statement-span.ts'
import { givenUser } from '#testing/given.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { openTracing } from './open-tracing.ts'

afterEach(() => vi.unstubAllEnvs())

const parent = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${parent}-b7ad6b7169203331-01`

test('a person who runs the server sees each request with its statements, and nothing of the person who made it', async () => {
  const { app, sent } = await tracedApp()
  const student = await givenUser(app.db, 'student', { fullName: 'Wilhelmina Farthing' })
  await (
    await app.as(student)
  )('POST /essays', { promptName: 'Lighthouses of my aunt' })
  const { spans, body } = await sent()

  const request = spans.find(({ name }) => name === 'POST /api/v1/essays')!
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const parts = spans.filter(({ traceId }) => traceId === request.traceId)
  expect(parts.map(({ name }) => name)).toContain('insert essays')
  expect(spans.find(({ name }) => name === 'insert essays')!.parentSpanId).toBe(request.spanId)
  expect(body).toContain('"service.name"')
  for (const word of ['ighthouse', 'Wilhelmina', student.email, student.userId])
    expect(body).not.toContain(word)
})

test('a trace names the one that a proxy of one’s own has begun, and nothing of a stranger’s', async () => {
  const stranger = await tracedApp()
  await stranger.app.app.inject({ url: '/health', headers: { traceparent } })
  const { spans } = await stranger.sent()
  expect(JSON.stringify(spans)).not.toContain(parent)

  const proxied = await tracedApp({ TRUST_PROXY: '1' })
  await proxied.app.app.inject({ url: '/health', headers: { traceparent } })
  const { spans: behind } = await proxied.sent()
  const request = behind.find(({ name }) => name === 'GET /health')!
  expect(request.traceId).not.toBe(parent)
  expect(request.links).toMatchObject([{ traceId: parent }])
})

test('a collector that is gone takes nothing from anybody', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500')
  const stop = await openTracing()
  const app = await createTestApp()
  onTestFinished(() => app.close())

  expect((await app.app.inject('/health')).statusCode).toBe(200)
  await stop()
})

test('a server that is told of no collector makes no trace', async () => {
  await openTracing({})
  expect(tracing.isOn).toBe(false)
  await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' })
  expect(tracing.isOn).toBe(false)
})

test.each([
  ['select "id" from "essays" where "id" = $1', 'select essays'],
  ['with "mine" as (select 1 from "links") select * from "essays"', 'select links'],
  ['insert into "school_list" ("id") values ($1) returning "id"', 'insert school_list'],
  ['update "public"."tasks" set "title" = $1', 'update tasks'],
  ['delete from "mails"', 'delete mails'],
  ['begin', 'begin'],
  ['vacuum', 'statement'],
])('an operator reads of %s what it does to which table', (statement, summary) => {
  expect(described(statement)['db.query.summary']).toBe(summary)
})

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: unknown[]
  links?: { traceId: string }[]
}

/** An app that sends traces to its own collector; `sent` stops tracing and returns what has arrived. */
async function tracedApp(settings: Record<string, string> = {}) {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as { port: number }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  const stop = await openTracing()
  // Opened after tracing has started, as in `main.ts`.
  const app: TestApp = await createTestApp({ settings, database: await openTestDatabase(inject('snapshot')) })
  onTestFinished(async () => {
    await app.close()
    await stop()
    collector.close()
  })
  return { app, sent }

  async function sent() {
    await stop()
    const spans = bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
      ),
    )
    return { spans, body: bodies.join('\n') }
  }
}
