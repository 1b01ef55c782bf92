import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Actor } from '@bearings/domain/actor'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '#commands.ts'
import { avatars, removedFiles } from '#database/tables/files.ts'
import { aPdf, givenAvatar, givenDocument } from '#testing/given-files.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { removeFiles } from './service.ts'

const now = () => new Date('2026-11-01T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'bearings-file-backup-'))
let app: TestApp
let file: string
beforeEach(async () => {
  app = await createTestApp()
  file = join(folder, `${crypto.randomUUID()}.backup`)
})
afterEach(() => app.close())
afterAll(() => rmSync(folder, { recursive: true }))

test('a lost disk is made whole again: picture and document come back byte for byte', async () => {
  const student = await givenUser(app.db, 'student')
  const content = aPdf('x'.repeat(300_000))
  const { id } = await givenDocument(services(), student, { name: 'Transcript', content })
  await givenAvatar(services(), student)
  const picture = readFileSync(await pictureOf(student))

  expect(await run('backup', file)).toMatch(/rows and 3 files are in/)
  rmSync(join(app.config.dataDir, 'files'), { recursive: true })
  expect(await run('restore', file)).toMatch(/rows and 3 files of .* Restart the server\.$/)

  const { url } = await (await app.as(student))('GET /documents/{id}/link', { id })
  expect((await app.app.inject(url)).rawPayload.equals(content)).toBe(true)
  expect(readFileSync(await pictureOf(student)).equals(picture)).toBe(true)
})

test('a file in a backup is read by nobody who has the backup alone', async () => {
  const student = await givenUser(app.db, 'student')
  await givenDocument(services(), student, { content: aPdf('MARKER of a transcript') })

  await run('backup', file)

  const text = gunzipSync(readFileSync(file)).toString('latin1')
  const [line] = text.split('\n').filter((line) => line.startsWith('{"key":"documents/'))
  const { content } = JSON.parse(line!) as { content: string }
  expect(text).not.toContain('MARKER')
  expect(Buffer.from(content, 'base64url').toString('latin1')).not.toContain('MARKER')
})

test('a missing file is named and no backup is written, unless the person says to go on without it', async () => {
  const student = await givenUser(app.db, 'student')
  const [lost, kept] = [await givenDocument(services(), student), await givenDocument(services(), student)]
  rmSync(pathOf(lost.id))

  await expect(run('backup', file)).rejects.toThrow(
    `The file documents/${lost.id}/file is missing, though the database names it, so no backup was written.`,
  )
  expect(existsSync(file)).toBe(false)

  await run('backup', file, '--without-missing')
  await run('restore', file)
  expect(await (await app.as(student))('GET /documents')).toMatchObject([{ id: kept.id }])
})

test('what was uploaded after the backup goes with its row, and so do its bytes', async () => {
  const student = await givenUser(app.db, 'student')
  const before = await givenDocument(services(), student)
  await run('backup', file)
  const after = await givenDocument(services(), student)

  await run('restore', file)
  await removeFiles(services())

  expect([before, after].map(({ id }) => existsSync(pathOf(id)))).toEqual([true, false])
  expect(await app.db.$count(removedFiles)).toBe(0)
})

test('a backup that was cut off or changed is refused, and everything is as it was', async () => {
  const student = await givenUser(app.db, 'student')
  const { id } = await givenDocument(services(), student)
  await run('backup', file)
  const whole = readFileSync(file)
  const text = gunzipSync(whole).toString()
  const later = await givenDocument(services(), student)
  const broken = [
    whole.subarray(0, whole.length - 40),
    gzipSync(text.slice(0, text.indexOf('@end'))),
    gzipSync(text.slice(0, text.indexOf('@files'))),
    gzipSync(text.replace(/(?<="content":".{40})./, (letter) => (letter === 'A' ? 'B' : 'A'))),
  ]

  for (const content of broken) {
    writeFileSync(file, content)
    await expect(run('restore', file)).rejects.toThrow('is incomplete or was changed.')
  }

  expect(await (await app.as(student))('GET /documents')).toHaveLength(2)
  expect([id, later.id].map((id) => existsSync(pathOf(id)))).toEqual([true, true])
})

test('files in a bucket stay there, and the person who makes the backup is told so', async () => {
  const s3 = { endpoint: 'http://127.0.0.1:9', bucket: 'of-the-school', region: 'us-east-1' }
  const config = { ...app.config, s3: { ...s3, accessKeyId: 'a', secretAccessKey: 'b' } }
  const student = await givenUser(app.db, 'student')
  await givenDocument(services(), student)

  const said = await runCommand({ db: app.db, config, now }, ['backup', file])

  expect(said).toContain('they are in the bucket of-the-school, which needs a backup of its own.')
  expect(await runCommand({ db: app.db, config, now }, ['restore', file])).toContain(
    'This backup holds none of the files that people uploaded',
  )
})

test('a backup from before files went into it is restored still', async () => {
  const student = await givenUser(app.db, 'student')
  await run('backup', file)
  const text = gunzipSync(readFileSync(file)).toString()
  const old = text.replace('bearings-backup 2', 'bearings-backup 1').replace(',"files":"inside"', '')
  writeFileSync(file, gzipSync(old.slice(0, old.indexOf('@files'))))

  expect(await run('restore', file)).toContain('This backup holds none of the files')
  expect(await (await app.as(student))('GET /me')).toMatchObject({ userId: student.userId })
})

function services() {
  return { db: app.db, config: app.config, now }
}

function run(...argv: string[]): Promise<string> {
  return runCommand(services(), argv)
}

function pathOf(documentId: string): string {
  return join(app.config.dataDir, 'files', 'documents', documentId, 'file')
}

async function pictureOf({ userId }: Actor): Promise<string> {
  const rows = await app.db.select().from(avatars)
  const { fileId } = rows.find((row) => row.userId === userId)!
  return join(app.config.dataDir, 'files', 'avatars', fileId, 'large.webp')
}
