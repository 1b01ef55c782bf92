import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { schoolImports, schoolPeople } from '#database/tables/school-people.ts'
import { givenSchool } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { importFromFolder } from './folder.ts'

let app: TestApp
let folder: string
let admins: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bearings-roster-'))
  app = await createTestApp({ settings: { ROSTER_DIR: folder } })
  await givenSchool(app.db)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Runs the job at a time at which nothing has written to the files for some minutes. */
const run = ({ minutesLater = 5 } = {}) => {
  const now = () => new Date(Date.now() + minutesLater * 60_000)
  return importFromFolder({ follow: async () => [], admins: async () => admins })(
    { db: app.db, now, config: app.config } as never,
    new AbortController().signal,
  )
}
const put = (name: string, ...lines: string[]) =>
  writeFile(join(folder, name), ['student id,first name,last name', ...lines].join('\n'))
const people = async () =>
  (await app.db.select().from(schoolPeople).orderBy(schoolPeople.studentId)).map((row) => row.studentId)

test('a file in the folder is imported once, by nobody, and two processes at once take it once', async () => {
  await put('monday.csv', 'F-1,Ada,Berg', 'F-2,Ben,Cole')
  await Promise.all([run(), run()])

  expect(await people()).toEqual(['F-1', 'F-2'])
  const imports = await app.db.select().from(schoolImports).orderBy(desc(schoolImports.number))
  expect(imports).toMatchObject([{ by: null, fileName: 'monday.csv', added: 2 }])
  expect((await readdir(join(folder, 'done')))[0]).toMatch(/monday\.csv$/)
  await run()
  expect(await app.db.select().from(schoolImports)).toHaveLength(1)
})

test('a file with a fault, and one in which many are missing, change nothing, and admins read why', async () => {
  const admin = await givenUser(app.db, 'admin')
  admins = [admin.userId]
  const before = await people()
  await put('a-fault.csv', 'F-1,Ada,Berg', 'F-2,Ben,Cole', 'F-3,,Diaz')
  await put('b-missing.csv', 'F-9,Eve,Fox')
  await writeFile(join(folder, 'c-nothing.zip'), 'PK')
  await writeFile(join(folder, 'notes.txt'), 'for the office')
  await run()

  expect(await people()).toEqual(before)
  expect(await readdir(join(folder, 'left'))).toHaveLength(3)
  const { notifications } = await (await app.as(admin))('GET /notifications')
  const messages = notifications.map(({ message }) => message)
  expect(messages).toHaveLength(3)
  expect(messages).toContainEqual(expect.stringMatching(/^a-fault\.csv: 1 line cannot be imported\./))
  expect(messages).toContainEqual(expect.stringMatching(/^b-missing\.csv: 2 people are not in it/))
})

test('what is no file of its own is set aside unread: a folder, and a link to a file elsewhere', async () => {
  const before = await people()
  const elsewhere = await mkdtemp(join(tmpdir(), 'bearings-elsewhere-'))
  const lines = ['student id,first name,last name', 'F-1,Ada,Berg', 'F-2,Ben,Cole', 'F-8,Not,Ours']
  await writeFile(join(elsewhere, 'x.csv'), lines.join('\n'))
  await symlink(join(elsewhere, 'x.csv'), join(folder, 'd-link.csv'))
  await mkdir(join(folder, 'e-folder.csv'))
  await put('f-last.csv', 'F-1,Ada,Berg', 'F-2,Ben,Cole', 'F-3,Cy,Diaz')
  await run()
  await rm(elsewhere, { recursive: true })

  expect(await people()).toEqual([...before, 'F-3'])
  const left = (await readdir(join(folder, 'left'))).map((name) => name.split(' ')[1])
  expect(left).toEqual(expect.arrayContaining(['d-link.csv', 'e-folder.csv']))
  expect(left).not.toContain('f-last.csv')
})

test('a file with the longest name there is keeps no other from being imported', async () => {
  const before = await people()
  const lines = before.map((id) => `${id},Ada,Berg`)
  await put(`A${'ä'.repeat(125)}.csv`, ...lines)
  await put('z-last.csv', ...lines, 'F-7,Dee,Evans')
  await run()

  expect(await people()).toEqual([...before, 'F-7'])
})

test('a file that is still being written stays where it is until nothing has come for a minute', async () => {
  const before = await people()
  const whole = [...before, 'F-10'].map((id) => `${id},Ada,Berg`)
  await put('growing.csv', ...whole.slice(0, -1))
  await run({ minutesLater: 0 })
  expect(await people()).toEqual(before)
  expect(await readdir(folder)).toContain('growing.csv')

  await put('growing.csv', ...whole)
  await run()
  expect(await people()).toHaveLength(before.length + 1)
})

test('a file that fails on the server itself is back in the folder, keeps no other waiting, and is tried again', async () => {
  const before = await people()
  const lines = before.map((id) => `${id},Ada,Berg`)
  await put('h-fails.csv', ...lines, 'F-11,Ada,Berg', 'F-12,Ada,Berg')
  await put('i-works.csv', ...lines, 'F-11,Ada,Berg')
  const selecting = vi.spyOn(app.db, 'select').mockImplementationOnce(() => {
    throw new Error('The database is gone')
  })
  await expect(run()).rejects.toThrow('The database is gone')
  selecting.mockRestore()
  expect(await people()).toHaveLength(before.length + 1)
  expect(await readdir(join(folder, 'taken'))).toEqual([])

  await run()
  expect(await people()).toHaveLength(before.length + 2)
})

test('a good file that is read while a student joins stays good: it is tried again, and no admin is told of a fault', async () => {
  const before = await people()
  await put('i-meanwhile.csv', ...[...before, 'F-20'].map((id) => `${id},Ada,Berg`))
  const writing = vi.spyOn(app.db, 'transaction').mockImplementationOnce(async (...given) => {
    await app.db.update(schoolPeople).set({ updatedAt: new Date() })
    return app.db.transaction(...given)
  })
  await expect(run()).rejects.toThrow('The list was changed')
  writing.mockRestore()
  expect(await readdir(folder)).toContainEqual(expect.stringMatching(/i-meanwhile\.csv$/))
  expect(await people()).toEqual(before)

  await run()
  expect(await people()).toHaveLength(before.length + 1)
})

test('a file that a killed server had taken is imported by the next', async () => {
  const before = await people()
  await put('j-taken.csv', ...[...before, 'F-13'].map((id) => `${id},Ada,Berg`))
  await rename(join(folder, 'j-taken.csv'), join(folder, 'taken', '2026-11-01T02-03-04-005Z j-taken.csv'))
  await run()
  expect(await people()).toEqual(before)

  await run({ minutesLater: 70 })
  expect(await people()).toHaveLength(before.length + 1)
  expect(await readdir(join(folder, 'done'))).toContain('2026-11-01T02-03-04-005Z j-taken.csv')
})
