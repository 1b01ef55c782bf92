import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { diskStore } from '#platform/file-store/disk.ts'
import { s3Store } from '#platform/file-store/s3.ts'
import type { FileStore } from '#platform/file-store/store.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { aPdf } from '#testing/given-files.ts'
import { givenStudent } from '#testing/given.ts'
import { startS3 } from '#testing/s3-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { removeFiles } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'bearings-store-'))
const keys = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' }
let server: Awaited<ReturnType<typeof startS3>>
let endpoint: string
beforeAll(async () => {
  server = await startS3({ bucket: 'bearings', region: 'us-east-1', ...keys })
  endpoint = server.endpoint
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const inBucket = (bucket = 'bearings') => s3Store({ endpoint, bucket, region: 'us-east-1', ...keys })

describe.each<[string, () => FileStore]>([
  ['a folder', () => diskStore(join(folder, 'disk'))],
  ['a bucket', inBucket],
])('in %s', (_, open) => {
  const key = 'documents/0b7f4d0e-6d51-4d4c-8a4f-6a3f0a6f6c11/file'

  test('a file is kept, read, replaced and removed', async () => {
    const store = open()
    expect(await store.read(key)).toBeNull()
    await store.put(key, Buffer.from('one'), 'application/pdf')
    await store.put(key, Buffer.alloc(3_000_000, 'two'), 'application/pdf')
    expect((await buffer((await store.read(key))!)).equals(Buffer.alloc(3_000_000, 'two'))).toBe(true)
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
  })
})

test('a key that leads out of the folder is none', async () => {
  await expect(diskStore(folder).read('documents/../../etc/passwd')).rejects.toThrow('no key')
})

describe('a store that does not do what it is asked for', () => {
  test('is told from a file that is not there: nobody is there, no bucket, or the wrong keys', async () => {
    const nobody = s3Store({ endpoint: 'http://127.0.0.1:9', bucket: 'a', region: 'us-east-1', ...keys })
    const wrong = s3Store({
      endpoint,
      bucket: 'bearings',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    })
    for (const store of [nobody, inBucket('elsewhere'), wrong]) {
      const removing = store.remove('avatars/a/small.webp')
      await expect(removing).toBeRefused('UNAVAILABLE')
      await expect(store.put('avatars/a/small.webp', Buffer.from('a'), 'image/webp')).toBeRefused(
        'UNAVAILABLE',
      )
    }
  })

  test('and leads to another address, is not followed there', async () => {
    const taken: string[] = []
    const elsewhere = await listening((request, response) => {
      taken.push(request.method!)
      response.end()
    })
    const { endpoint } = await listening((_request, response) =>
      response.writeHead(307, { location: elsewhere.endpoint }).end(),
    )
    const store = s3Store({ endpoint, bucket: 'a', region: 'us-east-1', ...keys })
    await expect(store.read('avatars/a/small.webp')).toBeRefused('UNAVAILABLE')
    await expect(store.remove('avatars/a/small.webp')).toBeRefused('UNAVAILABLE')
    expect(taken).toEqual([])
  })

  test('and breaks down half-way, is asked again', async () => {
    let asked = 0
    const flaky = createServer((_request, response) => {
      asked += 1
      response.writeHead(asked < 3 ? 503 : 200).end()
    })
    await new Promise<void>((listening) => flaky.listen(0, '127.0.0.1', listening))
    const { port } = flaky.address() as AddressInfo
    const store = s3Store({ endpoint: `http://127.0.0.1:${port}`, bucket: 'a', region: 'us-east-1', ...keys })
    await store.put('avatars/a/small.webp', Buffer.from('a'), 'image/webp')
    expect(asked).toBe(3)
    flaky.close()
  })
})

describe('a student of a school that keeps files in a bucket', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({
      settings: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'bearings',
        S3_ACCESS_KEY_ID: keys.accessKeyId,
        S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      },
    })
  })
  afterAll(() => app.close())

  test('adds a document, downloads it and deletes it, bytes too', async () => {
    const { student, call } = await givenStudent(app)
    const services = { db: app.db, config: app.config, now: () => new Date('2026-11-01T12:00:00Z') }
    const token = await accessTokenFor(services, student.userId)

    const added = await app.app.inject({
      method: 'POST',
      url: '/api/v1/documents?name=Transcript',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
      payload: aPdf(),
    })
    const { id } = added.json<{ id: string }>()
    const { url } = await call('GET /documents/{id}/link', { id })
    const { rawPayload, headers } = await app.app.inject(url)
    expect(rawPayload.equals(aPdf())).toBe(true)
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Transcript.pdf")

    await call('DELETE /documents/{id}', { id })
    await removeFiles(services)
    expect(await inBucket().read(`documents/${id}/file`)).toBeNull()
  })
})

/** Starts a server that ends with this test. */
async function listening(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun))
  onTestFinished(() => void server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
