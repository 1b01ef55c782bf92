import type { Role } from '@bearings/domain/actor'
import { contract } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { runDue } from './platform/jobs.ts'
import { createLog } from './platform/log/log.ts'
import { deliver, queueMail } from './platform/mail/mailer.ts'
import { accessTokenFor } from './testing/access-token.ts'
import { givenUser } from './testing/given.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const marker = 'mistletoe'
const anId = '00000000-0000-4000-8000-00006d697374'

const lines: string[] = []
const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } as const

let app: TestApp
const tokens: string[] = []
beforeAll(async () => {
  // A database of its own, because its tables are broken below.
  app = await createTestApp({ logger, database: await openTestDatabase(inject('snapshot')) })
  for (const role of ['student', 'advisor', 'admin'] satisfies Role[]) {
    const { userId } = await givenUser(app.db, role, {
      fullName: marker,
      email: `${marker}-${role}@example.org`,
    })
    tokens.push(await accessTokenFor({ db: app.db, now: noon, config: app.config }, userId))
  }
})
afterAll(() => app.close())

const noon = () => new Date('2026-11-01T12:00:00Z')
const endpoints = Object.entries<Endpoint>(contract)

test('whatever a person sends anywhere, the log says none of it', async () => {
  await sendEverything()

  expect(written()).not.toMatch(personal())
  // The log has lines, and names the route.
  expect(written()).toContain('"route":"/api/v1/essays/:id"')
})

test('nor does it when the database fails on it', async () => {
  await breakTables()
  lines.length = 0

  await sendEverything()

  expect(errors().length).toBeGreaterThan(endpoints.length)
  expect(written()).not.toMatch(personal())
  expect(written()).toMatch(/"code":"P0001".*"stack":\["at /)
})

test('nor does it when a mail is refused, a job fails, or a program quotes what it fails on', async () => {
  const failing = await createTestApp({ logger })
  const services = { db: failing.db, now: noon, config: failing.config, log: failing.app.log }
  const to = `${marker}@example.org`
  const error = Object.assign(new Error(`550 <${to}> is unknown\n    at ${marker}`), {
    code: 'EENVELOPE',
    response: `550 <${to}> is unknown`,
    responseCode: 550,
    rejected: [to],
    cause: new Error(marker),
  })
  lines.length = 0

  await queueMail(failing.db, { to, subject: marker, heading: marker, paragraphs: [marker], now: noon() })
  await deliver(services, () => Promise.reject(error))
  await runDue(services, [
    { name: 'demos', run: () => Promise.reject(new SyntaxError(`"${marker}" is no JSON`)) },
  ])
  failing.app.log.error({ err: error, of: { name: marker } }, error.message)
  failing.app.log.warn('Refused: %s', marker)
  await failing.close()

  expect(written()).not.toContain(marker)
  expect(errors()).toMatchObject([
    { error: { name: 'Error', code: 'EENVELOPE', responseCode: 550 }, attempts: 1 },
    { err: { name: 'SyntaxError' } },
    { err: { name: 'Error', cause: { name: 'Error' } } },
  ])
})

test('a failure of the database is told by its name, where that quotes nobody', () => {
  lines.length = 0
  const log = createLog(logger)
  const duplicate = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_idx"'),
    {
      code: '23505',
      constraint: 'users_email_idx',
      detail: `Key (lower(email))=(${marker}) already exists.`,
    },
  )

  log.error(new Error(`Failed query: insert\nparams: ${marker}`, { cause: duplicate }))

  expect(errors()[0].err.cause).toMatchObject({
    message: duplicate.message,
    code: '23505',
    constraint: 'users_email_idx',
  })
  expect(written()).not.toContain(marker)
})

/** Calls every endpoint as everybody, with the marker in each text, and every other route of the server. */
async function sendEverything() {
  for (const [key, { params, query, body }] of endpoints) {
    const [method, path] = key.split(' ') as ['GET', string]
    const names = example(params) as Record<string, string>
    const url = `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name]!))}`
    const sent = [query && example(query), ...(body ? [example(body), { [marker]: marker }] : [])]
    for (const token of [...tokens, marker]) {
      const asked = new URLSearchParams({ ...(sent[0] as Record<string, string>), [marker]: marker })
      for (const payload of body ? sent.slice(1) : [undefined])
        await ask({ method, url: `${url}?${asked.toString()}`, ...(payload && { payload }) }, token)
    }
  }
  const others = [
    `/auth/v1/token?grant_type=password`,
    '/auth/v1/signup',
    '/auth/v1/recover',
    '/auth/v1/otp',
    `/unsubscribe/${marker}`,
    `/functions/v1/${marker}`,
    `/${marker}`,
    `/api/v1/${marker}`,
  ]
  for (const url of others)
    await ask({
      method: 'POST',
      url,
      payload: { email: `${marker}@example.org`, password: marker.repeat(2), data: { full_name: marker } },
    })
  for (const url of [
    `/auth/v1/verify?token=${marker}&type=signup`,
    `/calendar/${marker.padEnd(43, 'a')}.ics`,
    `/dev/mailbox.json?to=${marker}`,
    `/dev/mailbox.json?to=${marker}%00`,
    `/unsubscribe/${marker}`,
    `/${marker}?q=${marker}`,
  ])
    await ask({ method: 'GET', url })
  await ask({
    method: 'POST',
    url: '/api/v1/waitlist',
    payload: `{"email": "${marker}`,
    headers: { 'content-type': 'application/json' },
  })
}

async function ask(request: InjectOptions, token = marker) {
  const headers = {
    'user-agent': marker,
    authorization: `Bearer ${token}`,
    'x-request-id': marker,
    ...request.headers,
  }
  await app.app.inject({ ...request, headers })
}

/** Makes every write to people's data, and most reads of it, fail with an error that quotes the row. */
async function breakTables() {
  await app.db.execute(sql`
    create function quote_row() returns trigger language plpgsql as
    $$ begin raise exception 'no: %', coalesce(new, old)::text using detail = coalesce(new, old)::text; end $$`)
  for (const table of ['users', 'waitlist', 'mails', 'profiles', 'audit_log'])
    await app.db.execute(
      sql`create trigger quoting before insert or update on ${sql.identifier(table)} for each row execute function quote_row()`,
    )
  const kept = [
    'users',
    'sessions',
    'server_keys',
    'waitlist',
    'mails',
    'profiles',
    'audit_log',
    'migrations',
  ]
  const rows = (await app.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )) as unknown as {
    rows: { tablename: string }[]
  }
  for (const { tablename } of rows.rows)
    if (!kept.includes(tablename)) await app.db.execute(sql`drop table ${sql.identifier(tablename)} cascade`)
}

function written(): string {
  return lines.join('')
}

function errors(): any[] {
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
}

/** Matches everything that identifies a person: the marker, ids that were sent, tokens. */
function personal(): RegExp {
  return new RegExp(`${marker}|${anId}|@example|eyJ`, 'i')
}

type Shape = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  minimum?: number
  maximum?: number
}

/** Returns a value that fits the schema as far as JSON Schema describes it, with the marker in every text. */
function example(schema: z.ZodType | undefined): object {
  return schema
    ? (exampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) as object)
    : {}
}

function exampleOf(shape: Shape): unknown {
  const { type, format, properties, items } = shape
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return exampleOf(shape.anyOf[0]!)
  if (shape.allOf) return exampleOf(shape.allOf[0]!)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, member]) => [name, exampleOf(member)]),
    )
  if (type === 'array') return [exampleOf(items ?? {})]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 1, 1)
  if (format === 'uuid') return anId
  if (format === 'date') return '2026-12-01'
  if (format === 'date-time') return '2026-12-01T12:00:00.000Z'
  return format === 'email' ? `${marker}@example.org` : marker
}
