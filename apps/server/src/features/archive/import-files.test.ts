import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '@bearings/domain/actor'
import { archiveFile, textsFile } from '@bearings/domain/archive/options'
import { limits } from '@bearings/domain/essays/options'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { essayVersions } from '#database/tables/essays.ts'
import { removedFiles } from '#database/tables/files.ts'
import { scholarships } from '#database/tables/money.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { archiveOf, bringIn, frameOf, withFrame } from '#testing/given-archive.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { aPdf, givenAvatar, givenDocument } from '#testing/given-files.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const here = useTestApp()
const there = useTestApp()
beforeAll(async () => {
  // A scholarship that both servers have, matched by its key in the data files.
  for (const { db } of [here, there])
    await db.insert(scholarships).values({ key: 'shared', name: 'Shared Fund' })
  await here.db.insert(scholarships).values({ name: 'Only Here Fund', sponsor: 'A club' })
})

async function archiveOfPerson({ userId }: Actor) {
  const { db, now, config } = here
  return archiveOf(here, await accessTokenFor({ db, now, config }, userId))
}

/** A student who has filled in whatever the pages of settings and money hold, and has uploaded files. */
async function nameFirstVersion(student: Actor, name: string) {
  const call = await here.as(student)
  const [essay] = await call('GET /essays')
  const { versions } = await call('GET /essays/{id}/versions', { id: essay!.id })
  await call('PATCH /essays/{id}/versions/{versionId}', {
    id: essay!.id,
    versionId: versions.at(-1)!.id,
    name,
  })
}

async function givenFullAccount() {
  const { student, call } = await givenStudent(here)
  await givenAvatar(here, student)
  await givenDocument(here, student, { name: 'Transcript', isShown: true })
  await givenDocument(here, student, {
    name: 'picture',
    kind: 'other',
    content: aPdf('Another '.repeat(700_000)),
  })
  const { id } = await call('POST /essays', { promptName: 'Why us?' })
  for (const [index, content] of ['One', 'One two', 'One two three'].entries()) {
    here.setNow(`2026-10-0${index + 1}T12:00:00.000Z`)
    await call('PUT /essays/{id}/text', { id, content, basedOn: index + 1 })
  }
  here.setNow('2026-11-01T12:00:00Z')
  const fresh = await here.as(student)
  await fresh('POST /schools/find/searches', { name: 'Near home', filters: { states: ['OH'] } })
  const { scholarships: all } = await fresh('GET /money/scholarships', {})
  for (const { id: scholarship } of all)
    await fresh('PUT /money/scholarships/{id}/saved', {
      id: scholarship,
      status: 'submitted',
      deadline: '2027-01-15',
    })
  await fresh('POST /money/scholarships', { name: 'Grandma', amount: '$500' })
  await fresh('PUT /money/steps/{step}', { step: 'fafsa', done: true })
  await fresh('PUT /notifications/preferences', {
    preferences: [{ type: 'essay-feedback', inApp: true, byMail: false }],
  })
  await fresh('PUT /me/graduation-year', { graduationYear: 2028 })
  await fresh('PUT /deadlines/timeline', { shown: true })
  await fresh('PATCH /me', { discoverable: false })
  await fresh('PATCH /profile/public', {
    handle: `full-${student.userId.slice(0, 8)}`,
    isPublic: true,
    sections: ['grades'],
  })
  return student
}

type Call = Awaited<ReturnType<TestApp['as']>>

async function pagesOf(call: Call) {
  const { scholarships: own } = await call('GET /money/scholarships', { show: 'saved' })
  return {
    documents: (await call('GET /documents')).map(({ name, kind, type, bytes }) => ({
      name,
      kind,
      type,
      bytes,
    })),
    hasPicture: (await call('GET /me/avatar')).avatar !== null,
    searches: (await call('GET /schools/find/searches')).map(({ name, filters }) => ({ name, filters })),
    scholarships: own.map(({ name, saved, amount, sponsor }) => ({
      name,
      saved,
      amount: amount ?? '',
      sponsor,
    })),
    steps: await call('GET /money/steps'),
    preferences: await call('GET /notifications/preferences'),
    timeline: await call('GET /deadlines/timeline'),
    discoverable: (await call('GET /me')).discoverable,
    graduationYear: (await call('GET /me')).graduationYear,
  }
}

describe('a student whose account holds files and choices', () => {
  test('finds them on the other server, shown to nobody yet', async () => {
    const student = await givenFullAccount()
    const zip = await archiveOfPerson(student)
    const other = await givenUser(there.db, 'student')

    const seen = await bringIn(there, other, zip, { apply: false })
    const call = await there.as(other)
    expect(await call('GET /documents')).toEqual([])
    const broughtIn = await bringIn(there, other, zip)

    expect(broughtIn).toEqual(seen)
    expect(broughtIn).toMatchObject({
      documents: 2,
      picture: true,
      versions: 3,
      scholarships: 3,
      searches: 1,
    })
    expect(await pagesOf(call)).toEqual(await pagesOf(await here.as(student)))
    expect((await call('GET /documents')).map(({ isShown }) => isShown)).toEqual([false, false])
    expect(await call('GET /profile/public')).toMatchObject({
      isPublic: false,
      handle: null,
      sections: ['grades'],
    })
    expect(await there.db.select().from(removedFiles)).toEqual([])
    const { scholarships: all } = await call('GET /money/scholarships', {})
    expect(all.map(({ name, own }) => [name, own])).toEqual([
      ['Grandma', true],
      ['Only Here Fund', true],
      ['Shared Fund', false],
    ])
  })

  test('keeps the class that an older archive holds beside the timeline', async () => {
    const zip = await archiveOfPerson(await givenFullAccount())
    const older = withFrame(zip, {
      graduationYear: undefined,
      timeline: { shown: true, graduationYear: 2029 },
    })
    const other = await givenUser(there.db, 'student')

    await bringIn(there, other, older)

    const call = await there.as(other)
    expect((await call('GET /me')).graduationYear).toBe(2029)
    expect(await call('GET /deadlines/timeline')).toEqual({ shown: true })
  })

  test('finds every earlier text with its time and name, and none of them in what this server signs', async () => {
    const student = await givenFullAccount()
    await nameFirstVersion(student, 'Draft for Ms. Rivera')
    const zip = await archiveOfPerson(student)
    const other = await givenUser(there.db, 'student')

    await bringIn(there, other, zip)

    const call = await there.as(other)
    const [essay] = await call('GET /essays')
    const { versions } = await call('GET /essays/{id}/versions', { id: essay!.id })
    expect(versions.map(({ words, reason, savedAt, name }) => [words, reason, savedAt, name])).toEqual([
      [3, 'save', '2026-11-01T12:00:00.000Z', null],
      [3, 'brought-in', '2026-10-03T12:00:00.000Z', null],
      [2, 'brought-in', '2026-10-02T12:00:00.000Z', null],
      [1, 'brought-in', '2026-10-01T12:00:00.000Z', 'Draft for Ms. Rivera'],
    ])
    const steps = async () => {
      const { statement } = await call('GET /essays/{id}/authorship', { id: essay!.id })
      return statement.steps.map(({ at, reason, words }) => [at, reason, words])
    }
    const broughtIn = ['2026-11-01T12:00:00.000Z', 'save', 3]
    expect(await steps()).toEqual([broughtIn])
    there.setNow('2026-11-01T12:10:00Z')
    const { revision } = await call('PUT /essays/{id}/text', {
      id: essay!.id,
      content: 'Four words of mine',
      basedOn: essay!.revision,
      keep: false,
    })
    // The record still begins with the imported text.
    expect(await steps()).toEqual([broughtIn, ['2026-11-01T12:10:00.000Z', 'present', 4]])
    const restored = await call('POST /essays/{id}/versions/{versionId}/restore', {
      id: essay!.id,
      versionId: versions.at(-1)!.id,
      basedOn: revision,
    })
    expect(restored.content).toBe('One')
    there.setNow('2026-11-01T12:00:00Z')
  })

  test('brings it after unpacking it and packing its folder again', async () => {
    const zip = await archiveOfPerson(await givenFullAccount())
    const inFolder = Object.fromEntries(
      Object.entries(zip)
        .toReversed()
        .map(([name, content]) => [`bearings 2/${name}`, content]),
    )

    const broughtIn = await bringIn(there, await givenUser(there.db, 'student'), inFolder)

    expect(broughtIn).toMatchObject({ documents: 2, picture: true, essays: 1, versions: 3 })
  })

  test.each<[string, (name: string) => string]>([
    ['Windows', (name) => name.replaceAll('é', '\x82').replaceAll('É', '\x90')],
    ['an older disk of a Mac', (name) => name.normalize('NFD')],
    ['PowerShell', (name) => name.replaceAll('/', '\\')],
  ])('brings it after %s has packed its folder again', async (_, rewritten) => {
    const student = await givenUser(here.db, 'student')
    for (const name of ['Résumé', 'Éloge']) await givenDocument(here, student, { name })
    const zip = await archiveOfPerson(student)
    const packed = Object.entries(zip).map(([name, content]): [string, Uint8Array] => [
      rewritten(`Année 1/${name}`),
      content,
    ])

    const broughtIn = await bringIn(there, await givenUser(there.db, 'student'), zippedInBytes(packed))

    expect(broughtIn).toMatchObject({ documents: 2 })
  })
})

/** Zips files whose names may hold single bytes, as programs write them that do not know the flag of UTF-8. */
function zippedInBytes(files: [string, Uint8Array][]): Buffer {
  const isOfBytes = (name: string) => /[\x80-\x9f]/.test(name)
  const asciiOf = (name: string) => (isOfBytes(name) ? name.replace(/[^\0-\x7f]/g, '~') : name)
  const zip = zipSync(Object.fromEntries(files.map(([name, content]) => [asciiOf(name), content])))
  const text = files
    .filter(([name]) => isOfBytes(name))
    .reduce((all, [name]) => all.replaceAll(asciiOf(name), name), Buffer.from(zip).toString('latin1'))
  return Buffer.from(text, 'latin1')
}

test('a student of more than ten thousand pages takes all of them along', async () => {
  const student = await givenUser(here.db, 'student')
  const text = 'word '.repeat(limits.content / 5)
  for (let index = 0; index < 40; index++)
    await givenEssay(here.db, student, { content: `${index} ${text}`.slice(0, limits.content) })
  const { id } = await givenEssay(here.db, student, { promptName: 'Often saved', content: 'At last' })
  const versions = Array.from({ length: 80 }, (_, index) => ({
    essayId: id,
    content: `${index} ${text}`.slice(0, limits.content),
    words: 1,
    reason: 'save' as const,
    savedAt: new Date(Date.UTC(2026, 8, 1, 0, index)),
  }))
  await here.db.insert(essayVersions).values(versions)
  const zip = await archiveOfPerson(student)
  expect(zip[textsFile]!.length).toBeGreaterThan(8 * 1_048_576)
  const other = await givenUser(there.db, 'student')

  const broughtIn = await bringIn(there, other, zip)

  expect(broughtIn).toMatchObject({ essays: 41, versions: 121, versionsLeft: 0 })
  const call = await there.as(other)
  const often = (await call('GET /essays')).find(({ promptName }) => promptName === 'Often saved')!
  const { versions: first, more } = await call('GET /essays/{id}/versions', { id: often.id })
  expect([first.length, more]).toEqual([limits.versions, true])
})

describe('a ZIP that means harm, or is none, is refused, and nothing of it stays', () => {
  let zip: Awaited<ReturnType<typeof archiveOf>>
  beforeAll(async () => {
    const student = await givenUser(here.db, 'student')
    await givenDocument(here, student)
    await givenEssay(here.db, student, { content: 'A text' })
    zip = await archiveOfPerson(student)
  })
  const bomb = () => new Uint8Array(200 * 1_048_576)

  test.each<[string, () => Record<string, Uint8Array> | Buffer, object]>([
    [
      'a few kilobytes that unpack to hundreds of megabytes',
      () => ({ [archiveFile]: bomb() }),
      { code: 'TOO_LARGE' },
    ],
    ['texts without an end', () => ({ ...zip, [textsFile]: bomb() }), { code: 'TOO_LARGE' }],
    [
      'thousands of files',
      () => Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`${at}`, new Uint8Array()])),
      { code: 'TOO_LARGE' },
    ],
    ['a letter', () => Buffer.from('Dear Bearings'), { rule: 'no-archive' }],
    ['nothing', () => Buffer.alloc(0), { rule: 'no-archive' }],
    ['a ZIP of something else', () => ({ 'letter.txt': strToU8('Hello') }), { rule: 'no-archive' }],
    [
      'half an archive',
      () => Buffer.from(zipSync(zip, { level: 0 })).subarray(0, 400),
      { rule: 'no-archive' },
    ],
    ['an archive without its texts', () => without(textsFile), { rule: 'archive-incomplete' }],
    [
      'an archive without a file that it names',
      () => without('files/Transcript.pdf'),
      { rule: 'archive-incomplete' },
    ],
    [
      'a text for an essay that is not there',
      () => ({ ...zip, [textsFile]: strToU8('{"essay":7,"content":"A"}') }),
      { rule: 'archive-incomplete' },
    ],
    [
      'a text that is no text',
      () => ({ ...zip, [textsFile]: strToU8('{"essay":0,"content":5}') }),
      { code: 'INVALID_INPUT' },
    ],
    [
      'a program by the name of a transcript',
      () => ({ ...zip, 'files/Transcript.pdf': strToU8('MZ, a program') }),
      { rule: 'document-not-taken' },
    ],
  ])('%s', async (_, given, failure) => {
    const other = await givenUser(there.db, 'student')
    const before = stored()

    await expect(bringIn(there, other, given())).rejects.toMatchObject(failure)

    const call = await there.as(other)
    expect(await call('GET /essays')).toEqual([])
    expect(await call('GET /documents')).toEqual([])
    expect(stored()).toEqual(before)
    expect(arriving()).toEqual([])
  })

  test('a name that climbs out of the folder is nothing but a name', async () => {
    const [document] = frameOf(zip).documents
    const climbing = withFrame(zip, { documents: [{ ...document!, file: '../../../etc/passwd' }] })
    const other = await givenUser(there.db, 'student')

    await bringIn(there, other, { ...climbing, '../../../etc/passwd': zip['files/Transcript.pdf']! })

    expect(await (await there.as(other))('GET /documents')).toMatchObject([{ name: 'Transcript' }])
  })

  test('what is packed beside it is not unpacked', async () => {
    const other = await givenUser(there.db, 'student')

    await bringIn(there, other, { 'before.bin': bomb(), ...zip })

    expect(await (await there.as(other))('GET /essays')).toHaveLength(1)
  })

  function without(name: string) {
    const { [name]: left, ...others } = zip
    expect(left).toBeDefined()
    return others
  }

  function stored(): string[] {
    const folder = join(there.config.dataDir, 'files')
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : []
  }

  function arriving(): string[] {
    return readdirSync(join(there.config.dataDir, 'arriving'))
  }
})
