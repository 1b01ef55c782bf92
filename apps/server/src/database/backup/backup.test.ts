import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { givenComment } from '#testing/given-comments.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { noFiles } from '#testing/no-files.ts'
import { useTestApp } from '#testing/test-app.ts'
import { testWrappingKeys } from '#testing/wrapping-keys.ts'
import { WrongDatabaseVersion, refuseNewer } from '../migrate.ts'
import { openEmbedded } from '../open.ts'
import { essays } from '../tables/essays.ts'
import { BackupRefused } from './format.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

afterAll(() => rm(folder, { recursive: true }))
const app = useTestApp()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bearings-backup-'))
})

test('what a student has is back as it was after a restore, and what came later is gone', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Zoë “Z” O’Neil\n2nd line' })
  await givenProfile(app.db, student, { gpaUnweighted: 3.78 })
  await givenEntry(app.db, student)
  await givenEssay(app.db, student, { content: '# not a table\nand a \\ backslash' })
  const call = await app.as(student)
  const before = [
    await call('GET /me'),
    await call('GET /profile'),
    await call('GET /schools/list'),
    await call('GET /essays'),
  ]
  const file = join(folder, 'whole.backup')

  const written = await writeBackup(app.db, file, noFiles)
  await call('PATCH /me', { fullName: 'Changed since' })
  const restored = await restoreBackup(app.db, file, testWrappingKeys, noFiles)

  expect(restored).toMatchObject(written)
  expect([
    await call('GET /me'),
    await call('GET /profile'),
    await call('GET /schools/list'),
    await call('GET /essays'),
  ]).toEqual(before)
  // New rows get numbers that are free.
  await call('PATCH /me', { fullName: 'Changed again' })
})

test('an essay that was pasted with line separators of its own is back letter for letter', async () => {
  const student = await givenUser(app.db, 'student')
  const contents = ['One line.\u2028Another.\u2029A paragraph.', 'An end.\u2028# of the essay']
  for (const content of contents) await givenEssay(app.db, student, { content })
  const file = join(folder, 'pasted.backup')

  const written = await writeBackup(app.db, file, noFiles)

  expect(await restoreBackup(app.db, file, testWrappingKeys, noFiles)).toMatchObject(written)
  const restored = await app.db.select().from(essays).where(eq(essays.userId, student.userId))
  expect(restored.map(({ content }) => content).toSorted()).toEqual(contents.toSorted())
})

test('a backup that begins while another one is written to the same file destroys neither', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'twice.backup')
  const upload = { key: 'documents/1/file', type: 'text/plain' }
  const restored: string[] = []
  const store = {
    ...noFiles.store,
    // Runs in the middle of the first backup.
    read: async () => {
      await writeBackup(app.db, file, noFiles)
      return Readable.from([Buffer.from('My transcript')])
    },
    put: async (_key: string, content: Uint8Array) => void restored.push(Buffer.from(content).toString()),
  }
  const files = { ...noFiles, named: async () => [upload], store }

  const written = await writeBackup(app.db, file, files)

  expect(await restoreBackup(app.db, file, testWrappingKeys, files)).toMatchObject(written)
  expect(restored).toEqual(['My transcript'])
  expect((await readdir(folder)).filter((name) => name.startsWith('twice.'))).toEqual(['twice.backup'])
})

test('a backup of either engine is restored by the embedded one', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'moved.backup')
  const written = await writeBackup(app.db, file, noFiles)
  // Starts from the tests' snapshot if there is one, because migrating a new database is slow.
  const snapshot = app.engine === 'embedded' && inject('snapshot')
  const other = await openEmbedded(snapshot ? { snapshot: new Uint8Array(await readFile(snapshot)) } : {})

  expect(await restoreBackup(other.db, file, testWrappingKeys, noFiles)).toMatchObject(written)
  expect(await writeBackup(other.db, join(folder, 'again.backup'), noFiles)).toEqual(written)
  await other.close()
})

test('right after a restore, the planner knows how many rows there are, so that an advisor need not wait', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'planned.backup')
  await writeBackup(app.db, file, noFiles)

  await restoreBackup(app.db, file, testWrappingKeys, noFiles)

  const { rows } = (await app.db.execute(sql`
    select (select count(*)::int from users) as users,
      (select reltuples::int from pg_class where oid = 'users'::regclass) as expected`)) as unknown as {
    rows: [{ users: number; expected: number }]
  }
  expect(rows[0].users).toBeGreaterThan(0)
  expect(rows[0].expected).toBe(rows[0].users)
})

test('comments are back with their answers, also when a comment was changed after it was answered', async () => {
  const student = await givenUser(app.db, 'student')
  const essay = await givenEssay(app.db, student)
  const about = { essay, author: student }
  const first = await givenComment(app.db, about, { body: 'On the whole' })
  for (let answer = 0; answer < 600; answer++)
    await givenComment(app.db, about, { body: 'Yes', parentId: first.id })
  // Moves the row behind its replies.
  await app.db.execute(
    sql`update essay_comments set body = repeat('On all of it. ', 20) where id = ${first.id}`,
  )
  const file = join(folder, 'comments.backup')

  const written = await writeBackup(app.db, file, noFiles)

  expect(await restoreBackup(app.db, file, testWrappingKeys, noFiles)).toMatchObject(written)
})

test('an operator cannot start an old version on the newer database, and starts it on the restored backup', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'before-the-newer-version.backup')
  await writeBackup(app.db, file, noFiles)
  const later = Date.parse('2100-01-01')
  await app.db.execute(sql`insert into migrations (made_at, hash) values (${later}, 'of a newer version')`)

  await expect(refuseNewer(app.db)).rejects.toThrow(WrongDatabaseVersion)

  await restoreBackup(app.db, file, testWrappingKeys, noFiles)
  await refuseNewer(app.db)
})

test('a restore into a database where another program keeps something is refused, and nothing is lost', async () => {
  const student = await givenUser(app.db, 'student')
  const file = join(folder, 'shared-database.backup')
  await writeBackup(app.db, file, noFiles)
  await app.db.execute(sql`create table cafeteria_menus as select 'soup' as menu`)

  await expect(restoreBackup(app.db, file, testWrappingKeys, noFiles)).rejects.toThrow(
    /such as cafeteria_menus, .* Restore into a database of its own/,
  )

  expect(await app.db.execute(sql`select menu from cafeteria_menus`)).toMatchObject({
    rows: [{ menu: 'soup' }],
  })
  expect(await (await app.as(student))('GET /me')).toMatchObject({ userId: student.userId })
  await app.db.execute(sql`drop table cafeteria_menus`)
})

test('what another program keeps in the same database is in no backup, which is restored elsewhere', async () => {
  const file = join(folder, 'shared-database-again.backup')
  await givenUser(app.db, 'student')
  const { rows } = await writeBackup(app.db, file, noFiles)
  await app.db.execute(sql`create table cafeteria_menus (menu text primary key, side text)`)
  await app.db.execute(
    sql`create table cafeteria_sides (side text primary key, menu text references cafeteria_menus)`,
  )
  await app.db.execute(sql`alter table cafeteria_menus add foreign key (side) references cafeteria_sides`)
  await app.db.execute(sql`insert into cafeteria_menus (menu) values ('soup')`)

  expect(await writeBackup(app.db, file, noFiles)).toMatchObject({ rows })

  await app.db.execute(sql`drop table cafeteria_menus, cafeteria_sides cascade`)
  expect(await restoreBackup(app.db, file, testWrappingKeys, noFiles)).toMatchObject({ rows })
})

test('a table that belongs to an extension is in no backup, and stays through a restore', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'extended.backup')
  await app.db.execute(sql`create table units as select 'mile' as unit`)
  await app.db.execute(sql`alter extension unaccent add table units`)

  const written = await writeBackup(app.db, file, noFiles)
  expect(await restoreBackup(app.db, file, testWrappingKeys, noFiles)).toMatchObject(written)

  expect(await app.db.execute(sql`select unit from units`)).toMatchObject({ rows: [{ unit: 'mile' }] })
  await app.db.execute(sql`alter extension unaccent drop table units`)
  await app.db.execute(sql`drop table units`)
})

test('a file that is no backup is refused, and nothing is lost', async () => {
  const student = await givenUser(app.db, 'student')
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Dear admissions office')

  await expect(restoreBackup(app.db, file, testWrappingKeys, noFiles)).rejects.toThrow(BackupRefused)
  await expect(restoreBackup(app.db, join(folder, 'nowhere'), testWrappingKeys, noFiles)).rejects.toThrow(
    /There is no file/,
  )
  expect(await (await app.as(student))('GET /me')).toMatchObject({ userId: student.userId })
})
