import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { explain, runCommand } from './commands.ts'
import { users } from './database/tables/users.ts'
import { CommandRefused } from './platform/command-channel.ts'
import { givenProfile } from './testing/given-profile.ts'
import { givenUser } from './testing/given.ts'
import { createTestApp, useTestApp } from './testing/test-app.ts'
import { unlock } from './unlock.ts'

const folder = mkdtempSync(join(tmpdir(), 'bearings-commands-'))
const now = () => new Date('2026-11-01T12:00:00Z')

afterAll(() => rmSync(folder, { recursive: true }))
const app = useTestApp()

test('new keys are one command, which says what to keep, and nobody is signed out', async () => {
  const student = await givenUser(app.db, 'student')
  await givenProfile(app.db, student, { gender: 'female' })
  const call = await app.as(student)

  const key = app.config.encryptionKeys[0]!.toString('base64')
  const said = await runCommand({ db: app.db, config: app.config, now }, ['rotate-keys'])

  expect(said).toContain('rows are encrypted with a new key, and tokens are signed with a new one.')
  expect(said).toContain('To use a new ENCRYPTION_KEY, put it before the current one')
  expect(said).not.toContain(key)
  expect((await call('GET /profile')).profile).toMatchObject({ gender: 'female' })
  expect((await (await app.as(student))('GET /profile')).profile).toMatchObject({ gender: 'female' })
})

test('a backup is restored elsewhere with the key file that was kept with it, and read there', async () => {
  const student = await givenUser(app.db, 'student')
  await givenProfile(app.db, student, { incomeBracket: 'under-30k' })
  const file = join(folder, 'kept.backup')
  const { db, config } = app

  expect(await runCommand({ db, config, now }, ['backup', file])).toContain(`rows and 0 files are in ${file}`)
  const without = { ...config, encryptionKeys: [], keyFile: join(folder, 'lost.key') }
  await expect(runCommand({ db, config: without, now }, ['restore', file])).rejects.toThrow(
    /lost\.key does not hold/,
  )
  expect(await runCommand({ db, config, now }, ['restore', file])).toContain('Restart the server')

  await unlock(db, config)
  const { profile } = await (await app.as(student))('GET /profile')
  expect(profile).toMatchObject({ incomeBracket: 'under-30k' })
})

test('a backup of the wrong, empty database is refused, and the good one of that name stays', async () => {
  const empty = await createTestApp()
  const file = join(folder, 'good.backup')
  writeFileSync(file, 'good')

  await expect(runCommand({ db: empty.db, config: empty.config, now }, ['backup', file])).rejects.toThrow(
    'Set DATA_DIR or DATABASE_URL as for the server.',
  )
  expect(readFileSync(file, 'utf8')).toBe('good')
  await empty.close()
})

test('a backup that cannot be written says which file, and what to do', async () => {
  await givenUser(app.db, 'student')
  const file = join(folder, 'no-such-folder', 'kept.backup')

  await expect(runCommand({ db: app.db, config: app.config, now }, ['backup', file])).rejects.toEqual(
    new CommandRefused(
      `No backup was written to ${file}: its folder does not exist. Create the folder, or name a file in another one.`,
    ),
  )
})

test('the person at the machine reads why a command failed, and nothing of what people have entered', async () => {
  const { email } = await givenUser(app.db, 'student', { fullName: 'Zoë Zimmer' })
  const failed: unknown = await app.db
    .insert(users)
    .values({ email, fullName: 'Zoë Zimmer', role: 'student' })
    .catch((error: unknown) => error)

  expect(explain(failed)).toContain('"code": "23505"')
  expect(explain(failed)).not.toMatch(/Zimmer|@example/)
  expect(explain(new CommandRefused('Nobody has signed up as kim'))).toBe('Nobody has signed up as kim')
})
