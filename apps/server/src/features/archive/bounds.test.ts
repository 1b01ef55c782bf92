import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '@bearings/domain/actor'
import { archiveFile, most, textsFile } from '@bearings/domain/archive/options'
import { fileLimits, mebibyte } from '@bearings/domain/files/options'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { weeks } from '#database/tables/weeks.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { archiveOf, bringIn, type Files, frameOf, withFrame } from '#testing/given-archive.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { aPdf, givenDocument } from '#testing/given-files.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { DEMO: 'on' } })

async function archiveOfPerson({ userId }: Actor): Promise<Files> {
  const { db, now, config } = app
  return archiveOf(app, await accessTokenFor({ db, now, config }, userId))
}

/** Returns more bytes than the file of this name may unpack to. */
const bomb = (name: string) =>
  new Uint8Array((name === archiveFile ? most.bytes : most.textsBytes) + mebibyte)

describe('of a ZIP no more is unpacked than an account holds', () => {
  let zip: Files
  let other: Actor
  beforeAll(async () => {
    const student = await givenUser(app.db, 'student')
    await givenDocument(app, student)
    await givenEssay(app.db, student, { content: 'A text' })
    zip = await archiveOfPerson(student)
  })

  test.each([archiveFile, textsFile])('another %s in another folder stays packed', async (name) => {
    other = await givenUser(app.db, 'student')

    await bringIn(app, other, { ...zip, [`other/${name}`]: bomb(name) })

    expect(await (await app.as(other))('GET /essays')).toHaveLength(1)
  })

  test.each([
    ['just more than a folder holds: nothing of it is stored', 6, { rule: 'documents-full' }],
    ['many times that: it is not unpacked to its end', 14, { code: 'TOO_LARGE' }],
  ])('documents of %s', async (_, count, failure) => {
    other = await givenUser(app.db, 'student')
    const before = stored()
    const names = Array.from({ length: count }, (_each, index) => `files/${index}.pdf`)
    const documents = names.map((file) => ({ ...frameOf(zip).documents[0]!, file }))
    const content = aPdf(' '.repeat(fileLimits.documentBytes - 1000))
    const files = Object.fromEntries(names.map((name) => [name, content]))

    await expect(bringIn(app, other, { ...withFrame(zip, { documents }), ...files })).rejects.toMatchObject(
      failure,
    )

    expect(await (await app.as(other))('GET /documents')).toEqual([])
    expect(stored()).toEqual(before)
  })

  test('nothing of it for somebody who could not bring it in anyway', async () => {
    other = await givenUser(app.db, 'student')
    await givenEssay(app.db, other, { content: 'Begun here.' })

    const refused = bringIn(app, other, { ...zip, [archiveFile]: bomb(archiveFile) })

    await expect(refused).toBeRefused('account-not-empty')
  })

  test('versions come to so many, however short they are', async () => {
    other = await givenUser(app.db, 'student')
    const version = { content: '', savedAt: '2026-10-01T12:00:00Z' }
    const lines = Array(most.versions + most.essays + most.schools + 1).fill(
      JSON.stringify({ essay: 0, version }),
    )

    const refused = bringIn(app, other, { ...zip, [textsFile]: strToU8(lines.join('\n')) })

    await expect(refused).toBeRefused('TOO_LARGE')
  })

  test.each([
    [
      'empty lines, which pack to almost nothing',
      '\n'.repeat(most.versions + most.essays + most.schools + 1),
    ],
    ['one line longer than any text', `{"essay":0,"content":"","x":[${'0,'.repeat(2_000_000)}0]}`],
  ])('texts of %s are not read to their end', async (_, texts) => {
    other = await givenUser(app.db, 'student')

    const refused = bringIn(app, other, { ...zip, [textsFile]: strToU8(texts) }, { apply: false })

    await expect(refused).toBeRefused('TOO_LARGE')
  })

  test.each([
    ['of names too long for an archive of ours', () => withLongNames(400)],
    ['of entries with no end', () => Buffer.concat([Buffer.from(zipSync(zip)), Buffer.alloc(8 * mebibyte)])],
    ['of more values than an account has', () => withDenseFrame()],
  ])('a ZIP %s is not read to its end', async (_, made) => {
    other = await givenUser(app.db, 'student')

    await expect(bringIn(app, other, made(), { apply: false })).toBeRefused('TOO_LARGE')
  })

  test('what is no ZIP at all is not read to its end, and said to be none', async () => {
    other = await givenUser(app.db, 'student')

    const refused = bringIn(app, other, Buffer.alloc(8 * mebibyte), { apply: false })

    await expect(refused).toBeRefused('no-archive')
  })

  test('of texts with too many lines, what comes after them is not unpacked: it may be missing', async () => {
    other = await givenUser(app.db, 'student')
    const whole = zipSync({ ...zip, [textsFile]: strToU8('\n'.repeat(8 * mebibyte)) })

    const refused = bringIn(app, other, Buffer.from(whole.subarray(0, whole.length >> 1)), { apply: false })

    await expect(refused).toBeRefused('TOO_LARGE')
  })

  test('a scholarship comes once', async () => {
    other = await givenUser(app.db, 'student')
    const one = { name: 'Fund', sponsor: '', url: '', amount: '', deadline: null, key: 'fund', isOwn: false }
    const twice = withFrame(zip, {
      scholarships: [0, 1].map(() => ({ ...one, asksForMoney: false, asksForNumber: false, saved: null })),
    })

    await expect(bringIn(app, other, twice)).rejects.toMatchObject({
      fields: [{ path: 'scholarships', message: 'Each scholarship can be there only once' }],
    })
  })

  function withLongNames(count: number): Buffer {
    const long = Array.from({ length: count }, (_each, at) => `${'é/'.repeat(10_000)}${at}`)
    return Buffer.from(
      zipSync({ ...Object.fromEntries(long.map((name) => [name, new Uint8Array()])), ...zip }),
    )
  }

  function withDenseFrame(): Buffer {
    const essays = Array(1_000_000).fill(0)
    return Buffer.from(
      zipSync({ ...zip, [archiveFile]: strToU8(JSON.stringify({ ...frameOf(zip), essays })) }),
    )
  }

  function stored(): string[] {
    const folder = join(app.config.dataDir, 'files')
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : []
  }
})

test('a student of more weeks than an archive brings takes the newest along', async () => {
  const student = await givenUser(app.db, 'student')
  const first = Date.UTC(2022, 0, 3)
  const starts = Array.from({ length: most.weeks + 2 }, (_, index) =>
    new Date(first + index * 7 * 86_400_000).toISOString().slice(0, 10),
  )
  await app.db.insert(weeks).values(
    starts.map((weekStartDate) => ({
      userId: student.userId,
      weekStartDate,
      weekGoal: 'Read',
      updatedAt: new Date(first),
    })),
  )
  const zip = await archiveOfPerson(student)
  const other = await givenUser(app.db, 'student')

  expect(await bringIn(app, other, zip)).toMatchObject({ weeks: most.weeks })

  expect(frameOf(zip).weeks.map(({ start }) => start)).toEqual(starts.slice(2))
})

test('a person who looks around in a demo, as anybody may, brings no archive in', async () => {
  const { access_token: token } = await app.signedOut('POST /demo', { timeZone: 'America/New_York' })

  const response = await app.app.inject({
    method: 'POST',
    url: '/api/v1/me/archive?apply=no',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    payload: Buffer.from(strToU8('no archive')),
  })

  expect(response.json()).toMatchObject({ error: { rule: 'demo-not-possible' } })
})
