import { readdirSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import { deflateSync, strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { avatars } from '#database/tables/files.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenLink } from '#testing/given-advising.ts'
import { aPicture, givenAvatar } from '#testing/given-files.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { removeFiles } from '../service.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })

describe('a picture of oneself', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a student keeps a %s, without what it said beside',
    async (format) => {
      const student = await givenUser(app.db, 'student')
      const given = await aPicture({ format })
      expect(given.includes('Hill Road')).toBe(true)

      const response = await upload(student, given)
      expect(response.statusCode).toBe(200)

      const { avatar } = await (await app.as(student))('GET /me/avatar')
      for (const [size, side] of [
        ['small', 96],
        ['large', 512],
      ] as const) {
        const { statusCode, headers, rawPayload } = await app.app.inject(avatar![size])
        expect(statusCode).toBe(200)
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'content-disposition': 'inline; filename="picture.webp"',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'cache-control': 'private, max-age=3600',
        })
        const { format: kept, width, height, exif } = await sharp(rawPayload).metadata()
        expect({ kept, width, height, exif }).toEqual({ kept: 'webp', width: side, height: side })
      }
    },
  )

  test('lies in a folder and files that nobody else on the machine can read', async () => {
    await upload(await givenUser(app.db, 'advisor'), await aPicture())

    const folder = join(app.config.dataDir, 'files')
    const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777
      return `${entry.isDirectory() ? 'folder' : 'file'} ${mode.toString(8)}`
    })
    expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('makes way for the next one, whose bytes alone are left', async () => {
    const student = await givenUser(app.db, 'student')
    const before = linkIn(await upload(student, await aPicture()))
    const after = linkIn(await upload(student, await aPicture({ side: 80 })))

    expect((await app.app.inject(before)).statusCode).toBe(404)
    expect((await app.app.inject(after)).statusCode).toBe(200)
    await removeFiles(services())
    expect(keptFor(before)).toEqual([])
    expect(keptFor(after)).toEqual(['large.webp', 'small.webp'])
  })

  test('goes when its owner removes it, and with the account: row and bytes', async () => {
    const [one, other] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    const links = [linkIn(await upload(one, await aPicture())), linkIn(await upload(other, await aPicture()))]

    await (
      await app.as(one)
    )('DELETE /me/avatar')
    await app.db.delete(users).where(eq(users.id, other.userId))
    await removeFiles(services())

    expect(await (await app.as(one))('GET /me/avatar')).toEqual({ avatar: null })
    expect(links.flatMap(keptFor)).toEqual([])
    expect(await app.db.$count(avatars, eq(avatars.userId, other.userId))).toBe(0)
  })
})

describe('an address of a picture', () => {
  test('is good for an hour or two, and for that picture alone', async () => {
    const student = await givenUser(app.db, 'student')
    await givenAvatar(services(), student)
    const { avatar } = await (await app.as(student))('GET /me/avatar')

    const changed = avatar!.small.replace(/until=\d+/, 'until=9999999999')
    expect((await app.app.inject(changed)).statusCode).toBe(404)
    expect((await app.app.inject(avatar!.small.replace('/small', '/large'))).statusCode).toBe(404)
    app.setNow('2026-11-01T12:59:59Z')
    expect((await app.app.inject(avatar!.small)).statusCode).toBe(200)
    app.setNow('2026-11-01T14:00:01Z')
    expect((await app.app.inject(avatar!.small)).statusCode).toBe(404)
  })

  test('of a student is given to the advisor to whom the profile is shown, and to no other', async () => {
    const student = await givenUser(app.db, 'student')
    const [linked, narrow, stranger] = [
      await givenUser(app.db, 'advisor'),
      await givenUser(app.db, 'advisor'),
      await givenUser(app.db, 'advisor'),
    ]
    const hidden = await givenUser(app.db, 'student')
    for (const each of [student, hidden]) await givenAvatar(services(), each)
    await givenLink(app.db, { advisor: linked, student })
    await givenLink(app.db, { advisor: narrow, student: hidden }, { profile: false })

    const rosterOf = async (advisor: Actor) =>
      (await (await app.as(advisor))('GET /advising/students')).students.map(({ avatar }) => avatar !== null)
    expect(await rosterOf(linked)).toEqual([true])
    expect(await rosterOf(narrow)).toEqual([false])
    expect(await rosterOf(stranger)).toEqual([])
  })
})

describe('refused, with nothing stored:', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a program with the name of a picture', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'picture-not-taken'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'picture-not-taken',
    ],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'picture-not-taken'],
    [
      'a picture that is an archive, too',
      async () => Buffer.concat([await aPicture(), zipSync({ 'a.txt': strToU8('a') })]),
      'file-is-two',
    ],
    [
      'a picture that is a page, too',
      async () =>
        Buffer.concat([await aPicture({ format: 'jpeg' }), Buffer.from('<script>alert(1)</script>')]),
      'file-is-two',
    ],
    [
      'a picture that is a PDF, too',
      async () => Buffer.concat([await aPicture(), Buffer.from('%PDF-1.7\n1 0 obj')]),
      'file-is-two',
    ],
    ['half a picture', async () => (await aPicture({ side: 400 })).subarray(0, 400), 'picture-broken'],
    ['a small file that unpacks into a huge picture', hugePicture, 'picture-broken'],
  ]

  test.each(refused)('%s', async (_, content, rule) => {
    const student = await givenUser(app.db, 'student')

    const response = await upload(student, await content())

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ error: { rule } })
    expect(await isNothingStored(student)).toBe(true)
  })

  test('nothing at all', async () => {
    expect((await upload(await givenUser(app.db, 'student'), Buffer.alloc(0))).statusCode).toBe(400)
  })

  test('200 MB, which are cut off at the limit while they come in', async () => {
    const student = await givenUser(app.db, 'student')
    const { status, sent } = await sendEndlessly(student, 200_000_000)

    expect(status).toBe(413)
    expect(sent).toBeLessThan(20_000_000)
    expect(await isNothingStored(student)).toBe(true)
  })

  test('whatever comes from nobody, or from a demo', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/v1/me/avatar',
      payload: await aPicture(),
    })
    expect(response.statusCode).toBe(401)

    const demoId = await givenDemo(app.db)
    const visitor = await givenUser(app.db, 'student', { demoId })
    expect((await upload(visitor, await aPicture())).json()).toMatchObject({
      error: { rule: 'demo-not-possible' },
    })
  })

  test('the eleventh within a minute', async () => {
    const strict = await createTestApp({ now, limits: counted() })
    const student = await givenUser(strict.db, 'student')
    const statuses: number[] = []
    for (let time = 0; time < 11; time++)
      statuses.push((await upload(student, Buffer.from('no picture'), strict)).statusCode)
    await strict.close()

    expect(statuses).toEqual([...Array<number>(10).fill(409), 429])
  })
})

test('what an upload that was cut short has left behind is removed an hour later', async () => {
  const student = await givenUser(app.db, 'student')
  const failing = { ...services(), now: () => new Date(now) }
  await app.db.delete(users).where(eq(users.id, student.userId))
  // The row can no longer be written, so the bytes are stored without one.
  await expect(givenAvatar(failing, student)).rejects.toMatchObject({ cause: { code: '23503' } })
  const before = allKept()

  await removeFiles(services())
  expect(allKept()).toEqual(before)
  app.setNow('2026-11-01T13:00:01Z')
  await removeFiles({ ...services(), now: () => new Date('2026-11-01T13:00:01Z') })
  expect(allKept().length).toBe(before.length - 2)
})

function services() {
  return { db: app.db, config: app.config, now: () => new Date(now) }
}

async function upload(actor: Actor, content: Buffer, { app: server, db, config }: TestApp = app) {
  const token = await accessTokenFor({ db, now: () => new Date(now), config }, actor.userId)
  return server.inject({
    method: 'POST',
    url: '/api/v1/me/avatar',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: content,
  })
}

function linkIn(response: { json: () => unknown }): string {
  return (response.json() as { avatar: { small: string } }).avatar.small
}

function allKept(): string[] {
  const folder = join(app.config.dataDir, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function keptFor(link: string): string[] {
  const [, fileId] = /avatars\/([^/]+)/.exec(link)!
  return allKept()
    .filter((path) => path.includes(fileId!))
    .map((path) => path.split('/').at(-1)!)
    .toSorted()
}

async function isNothingStored({ userId }: Actor): Promise<boolean> {
  const before = allKept().length
  await removeFiles({ ...services(), now: () => new Date('2030-01-01T00:00:00Z') })
  return (await app.db.$count(avatars, eq(avatars.userId, userId))) === 0 && allKept().length === before
}

/** A PNG of 30,000 by 30,000 points, all the same, in some kilobytes. */
function hugePicture(): Buffer {
  const chunk = (name: string, data: Uint8Array) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(new Uint8Array(1000))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Sends a picture without end or declared length. Returns the status, and the bytes sent by then. */
async function sendEndlessly(actor: Actor, bytes: number): Promise<{ status: number; sent: number }> {
  const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
  const token = await accessTokenFor(
    { db: app.db, now: () => new Date(now), config: app.config },
    actor.userId,
  )
  const beginning = await aPicture()
  return new Promise((resolve, reject) => {
    let sent = 0
    let status = 0
    const upload = httpRequest(
      {
        host: address.hostname,
        port: address.port,
        path: '/api/v1/me/avatar',
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'image/png',
          host: new URL(app.config.publicUrl).host,
        },
      },
      (response) => {
        status = response.statusCode!
        response.resume()
      },
    )
    // The server closes the connection of a client that keeps sending.
    upload.on('error', (error) => (status ? undefined : reject(error)))
    upload.on('close', () => resolve({ status, sent }))
    upload.write(beginning)
    const more = Buffer.alloc(65_536)
    const send = () => {
      while (!upload.destroyed && status === 0 && sent < bytes) {
        sent += more.length
        if (!upload.write(more)) return upload.once('drain', send)
      }
      if (sent >= bytes) upload.end()
    }
    send()
  })
}
