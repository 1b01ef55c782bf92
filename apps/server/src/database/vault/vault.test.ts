import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { factors } from '@bearings/auth/store/tables/factors'
import { desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { queueMail } from '#platform/mail/mailer.ts'
import { borrowTestDatabase } from '#testing/borrow-test-database.ts'
import { givenLink, givenNote } from '#testing/given-advising.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenFamilyInvitation } from '#testing/given-family.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { noFiles } from '#testing/no-files.ts'
import { useTestApp } from '#testing/test-app.ts'
import { testWrappingKeys } from '#testing/wrapping-keys.ts'
import { restoreBackup } from '../backup/restore.ts'
import { writeBackup } from '../backup/write.ts'
import { isSealed, type Sealed } from '../columns.ts'
import type { Database, OpenDatabase } from '../open.ts'
import { dataKeys } from '../tables/data-keys.ts'
import { familyInvitations } from '../tables/family.ts'
import { profiles } from '../tables/profiles.ts'
import { pushDevices } from '../tables/push-devices.ts'
import { schoolImportChanges, schoolImports, schoolPeople } from '../tables/school-people.ts'
import { serverKeys } from '../tables/server-keys.ts'
import { encrypt, keyIdOf, newKey, pad } from './cipher.ts'
import { sealEarlierSecrets } from './earlier-secrets.ts'
import { reseal } from './reseal.ts'
import { rotateDataKey } from './rotate.ts'
import { openRow, sealRow } from './rows.ts'
import { openVault } from './vault.ts'
import { VaultLocked, wrappingKeysFrom } from './wrapping-keys.ts'

afterAll(() => rm(folder, { recursive: true }))
const app = useTestApp()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bearings-vault-'))
})

const answers = {
  gender: 'non-binary',
  citizenship: 'permanent-resident',
  raceEthnicity: 'pacific-islander',
  incomeBracket: '150k-250k',
} as const

async function givenSecrets(db = app.db) {
  const student = await givenUser(db, 'student')
  const advisor = await givenUser(db, 'advisor')
  await givenProfile(db, student, answers)
  const link = await givenLink(db, { advisor, student })
  const note = await givenNote(db, link, { content: 'MARKER of a private note' })
  const factor = await givenFactor(db, { userId: student.userId, secret: 'MARKEROFASECRET' })
  const content = {
    subject: 'MARKER of a subject',
    heading: 'MARKER of a text',
    paragraphs: [],
    code: '918273',
  }
  await queueMail(db, { ...content, to: student.email, now: new Date() })
  return { student, advisor, note, factor }
}

const plain = [...Object.values(answers), 'MARKER', '918273', '"d":']

test('nothing that is encrypted stands in any table in plain, nor in a backup', async () => {
  const { student, advisor } = await givenSecrets()

  const everything = await wholeOf(app.db)
  const backup = join(folder, 'marked.backup')
  await writeBackup(app.db, backup, noFiles)
  const written = gunzipSync(await readFile(backup)).toString()

  for (const text of plain) {
    expect(everything).not.toContain(text)
    expect(written).not.toContain(text)
  }
  expect(everything).toContain(student.userId)
  const call = await app.as(student)
  expect((await call('GET /profile')).profile).toMatchObject(answers)
  const notes = await (await app.as(advisor))('GET /advising/students/{id}/notes', { id: student.userId })
  expect(notes).toMatchObject([{ content: 'MARKER of a private note' }])
  expect(await mailsTo(app.db, student.email)).toMatchObject([{ subject: 'MARKER of a subject' }])
})

test('how long an encrypted answer is does not tell which one it is', async () => {
  const lengths = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const
  const sealed = lengths.map((gender) => sealRow(app.db, profiles, 'row', { gender }).gender!.length)

  expect(new Set(sealed).size).toBe(1)
})

test('an encrypted value can be read in its own row and column only, and not once it was changed', async () => {
  const { gender } = sealRow(app.db, profiles, 'one', { gender: 'male' })
  const sealed = gender!
  const opened = (row: string, found: object) => openRow(app.db, profiles, row, found)

  expect(await opened('one', { gender: sealed })).toEqual({ gender: 'male' })
  await expect(opened('two', { gender: sealed })).rejects.toThrow('unable to authenticate data')
  await expect(opened('one', { citizenship: sealed })).rejects.toThrow('unable to authenticate data')
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  await expect(opened('one', { gender: changed })).rejects.toThrow('unable to authenticate data')
  await expect(opened('one', { gender: 'male' })).rejects.toThrow('profiles.gender.one is not encrypted')
})

test('nothing plain can be written where values are encrypted', async () => {
  const { userId } = await givenUser(app.db, 'student')
  const writing = app.db.insert(profiles).values({ userId, gender: 'male' as Sealed<'male'> })

  expect(() => writing.toSQL()).toThrow('Only an encrypted value')
})

describe('a database from before there was encryption', () => {
  test('is encrypted at the start, by several processes at once, twice, and reads as before', async () => {
    // Values that other tests left under an earlier key do not count.
    await reseal(app.db)
    const { student, advisor, note } = await givenSecrets()
    await app.db.execute(
      sql`update profiles set gender = 'female', citizenship = null where user_id = ${student.userId}`,
    )
    await app.db.execute(sql`update advisor_notes set content = 'MARKER plain' where id = ${note.id}`)
    const [before] = await app.db
      .select({ at: profiles.updatedAt })
      .from(profiles)
      .where(eq(profiles.userId, student.userId))

    const counts = await Promise.all([reseal(app.db), reseal(app.db), reseal(app.db)])

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await reseal(app.db)).toBe(0)
    expect(await wholeOf(app.db)).not.toContain('MARKER')
    const { profile } = await (await app.as(student))('GET /profile')
    expect(profile).toMatchObject({ ...answers, gender: 'female', citizenship: null })
    expect(profile.updatedAt).toBe(before!.at.toISOString())
    const notes = await (await app.as(advisor))('GET /advising/students/{id}/notes', { id: student.userId })
    expect(notes).toMatchObject([{ content: 'MARKER plain' }])
  })

  test('lets people sign in with the authenticator app that they have', async () => {
    const { factor } = await givenSecrets()
    const earlier = newKey()
    const secret = encrypt(earlier, Buffer.from('JBSWY3DPEHPK3PXP'), factor) as Sealed<string>
    await app.db.execute(sql`update factors set secret = ${secret} where id = ${factor}`)
    await app.db.execute(
      sql`insert into server_keys (purpose, secret) values ('totp', ${earlier.toString('base64url')})`,
    )

    await Promise.all([sealEarlierSecrets(app.db), sealEarlierSecrets(app.db)])

    const [row] = await app.db.select({ secret: factors.secret }).from(factors).where(eq(factors.id, factor))
    expect(await openRow(app.db, factors, factor, row!)).toEqual({ secret: 'JBSWY3DPEHPK3PXP' })
    expect(await app.db.$count(serverKeys, eq(serverKeys.purpose, 'totp'))).toBe(0)
  })
})

describe('new keys', () => {
  test('encrypt everything anew while a student reads and writes', async () => {
    const { student } = await givenSecrets()
    const call = await app.as(student)
    const [old] = await app.db
      .select({ gender: profiles.gender })
      .from(profiles)
      .where(eq(profiles.userId, student.userId))

    const rotating = rotateDataKey(app.db, testWrappingKeys)
    expect((await call('GET /profile')).profile).toMatchObject(answers)
    await rotating

    const [fresh] = await app.db
      .select({ gender: profiles.gender })
      .from(profiles)
      .where(eq(profiles.userId, student.userId))
    expect(fresh!.gender!.split('.')[1]).not.toBe(old!.gender!.split('.')[1])
    expect((await call('GET /profile')).profile).toMatchObject(answers)
    // A value that a process wrote before it knew of the new key.
    expect(await openRow(app.db, profiles, student.userId, old!)).toEqual({ gender: 'non-binary' })
  })

  test('take along everything that is encrypted, of the school’s people, of families and of pushes, too', async () => {
    const student = await givenUser(app.db, 'student')
    const person = await givenSchoolPerson(app.db, {
      givenName: 'Ada',
      counselorEmail: 'carla@lincoln.example',
    })
    const [change] = await app.db
      .insert(schoolImports)
      .values({ fileName: 'a.csv', kind: 'csv', added: 0, changed: 1, ended: 0 })
      .returning()
    const kept = randomUUID()
    await app.db.insert(schoolImportChanges).values({
      id: kept,
      importId: change!.id,
      personId: person.id,
      ...sealRow(app.db, schoolImportChanges, kept, { before: '{"givenName":"Ida"}' }),
    })
    const device = randomUUID()
    await app.db.insert(pushDevices).values({
      id: device,
      userId: student.userId,
      endpointHash: device,
      since: new Date(),
      createdAt: new Date(),
      ...sealRow(app.db, pushDevices, device, { device: '{"endpoint":""}' }),
    })
    const { id: invitation } = await givenFamilyInvitation(app.db, student, { name: 'Grandma' })

    await rotateDataKey(app.db, testWrappingKeys)

    const [{ id: newest } = { id: '' }] = await app.db
      .select({ id: dataKeys.id })
      .from(dataKeys)
      .orderBy(desc(dataKeys.createdAt))
      .limit(1)
    const read = async <T extends PgTable & { id: AnyPgColumn }>(table: T, id: string) => {
      const [row] = await app.db
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id))
      const sealed = Object.values(row!).filter(isSealed)
      expect(sealed.map((value) => value.split('.')[1])).toEqual(sealed.map(() => newest))
      return openRow(app.db, table, id, row as object)
    }
    expect(await read(schoolPeople, person.id)).toMatchObject({
      givenName: 'Ada',
      counselorEmail: 'carla@lincoln.example',
    })
    expect(await read(schoolImportChanges, kept)).toMatchObject({ before: '{"givenName":"Ida"}' })
    expect(await read(pushDevices, device)).toMatchObject({ device: '{"endpoint":""}' })
    expect(await read(familyInvitations, invitation)).toMatchObject({ name: 'Grandma' })
  })

  test('made by one process are known to another at the first values that it reads, and are read once', async () => {
    const { student } = await givenSecrets()
    const [key, wrapping] = [newKey(), testWrappingKeys.findOrMake()]
    const id = keyIdOf(key)
    const wrapped = encrypt(wrapping.key, key, `data_keys.${id}`)
    await app.db.insert(dataKeys).values({ id, wrapped, wrappedBy: wrapping.id })
    const gender = `v1.${id}.${encrypt(key, pad('male'), `profiles.gender.${student.userId}`)}`

    await app.db.transaction(async (tx) => {
      const readKeys = vi.spyOn(tx, 'select')
      const opened = await Promise.all(
        Array.from({ length: 20 }, () => openRow(tx, profiles, student.userId, { gender })),
      )
      expect(new Set(opened.map((row) => row.gender))).toEqual(new Set(['male']))
      expect(readKeys).toHaveBeenCalledTimes(1)
    })
  })
})

describe('the key file', () => {
  const opened: OpenDatabase[] = []
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
  })
  async function givenDatabase() {
    const database = await borrowTestDatabase(inject('snapshot'))
    opened.push(database)
    await database.db.delete(dataKeys)
    return database.db
  }
  let keyFile: string
  let files = 0
  beforeEach(() => {
    keyFile = join(folder, `${files++}`, 'data.key')
  })
  const keys = (encryptionKeys: Buffer[] = []) => wrappingKeysFrom({ encryptionKeys, keyFile })

  test('is made at the first start, for its owner only, and by one of several processes', async () => {
    const db = await givenDatabase()

    await Promise.all([openVault(db, keys()), openVault(db, keys()), openVault(db, keys())])

    expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
    expect(keys().find()).toHaveLength(1)
    expect(await db.$count(dataKeys)).toBe(1)
  })

  test('that is missing or another stops the start with a line that names it, and harms nothing', async () => {
    const db = await givenDatabase()
    await openVault(db, keys())
    const { student } = await givenSecrets(db)
    const kept = await readFile(keyFile)
    const before = await wholeOf(db)

    await rm(keyFile)
    await expect(openVault(db, keys())).rejects.toThrow(VaultLocked)
    await expect(openVault(db, keys())).rejects.toThrow(`The key file ${keyFile} is missing`)
    await writeFile(keyFile, `${newKey().toString('base64')}\n`)
    await expect(openVault(db, keys())).rejects.toThrow(`${keyFile} does not hold the key`)
    await writeFile(keyFile, 'not a key')
    await expect(openVault(db, keys())).rejects.toThrow(`The key file ${keyFile} is damaged`)
    await expect(openVault(db, keys([newKey()]))).rejects.toThrow(VaultLocked)

    expect(await wholeOf(db)).toBe(before)
    await writeFile(keyFile, kept)
    await openVault(db, keys())
    expect(await mailsTo(db, student.email)).toHaveLength(1)
  })

  test('gets a new key on top, and older backups are restored with the one below', async () => {
    const db = await givenDatabase()
    await openVault(db, keys())
    const { student } = await givenSecrets(db)
    const backup = join(folder, 'before.backup')
    await writeBackup(db, backup, noFiles)

    const { wrapped } = await rotateDataKey(db, keys())

    expect(wrapped).toBe(true)
    expect(keys().find()).toHaveLength(2)
    const [row] = await db.selectDistinct({ by: dataKeys.wrappedBy }).from(dataKeys)
    expect(row!.by).toBe(keys().find()[0]!.id)
    await restoreBackup(db, backup, keys(), noFiles)
    await openVault(db, keys())
    expect(await mailsTo(db, student.email)).toMatchObject([{ subject: 'MARKER of a subject' }])
  })

  test('gives way to ENCRYPTION_KEY when the keys are rotated', async () => {
    const db = await givenDatabase()
    await openVault(db, keys())
    const { student } = await givenSecrets(db)
    const setting = [newKey()]

    await openVault(db, keys(setting))
    await rotateDataKey(db, keys(setting))
    await rm(keyFile)

    await openVault(db, keys(setting))
    expect(await mailsTo(db, student.email)).toHaveLength(1)
  })

  test('must be that of the backup when one is restored elsewhere', async () => {
    const db = await givenDatabase()
    await openVault(db, keys())
    await givenSecrets(db)
    const backup = join(folder, 'elsewhere.backup')
    await writeBackup(db, backup, noFiles)
    const elsewhere = await givenDatabase()
    const none = wrappingKeysFrom({ encryptionKeys: [], keyFile: join(folder, 'none.key') })
    const another = wrappingKeysFrom({ encryptionKeys: [newKey()], keyFile: join(folder, 'none.key') })
    const before = await wholeOf(elsewhere)

    await expect(restoreBackup(elsewhere, backup, none, noFiles)).rejects.toThrow(
      /elsewhere\.backup is encrypted with the key [0-9a-f]{12}, which .*none\.key does not hold/,
    )
    await expect(restoreBackup(elsewhere, backup, another, noFiles)).rejects.toThrow(
      /ENCRYPTION_KEY does not hold/,
    )

    expect(await wholeOf(elsewhere)).toBe(before)
    await restoreBackup(elsewhere, backup, keys(), noFiles)
    await openVault(elsewhere, keys())
  })
})

/** Returns every row of every table as text. */
async function wholeOf(db: Database): Promise<string> {
  const asked = async <Row>(query: Parameters<Database['execute']>[0]) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows
  const tables = await asked<{ name: string }>(
    sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  )
  const texts = await Promise.all(
    tables.map(({ name }) => asked(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by 1`)),
  )
  return JSON.stringify(texts)
}
