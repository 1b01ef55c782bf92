import { type Actor, Role } from '@bearings/domain/actor'
import { contract } from '@bearings/domain/contract'
import type { Access } from '@bearings/domain/endpoint'
import type { StoredDocument } from '@bearings/domain/files/schema'
import { describe, expect, test } from 'vitest'
import { accessTokenFor } from './testing/access-token.ts'
import { aPicture, givenAvatar, givenDocument } from './testing/given-files.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

/** Access to the routes for files and streams. `signature` is for anyone with a signed URL. */
const beside: Record<string, Access | 'signature'> = {
  'GET /advising/applications/export': ['advisor'],
  'GET /advising/students/export': ['advisor'],
  'GET /audit-log/export': ['admin'],
  'GET /essays/{id}/docx': ['student'],
  'GET /files/avatars/{fileId}/{size}': 'signature',
  'GET /files/documents/{id}': 'signature',
  'GET /letters/board/export': ['advisor'],
  'GET /me/archive': 'signed-in',
  'GET /money/scholarships/managed/export': ['admin'],
  'GET /notifications/stream': 'signed-in',
  'GET /schools/all-lists/export': ['admin'],
  'GET /schools/find/files/{hash}': 'signed-in',
  'GET /schools/list/export': ['student'],
  'GET /schools/managed/export': ['admin'],
  'GET /tasks/export': ['advisor'],
  'GET /waitlist/export': ['admin'],
  'POST /advising/students/export': ['advisor'],
  'POST /documents': ['student'],
  'POST /me/archive': ['student'],
  'POST /me/avatar': 'signed-in',
  'POST /money/scholarships/managed/imports': ['admin'],
  'POST /people/export': ['admin'],
  'POST /profile/resume/docx': ['student'],
  'POST /school/imports': ['admin'],
  'POST /schools/managed/imports': ['admin'],
}

const now = '2026-11-01T12:00:00Z'
const nobodys = '00000000-0000-4000-8000-000000000000'
const closed = Object.entries(beside).filter(([, access]) => access !== 'signature')
const refused = closed.flatMap(([key, access]) =>
  typeof access === 'string'
    ? []
    : Role.options.filter((role) => !access.includes(role)).map((role) => ({ key, role })),
)

const app = useTestApp({ now })

test('a person who adds a route beside the contract says here who may call it', async () => {
  const { paths } = (await app.app.inject('/api/v1/openapi.json')).json<{ paths: Record<string, object> }>()
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(served.filter((key) => !(key in contract)).toSorted()).toEqual(Object.keys(beside))
})

test.each(closed)('%s is closed to a person who is signed out', async (key) => {
  expect((await ask(key)).statusCode).toBe(401)
  expect((await ask(key, { authorization: 'Bearer made.up.token' })).statusCode).toBe(401)
})

test.each(refused)(
  '$key is closed to a person of the role $role, whatever is sent',
  async ({ key, role }) => {
    expect((await ask(key, await signedIn(await givenUser(app.db, role)))).statusCode).toBe(403)
  },
)

describe('the signed address of one file', () => {
  const services = () => ({ db: app.db, config: app.config, now: () => new Date(now) })

  test('opens no other: not the document or picture of somebody else, and not for longer', async () => {
    const [student, other] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    const own = await givenDocument(services(), student)
    const theirs = await givenDocument(services(), other)
    const call = await app.as(student)
    const { url } = await call('GET /documents/{id}/link', { id: own.id })

    for (const another of [
      url.replace(own.id, theirs.id),
      url.replace(/until=\d+/, 'until=4102444800'),
      url.replace(/signature=.*/, 'signature='),
      url.replace(/&signature=.*/, ''),
      `/api/v1/files/documents/${theirs.id}`,
    ])
      expect([400, 404]).toContain((await app.app.inject(another)).statusCode)
    expect((await app.app.inject(url)).statusCode).toBe(200)
  })

  test('of a document opens no picture, and the other way around', async () => {
    const student = await givenUser(app.db, 'student')
    await givenAvatar(services(), student)
    const { id } = await givenDocument(services(), student)
    const call = await app.as(student)
    const { avatar } = await call('GET /me/avatar')
    const { url } = await call('GET /documents/{id}/link', { id })
    const [pathOfPicture, pathOfDocument] = [avatar!.small, url].map((address) => address.split('?'))

    const crossed = [
      `${pathOfPicture![0]}?${pathOfDocument![1]}`,
      `${pathOfDocument![0]}?${pathOfPicture![1]}`,
      `${avatar!.large.split('?')[0]}?${pathOfPicture![1]}`,
    ]
    for (const address of crossed) expect((await app.app.inject(address)).statusCode).toBe(404)
  })
})

test('what somebody uploads is theirs, no matter whose id the request names', async () => {
  const [student, other] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
  const session = await signedIn(student)

  const picture = await app.app.inject({
    method: 'POST',
    url: `/api/v1/documents?name=Mine&userId=${other.userId}&id=${nobodys}`,
    headers: { ...session, 'content-type': 'image/png' },
    payload: await aPicture(),
  })

  const { id } = picture.json<StoredDocument>()
  expect(id).not.toBe(nobodys)
  expect(await (await app.as(other))('GET /documents')).toEqual([])
  expect(await (await app.as(student))('GET /documents')).toMatchObject([{ id }])
})

async function signedIn({ userId }: Actor) {
  const services = { db: app.db, config: app.config, now: () => new Date(now) }
  return { authorization: `Bearer ${await accessTokenFor(services, userId)}` }
}

function ask(key: string, headers: Record<string, string> = {}) {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  return app.app.inject({
    method,
    url: `/api/v1${path.replace(/\{\w+\}/g, nobodys)}`,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/octet-stream' }) },
    ...(method === 'POST' && { payload: 'x'.repeat(100_000) }),
  })
}
