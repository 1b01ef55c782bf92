import { contract, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { statements } from './database/statements.ts'
import * as all from './database/tables/all.ts'
import { fitting, type JsonSchema } from './fuzz/values.ts'
import { accessTokenFor } from './testing/access-token.ts'
import { answered, refused, type Sent } from './testing/answered-requests.ts'
import { givenAddressed } from './testing/given-addressed.ts'
import { givenCatalog } from './testing/given-schools.ts'
import { useTestApp } from './testing/test-app.ts'

/*
 * A sharded PostgreSQL (Citus) sends a statement to one shard if it names whose rows it is about, and to all
 * shards otherwise. This test runs every student request and lists each statement that does not.
 */

const now = '2026-11-01T12:00:00Z'
const samples = 2

let schoolIds: string[]
const sent: { statement: string; params: unknown[] }[] = []
const app = useTestApp({ now, logger: { level: 'silent' }, settings: { PUSH: 'on' } })
beforeAll(async () => {
  schoolIds = Object.values(await givenCatalog(app.db))
  vi.spyOn(statements, 'logQuery').mockImplementation(((statement: string, params: unknown[]) => {
    sent.push({ statement, params })
  }) as typeof statements.logQuery)
})
afterAll(() => vi.restoreAllMocks())

const tables = (Object.values(all) as unknown[]).filter((each) => is(each, PgTable))
const names = new Set(tables.map((table) => getTableConfig(table).name))
/** Tables with a column that says whose a row is. */
const owned = new Set(
  tables
    .filter((table) => 'userId' in getTableColumns(table) || 'studentId' in getTableColumns(table))
    .map((table) => getTableConfig(table).name),
)
/** Tables whose rows are found by the id of a parent row, which the same request has found by the student. */
const hanging = new Set([
  'advisor_group_students',
  'advisor_notes',
  'application_days',
  'application_estimates',
  'checklist_items',
  'essay_comments',
  'essay_reads',
  'essay_versions',
  'label_overrides',
  'message_readers',
  'messages',
  'navigator_messages',
  'recommender_letters',
  'research_notes',
  'shared_essays',
  'week_tasks',
])
/** Tables that an endpoint reads or writes across people, by endpoint; these queries go to all shards. */
const across: Partial<Record<string, readonly string[]>> = {
  // The other person is an advisor, or the author of a comment.
  'GET /advising/link': ['essays'],
  'PATCH /advising/link/sharing': ['advisor_links', 'essays'],
  'PUT /advising/link/essays/{essayId}': ['notifications'],
  'POST /advising/links/{id}/end': [
    'advisor_links',
    'notification_mails',
    'notification_preferences',
    'notifications',
    'users',
  ],
  'POST /advising/requests/{id}/approve': ['advisor_links', 'users'],
  'POST /advising/requests/{id}/reject': [
    'advisor_requests',
    'notification_mails',
    'notification_preferences',
    'notifications',
    'users',
  ],
  // All links of an invite are counted to see how many students have joined.
  'GET /advising/invites/by-code/{code}': ['advisor_links', 'school_people', 'users'],
  'POST /advising/invites/by-code/{code}/join': ['advisor_links', 'school_people', 'users'],
  // The other person is a parent or guardian.
  'PATCH /family/guardians/{id}': ['family_links'],
  'POST /family/guardians/{id}/end': [
    'family_links',
    'notification_mails',
    'notification_preferences',
    'notifications',
    'users',
  ],
  // Other students who ask the same person are counted, and one mail a day tells of all.
  'POST /letters/places': ['list_entries', 'recommenders', 'users'],
  'POST /letters/asks': ['list_entries'],
  'POST /letters/asks/{id}/remind': ['list_entries', 'recommenders', 'users'],
  // Whoever used the device before gets its pushes no more.
  'PUT /notifications/push': ['push_devices'],
  'GET /essays/{id}/comments': ['users'],
  'DELETE /essays/{id}/asks': ['notification_mails', 'notifications'],
  'POST /essays/{id}/comments': ['users'],
  'PATCH /essays/{id}/comments/{commentId}': ['notifications', 'users'],
  'POST /essays/{id}/comments/{commentId}/resolve': ['users'],
  'POST /essays/{id}/comments/{commentId}/reopen': ['users'],
  'DELETE /essays/{id}/comments/{commentId}': ['notification_mails', 'notifications', 'users'],
  // The other person is an advisor.
  // Who reads along is a parent or guardian.
  'GET /messages/threads/{personId}': ['family_links', 'users'],
  'PUT /messages/readers/{linkId}': [
    'advisor_links',
    'family_links',
    'notification_mails',
    'notifications',
    'users',
  ],
  'PUT /messages/{id}': ['family_links', 'notification_mails', 'notifications', 'users'],
  'POST /messages/{id}/withdraw': ['family_links', 'notification_mails', 'notifications', 'users'],
  'POST /tasks/{id}/status': ['notification_mails', 'notifications', 'tasks'],
  // Stories that other students published, and the demo of a visitor.
  'GET /library/profiles': ['stories', 'users'],
  'GET /library/profiles/{id}': ['stories', 'users'],
  'POST /demo/switch': ['users'],
  // What was said to all students is compared with what came.
  'GET /schools/odds-check': ['list_entries', 'users'],
}

const ofStudents = Object.entries<Endpoint>(contract).filter(
  ([, { access }]) => access === 'signed-in' || (access !== 'public' && access.includes('student')),
)

/** The student who only reads. */
let reader: ReturnType<typeof signedIn> | undefined

/** Creates a student with a row of every kind, and signs them in. */
async function signedIn() {
  const given = await givenAddressed(app.db, new Date(now))
  const services = { db: app.db, now: () => new Date(now), config: app.config }
  return { ...given, token: await accessTokenFor(services, given.student.userId) }
}

/** To hand over, since a mail would be to somebody else. */
const ask = {
  email: null,
  wantedBy: '2026-12-15',
  note: 'I ask. '.repeat(20),
  bragSheet: true,
  activities: [],
}

test.each(ofStudents)('what %s asks of a student’s rows names the student', async (key, endpoint) => {
  const [method, path] = key.split(' ') as ['GET', string]
  const asks = method === 'GET' ? await (reader ??= signedIn()) : await signedIn()
  const { student, token, pathOf, entry, essay, link, recommender } = asks
  const own: Record<string, string[]> = {
    entryId: [entry.id],
    entryIds: [entry.id],
    keys: ['common-app'],
    essayId: [essay.id],
    linkId: [link.id],
    to: [link.advisorId],
    id: [entry.id, essay.id],
    schoolId: schoolIds,
    byOn: ['2026-12-15'],
  }
  const of = (schema: z.ZodType | undefined) => fieldsOf(schema, (name) => own[name] ?? [])
  const asked = fc.record({ query: of(endpoint.query), body: of(endpoint.body) })
  const unnamed = new Set<string>()
  const statuses: number[] = []

  const asking = { ...ask, recommenderId: recommender.id }
  const answers: Partial<Record<string, Sent>> = {
    'POST /letters/asks': { body: asking },
    'PUT /messages/readers/{linkId}': { body: { personId: link.advisorId, reads: true } },
  }
  const known = answers[key] ?? answered[key as Key] ?? (method === 'GET' ? {} : null)
  const requests: Sent[] = [...(known ? [known] : []), ...fc.sample(asked, { numRuns: samples, seed: 1 })]
  for (const { query = {}, body } of requests) {
    sent.length = 0
    const { statusCode } = await app.app.inject({
      method,
      url: `/api/v1${pathOf(path)}`,
      query: Object.fromEntries(
        Object.entries(query).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
        ),
      ),
      headers: { authorization: `Bearer ${token}` },
      ...(endpoint.body && { payload: body }),
    })
    statuses.push(statusCode)
    for (const { statement, params } of sent)
      if (!params.some((param) => JSON.stringify(param)?.includes(student.userId)))
        for (const table of studentTablesIn(statement)) unnamed.add(table)
  }

  // A request that is refused before its first query would show nothing.
  expect(
    statuses.some((status) => status < 300),
    `answered: ${statuses.join()}`,
  ).toBe(refused[key as Key] === undefined)
  expect([...unnamed].filter((table) => !hanging.has(table) && !across[key]?.includes(table))).toEqual([])
})

test('every table that is said to hang on another is there, and has no column that says whose its rows are', () => {
  for (const name of hanging) {
    expect(names).toContain(name)
    expect(owned).not.toContain(name)
  }
})

/** Returns the tables of students, owned or hanging, that a statement reads or writes. */
function studentTablesIn(statement: string): string[] {
  const named = [...statement.matchAll(/(?:from|join|into|update|only|using) "?(\w+)"?/g)].map(
    ([, name]) => name!,
  )
  return named.filter((name) => owned.has(name) || hanging.has(name))
}

function fieldsOf(schema: z.ZodType | undefined, known: (name: string) => string[]) {
  if (!schema) return fc.constant<Record<string, unknown>>({})
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fitting(described, known) as fc.Arbitrary<Record<string, unknown>>
}
