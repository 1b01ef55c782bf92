import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '@bearings/domain/actor'
import type { StoredDocument } from '@bearings/domain/files/schema'
import { eq } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisorViews } from '#database/tables/advising.ts'
import { documents, removedFiles } from '#database/tables/files.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenLink } from '#testing/given-advising.ts'
import { aPdf, aPicture, givenDocument } from '#testing/given-files.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { removeFiles } from '../service.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })

describe('a document', () => {
  test('is kept as it is, and comes back as a download that a browser runs nothing of', async () => {
    const student = await givenUser(app.db, 'student')

    const kept = await upload(student, aPdf(), { name: 'Año 2026, “final”', kind: 'transcript' })

    expect(kept.json()).toMatchObject({
      name: 'Año 2026, “final”',
      kind: 'transcript',
      type: 'application/pdf',
      bytes: aPdf().length,
      isShown: false,
    })
    const call = await app.as(student)
    expect(await call('GET /documents')).toEqual([kept.json()])
    const { url } = await call('GET /documents/{id}/link', { id: kept.json<StoredDocument>().id })
    const { headers, rawPayload } = await app.app.inject(url)
    expect(rawPayload.equals(aPdf())).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Año 2026, “final”.pdf')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    })
    app.setNow('2026-11-01T12:01:00Z')
    expect((await app.app.inject(url)).statusCode).toBe(404)
  })

  test.each([
    ['a byte order mark before it', '\u00ef\u00bb\u00bf', ''],
    ['empty lines before it', '\r\n \n', ''],
    ['the header of a gateway before it', 'Content-Type: application/pdf\r\nX-Scanned: yes\r\n\r\n', ''],
    ['the end of a form behind it', '', '\r\n------WebKitFormBoundaryQ7--\r\n'],
    ['a program on both sides', '#!/bin/sh\n', 'MZ more'],
  ])('with %s is kept without that', async (_, before, behind) => {
    const student = await givenUser(app.db, 'student')
    const padded = Buffer.concat([Buffer.from(before, 'latin1'), aPdf(), Buffer.from(behind, 'latin1')])

    const { id, bytes } = (await upload(student, padded)).json<StoredDocument>()

    const { url } = await (await app.as(student))('GET /documents/{id}/link', { id })
    const { rawPayload, headers } = await app.app.inject(url)
    expect(headers['content-type']).toBe('application/pdf')
    expect(rawPayload.toString('latin1')).toBe(aPdf().toString('latin1'))
    expect(bytes).toBe(aPdf().length)
  })

  test('that is a photo does not say where it was taken', async () => {
    const student = await givenUser(app.db, 'student')
    const { id } = (await upload(student, await aPicture({ format: 'jpeg' }))).json<StoredDocument>()

    const { url } = await (await app.as(student))('GET /documents/{id}/link', { id })
    const { rawPayload, headers } = await app.app.inject(url)
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''A%20file.jpg")
    expect(rawPayload.includes('Hill Road')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 74 })
  })

  test.each([
    ['aux', 'aux_.pdf'],
    ["Ana's (final) *", 'Ana%27s%20%28final%29.pdf'],
    ['书'.repeat(90), `${'%E4%B9%A6'.repeat(40)}.pdf`],
  ])('called %j is saved under a name that any system takes', async (name, saved) => {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenDocument(services(), student, { name })

    const { url } = await (await app.as(student))('GET /documents/{id}/link', { id })
    const { headers } = await app.app.inject(url)

    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${saved}`)
  })

  test('is called otherwise and said to be something else by its owner', async () => {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenDocument(services(), student)
    const call = await app.as(student)

    expect(await call('PATCH /documents/{id}', { id, name: ' Junior year ', kind: 'other' })).toMatchObject({
      name: 'Junior year',
      kind: 'other',
      isShown: false,
    })
    await expect(call('PATCH /documents/{id}', { id, name: '../a' })).toBeRefused('INVALID_INPUT')
  })

  test('of somebody who became an advisor is theirs to read, to rename and to delete, and no new one is added', async () => {
    const person = await givenUser(app.db, 'student')
    const { id } = await givenDocument(services(), person, { name: 'Transcript' })
    await app.db
      .update(users)
      .set({ role: 'advisor', advisorApprovedAt: new Date(now) })
      .where(eq(users.id, person.userId))
    const call = await app.as(person)

    expect(await call('GET /documents')).toMatchObject([{ id, name: 'Transcript' }])
    expect(await call('PATCH /documents/{id}', { id, name: 'From school' })).toMatchObject({
      name: 'From school',
    })
    const { url } = await call('GET /documents/{id}/link', { id })
    expect((await app.app.inject(url)).statusCode).toBe(200)
    expect(Object.keys(await archiveOf(person))).toContain('files/From school.pdf')
    expect((await upload(person, aPdf())).statusCode).toBe(403)
    expect(await app.db.$count(advisorViews, eq(advisorViews.studentId, person.userId))).toBe(0)

    await call('DELETE /documents/{id}', { id })
    expect(await call('GET /documents')).toEqual([])
  })

  test('goes when its owner deletes it, and with the account: row and bytes', async () => {
    const [one, other] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    const [deleted, erased] = [await givenDocument(services(), one), await givenDocument(services(), other)]

    await (
      await app.as(one)
    )('DELETE /documents/{id}', { id: deleted.id })
    await app.db.delete(users).where(eq(users.id, other.userId))
    await removeFiles(services())

    expect([deleted, erased].map(isOnDisk)).toEqual([false, false])
    expect(await app.db.$count(documents, eq(documents.userId, other.userId))).toBe(0)
    expect(await app.db.$count(removedFiles)).toBe(0)
  })

  test('is in its owner’s archive', async () => {
    const student = await givenUser(app.db, 'student')
    await givenDocument(services(), student, { name: 'Transcript' })

    const files = await archiveOf(student)
    expect(strFromU8(files['files/Transcript.pdf']!)).toBe(aPdf().toString('latin1'))
  })
})

describe('an advisor', () => {
  test('sees a document that the student shows beside the profile, and the student reads that they looked', async () => {
    const [student, advisor] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'advisor')]
    await givenLink(app.db, { advisor, student })
    const shown = await givenDocument(services(), student, { name: 'Transcript', isShown: true })
    const own = await givenDocument(services(), student, { name: 'Diagnosis' })
    const call = await app.as(advisor)

    expect(await call('GET /advising/students/{id}/documents', { id: student.userId })).toEqual({
      shared: true,
      documents: [shown],
    })
    const { url } = await call('GET /documents/{id}/link', { id: shown.id })
    expect((await app.app.inject(url)).statusCode).toBe(200)
    await expect(call('GET /documents/{id}/link', { id: own.id })).toBeRefused('NOT_FOUND')
    const { views } = await (await app.as(student))('GET /access-log', {})
    expect(views).toMatchObject([{ what: 'profile' }])
  })

  test('sees none when the profile is not shared, or the link has ended', async () => {
    const student = await givenUser(app.db, 'student')
    const [narrow, former] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    await givenLink(app.db, { advisor: former, student }, { endedAt: new Date(now) })
    await givenLink(app.db, { advisor: narrow, student }, { profile: false })
    const { id } = await givenDocument(services(), student, { isShown: true })

    const asked = (await app.as(narrow))('GET /advising/students/{id}/documents', { id: student.userId })
    expect(await asked).toEqual({ shared: false })
    for (const advisor of [narrow, former])
      await expect((await app.as(advisor))('GET /documents/{id}/link', { id })).toBeRefused('NOT_FOUND')
  })
})

describe('refused, with nothing stored:', () => {
  // Files that other tests removed may still wait for their deletion.
  beforeEach(() => app.db.delete(removedFiles))

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a program with the name of a resume', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'document-not-taken'],
    ['a shell script', () => Buffer.from('#!/bin/sh\nrm -rf ~\n'), 'document-not-taken'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'document-not-taken',
    ],
    ['an archive', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'document-not-taken'],
    [
      'a PDF that is an archive, too',
      () => Buffer.concat([aPdf(), zipSync({ 'a.txt': strToU8('a') })]),
      'file-is-two',
    ],
    ['a PDF that is a page, too', () => aPdf('<script>alert(1)</script>'), 'file-is-two'],
    [
      'a PDF with a program behind its end',
      () => Buffer.concat([aPdf(), Buffer.from(`MZ${'\0more'.repeat(300)}`)]),
      'document-not-taken',
    ],
    [
      'a PDF far behind the beginning',
      () => Buffer.concat([Buffer.from('#!/bin/sh\n'.repeat(120)), aPdf()]),
      'document-not-taken',
    ],
    ['a PDF behind a page', () => Buffer.concat([Buffer.from('<html>\n'), aPdf()]), 'file-is-two'],
    [
      'a PDF behind a picture',
      async () => Buffer.concat([await aPicture({ side: 1 }), aPdf()]),
      'file-is-two',
    ],
    [
      'a PDF behind an archive',
      () => Buffer.concat([zipSync({ 'a.txt': strToU8('a') }), aPdf()]),
      'document-not-taken',
    ],
    ['half a PDF', () => aPdf().subarray(0, 100), 'document-not-taken'],
    [
      'a photo that is a PDF, too',
      async () => Buffer.concat([await aPicture({ format: 'jpeg' }), aPdf()]),
      'file-is-two',
    ],
  ])('%s', async (_, content, rule) => {
    const student = await givenUser(app.db, 'student')

    const response = await upload(student, await content(), { name: 'Resume.pdf' })

    expect(response.json()).toMatchObject({ error: { rule } })
    expect(await isNothingStored(student)).toBe(true)
  })

  test.each(['../../etc/cron.d/run', '..\\..\\run', '/etc/passwd', 'C:run', 'a\0b', ''])(
    'one with the name %j',
    async (name) => {
      const student = await givenUser(app.db, 'student')
      const response = await upload(student, aPdf(), { name })

      expect(response.statusCode).toBe(400)
      expect(await isNothingStored(student)).toBe(true)
    },
  )

  test('one of more than 10 MB', async () => {
    const student = await givenUser(app.db, 'student')
    expect((await upload(student, Buffer.alloc(10_485_761))).statusCode).toBe(413)
    expect(await isNothingStored(student)).toBe(true)
  })

  test('the 21st, even of two that come at once', async () => {
    const student = await givenUser(app.db, 'student')
    for (let count = 0; count < 19; count++) await givenDocument(services(), student)

    const both = await Promise.all([upload(student, aPdf()), upload(student, aPdf())])

    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(await app.db.$count(documents, eq(documents.userId, student.userId))).toBe(20)
  })

  test('whatever an advisor or nobody sends', async () => {
    expect((await upload(await givenUser(app.db, 'advisor'), aPdf())).statusCode).toBe(403)
    const url = '/api/v1/documents?name=a'
    expect((await app.app.inject({ method: 'POST', url, payload: aPdf() })).statusCode).toBe(401)
  })
})

function services() {
  return { db: app.db, config: app.config, now: () => new Date(now) }
}

async function session({ userId }: Actor) {
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  return { authorization: `Bearer ${token}` }
}

async function archiveOf(person: Actor) {
  const headers = await session(person)
  const { rawPayload } = await app.app.inject({ url: '/api/v1/me/archive', headers })
  return unzipSync(new Uint8Array(rawPayload))
}

async function upload(actor: Actor, payload: Buffer, named: { name?: string; kind?: string } = {}) {
  const query = new URLSearchParams({ name: 'A file', ...named })
  const headers = { ...(await session(actor)), 'content-type': 'application/pdf' }
  return app.app.inject({ method: 'POST', url: `/api/v1/documents?${query.toString()}`, headers, payload })
}

function isOnDisk({ id }: Pick<StoredDocument, 'id'>): boolean {
  return existsSync(join(app.config.dataDir, 'files', 'documents', id, 'file'))
}

async function isNothingStored({ userId }: Actor): Promise<boolean> {
  const rows = await app.db.$count(documents, eq(documents.userId, userId))
  return rows === 0 && (await app.db.$count(removedFiles)) === 0
}
