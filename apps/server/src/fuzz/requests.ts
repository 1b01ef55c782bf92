import { routes as accountRoutes } from '@bearings/auth/protocol/routes/all'
import type { Role } from '@bearings/domain/actor'
import { contract } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { Question } from '@bearings/domain/navigator/schema'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { fitting, type JsonSchema, type Known, odd, oddText, withDeepLists } from './values.ts'

/** An endpoint with the schemas of its input. */
export type Target = {
  method: string
  path: string
  /** The senders with access; others send requests to it rarely. */
  open: readonly Sender[]
  query?: JsonSchema | undefined
  params?: JsonSchema | undefined
  body?: JsonSchema | undefined
}
export type Request = { target: string; sender: Sender; options: InjectOptions & { url: string } }

export const senders = [
  'student',
  'guardian',
  'advisor',
  /** Of the same student, who shares nothing with them. */
  'second advisor',
  /** Has no account, but the link of a request for letters. */
  'teacher',
  'admin',
  'service',
  'nobody',
] as const
export type Sender = (typeof senders)[number]
const people = ['student', 'guardian', 'advisor', 'second advisor', 'admin'] as const

const text: JsonSchema = { type: 'string' }
const texts = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
})

const ofContract = Object.entries<Endpoint>(contract).map(
  ([key, { access, params, query, body }]): Target => {
    const [method, path] = key.split(' ') as [string, string]
    return {
      method,
      path: `/api/v1${path}`,
      open: typeof access === 'string' ? (access === 'public' ? senders : people) : withSecond(access),
      params: schemaOf(params),
      query: schemaOf(query),
      body: schemaOf(body),
    }
  },
)

function withSecond(roles: readonly Role[]): readonly Sender[] {
  return roles.includes('advisor') ? [...roles, 'second advisor'] : roles
}

const ofAccounts = Object.entries(accountRoutes).map(([key, { access, body }]): Target => {
  const [method, path] = key.split(' ') as [string, string]
  const query = texts('grant_type', 'type', 'token', 'token_hash', 'redirect_to', 'page', 'per_page', 'scope')
  const grants = { enum: ['password', 'refresh_token', 'pkce', 'id_token'] }
  const properties = {
    ...query.properties,
    grant_type: grants,
    scope: { enum: ['local', 'others', 'global'] },
  }
  return {
    method,
    path: `/auth/v1${path}`,
    open: access === 'service' ? ['service'] : access === 'user' ? people : ['nobody'],
    params: texts(...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
    query: { ...query, properties },
    body: schemaOf(body ?? undefined),
  }
})

const beside: Target[] = [
  { method: 'POST', path: '/functions/v1/rag-chat', open: ['student', 'advisor'], body: schemaOf(Question) },
  { method: 'GET', path: '/dev/mailbox', open: ['nobody'], query: texts('to') },
  { method: 'GET', path: '/dev/mailbox.json', open: ['nobody'], query: texts('to') },
  { method: 'GET', path: '/dev/pushes', open: ['nobody'] },
  { method: 'GET', path: '/dev/pushes.json', open: ['nobody'] },
  { method: 'GET', path: '/calendar/{file}', open: ['nobody'], params: texts('file'), query: texts('tests') },
  { method: 'GET', path: '/unsubscribe/{token}', open: ['nobody'], params: texts('token') },
  {
    method: 'POST',
    path: '/unsubscribe/{token}',
    open: ['nobody'],
    params: texts('token'),
    body: texts('List-Unsubscribe'),
  },
  { method: 'GET', path: '/{anything}', open: ['nobody'], params: texts('anything') },
  { method: 'GET', path: '/api/v1/{anything}', open: ['nobody'], params: texts('anything') },
]

/** Every endpoint of the server but the uploads. */
export const targets: readonly Target[] = [...ofContract, ...ofAccounts, ...beside]

/** Generates requests by these senders to every endpoint: nearly valid ones, and very unlikely ones. */
export function requests(by: readonly Sender[], knownTo: (sender: Sender) => Known): fc.Arbitrary<Request> {
  return fc.oneof(
    ...targets.flatMap((target) =>
      by.map((sender) => ({
        weight: target.open.includes(sender) ? Math.ceil(60 / target.open.length) : 1,
        arbitrary: requestOf(target, sender, knownTo(sender)),
      })),
    ),
  )
}

function requestOf({ method, path, params, query, body }: Target, sender: Sender, known: Known) {
  const parts = fc.record({
    params: damaged(params, known, 0.1),
    query: damaged(query, known, 0.3),
    payload: body ? bodyOf(body, known) : fc.constant(undefined),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
    isRaw: fc.nat(40).map((number) => number === 0),
    raw: fc.constantFrom('%', '%zz', '%00', '%ED%A0%80', '%c0%80', '..%2f..', 'a[b]=c', 'a[]=1&a[]=2'),
  })
  return parts.map(({ params: names, query: requestedQuery, payload, type, isRaw, raw }): Request => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(names[name] ?? raw))
    const search = isRaw ? raw : queryString(requestedQuery)
    return {
      target: `${method} ${path}`,
      sender,
      options: {
        method: method as 'GET',
        url: search === '' ? url : `${url}?${search}`,
        ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
      },
    }
  })
}

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'nonsense',
]

type Fields = Record<string, unknown>

/** Generates fields as the schema describes them, sometimes with one or two replaced by odd values. */
function damaged(schema: JsonSchema | undefined, known: Known, share: number): fc.Arbitrary<Fields> {
  if (!schema) return fc.constant({})
  const damages = fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 2 })
  const wanted = fc.double({ min: 0, max: 1, noNaN: true })
  return fc
    .tuple(fitting(schema, known) as fc.Arbitrary<Fields>, damages, wanted)
    .map(([described, some, chance]) => {
      // fast-check may use a drawn value again, so it must not be changed.
      const fields = structuredClone(described)
      if (chance < share) for (const [at, value] of some) replaceAt(fields, at, value)
      return fields
    })
}

/** Replaces the field with this number, or one nested in it. */
function replaceAt(fields: Fields, at: number, value: unknown): void {
  const names = Object.keys(fields)
  if (names.length === 0) return
  const name = names[at % names.length]!
  const inner = fields[name]
  if (at % 3 > 0 && typeof inner === 'object' && inner !== null) replaceAt(inner as Fields, at >> 2, value)
  else fields[name] = structuredClone(value)
}

function bodyOf(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const json = damaged(schema, known, 0.5).map((fields) => withDeepLists(JSON.stringify(fields)))
  return fc.oneof(
    { weight: 16, arbitrary: json },
    { weight: 2, arbitrary: odd.map((value) => withDeepLists(JSON.stringify(value))) },
    { weight: 1, arbitrary: oddText },
    // Adds a prototype's name, or the same name twice.
    { weight: 1, arbitrary: json.map((body) => body.replace('{', '{"__proto__":{"isAdmin":true},')) },
    { weight: 1, arbitrary: json.map((body) => body.replace('{', '{"constructor":{"prototype":{}},')) },
    { weight: 1, arbitrary: json.map((body) => body.replace(/\{("[^"]+":)/, '{$1null,$1')) },
    { weight: 1, arbitrary: json.map((body) => body.slice(0, -1)) },
  )
}

function queryString(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item) => `${encoded(name)}=${encoded(item)}`),
  )
  return pairs.join('&').slice(0, 20_000)
}

/** Replaces lone surrogates, for which `encodeURIComponent` throws. */
function encoded(value: unknown): string {
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(words.slice(0, 5000).replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function schemaOf(schema: z.ZodType | undefined): JsonSchema | undefined {
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}
