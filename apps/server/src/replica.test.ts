import { contract, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type OpenDatabase, openServer } from './database/open.ts'
import { schools } from './database/tables/colleges.ts'
import { openVault } from './database/vault/vault.ts'
import { givenCatalog, givenEntry } from './testing/given-schools.ts'
import { givenStudent, givenUser } from './testing/given.ts'
import { onServer, openTestDatabase } from './testing/open-test-database.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { testWrappingKeys } from './testing/wrapping-keys.ts'

const lagging = Object.entries<Endpoint>(contract).filter(([, { mayLag }]) => mayLag) as [Key, Endpoint][]
const duke = 198_419

test.each(lagging)('%s changes nothing, and is asked by somebody who is let in', (key, { access }) => {
  expect(key).toMatch(/^GET /)
  expect(access).not.toBe('public')
})

describe.runIf(process.env.TEST_DATABASE_URL)('on a server with a copy of its database', () => {
  let primary: OpenDatabase
  let copy: OpenDatabase
  let copyName: string
  let app: TestApp
  let lost: Error[]

  // The replica is a separate database that names a college differently, so a response shows its source.
  beforeAll(async () => {
    primary = await openTestDatabase(inject('snapshot'))
    copy = await openTestDatabase(inject('snapshot'))
    await givenCatalog(primary.db)
    await givenCatalog(copy.db)
    await copy.db.update(schools).set({ name: 'Duke in the copy' }).where(eq(schools.unitid, duke))
    copyName = await nameOf(copy)
    const database = await openServer(addressOf(await nameOf(primary)), {
      replica: addressOf(copyName),
      onLost: (error) => lost.push(error),
    })
    await openVault(database.db, testWrappingKeys)
    app = await createTestApp({ database })
  })
  beforeEach(() => {
    lost = []
  })
  afterAll(async () => {
    await app.close()
    await primary.close()
    await copy.close().catch(() => {})
  })

  test('what may be a second old is read from the copy, and a student’s own from the database itself', async () => {
    const { student, call } = await givenStudent(app)
    await givenEntry(app.db, student, { name: 'Ocean College' })

    expect(await call('GET /schools/colleges/{unitid}', { unitid: duke })).toMatchObject({
      name: 'Duke in the copy',
    })
    expect(await call('GET /schools/list')).toMatchObject([{ name: 'Ocean College' }])
  })

  test.each(lagging)('%s is answered by the copy, which takes no writes', async (key, { access }) => {
    const roles = ['student', 'advisor', 'admin'] as const
    const [{ id }] = (await copy.db.select({ id: schools.id }).from(schools).limit(1)) as [{ id: string }]
    for (const role of roles.filter((each) => access === 'signed-in' || access.includes(each))) {
      const call = (await app.as(await givenUser(app.db, role))) as (key: Key, input: object) => unknown
      await call(key, { id, unitid: duke, q: 'a' })
    }

    expect(lost).toEqual([])
  })

  test('a college that the copy does not know is not there', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await expect(call('GET /schools/colleges/{unitid}', { unitid: 1 })).rejects.toMatchObject({ status: 404 })
    expect(lost).toEqual([])
  })

  test('nobody notices that the copy is gone: the database itself answers', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    await onServer(`alter database ${copyName} with allow_connections false`)
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${copyName}'`)

    const names = []
    for (let time = 0; time < 3; time++)
      names.push((await call('GET /schools/colleges/{unitid}', { unitid: duke })).name)

    expect(names).toEqual(['Duke University', 'Duke University', 'Duke University'])
  })
})

async function nameOf({ db }: OpenDatabase): Promise<string> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: [{ name: string }]
  }
  return rows[0].name
}

function addressOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${database}`
  return url.href
}
