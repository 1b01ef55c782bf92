import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fsyncSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { durable } from './embedded-durable.ts'
import { checkVersion, lockFolder } from './embedded-folder.ts'
import { WrongDatabaseVersion } from './migrate.ts'
import { type Database, openEmbedded, openFolder } from './open.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bearings-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('what a student saves is on the disk before they are told so', async () => {
  let synced = 0
  const client = await PGlite.create(
    durable(join(folder, 'durable'), (descriptor) => {
      synced++
      fsyncSync(descriptor)
    }),
  )
  await client.exec('create table saves (id int)')

  for (let save = 1; save <= 5; save++) {
    const before = synced
    await client.query('insert into saves values ($1)', [save])
    expect(synced).toBeGreaterThan(before)
  }
  await client.close()
})

test('a second start on the same folder is refused, with what to do', async () => {
  const first = await openFolder(join(folder, 'owned'))

  await expect(openFolder(join(folder, 'owned'))).rejects.toThrow(
    new RegExp(
      `in use by process ${process.pid}. If that is a server that is starting, wait until it is ready. Otherwise stop it`,
    ),
  )
  await first.close()
  await (await openFolder(join(folder, 'owned'))).close()
})

test('a command that asks who owns the folder, and gives up, does not end the server', async () => {
  const locks = await lockFolder(join(folder, 'asked'))
  const [lock] = locks as [Server]
  const asked = once(lock, 'connection')
  // Blocks this process until the other one has exited, like a server that is still starting.
  spawnSync(process.execPath, [
    '-e',
    `require('net').connect(${JSON.stringify(lock.address())}).on('connect', process.exit)`,
  ])

  const [socket] = await asked
  await once(socket, 'close')
  expect(lock.listening).toBe(true)
  for (const each of locks) each.close()
})

// What a process in another container has is a socket beside the folder; its names are not seen here.
test.skipIf(process.platform === 'win32').each([
  // It is not named by a process that is too busy to answer within a second.
  [
    'a container that runs keeps the folder',
    'a',
    'setInterval(() => {}, 1000)',
    /in use by process (4711|unknown)/,
  ],
  ['a container that was killed does not', 'b', 'process.kill(process.pid, "SIGKILL")', /^taken$/],
])('%s', async (_, name, then, outcome) => {
  // Short, as the path of a socket is at most 103 bytes.
  const shared = join(folder, name)
  const listening = `require('net').createServer((asked) => asked.end('4711')).listen(process.argv[1], () => {
    console.log('listening')
    ${then}
  })`
  const other = spawn(process.execPath, ['-e', listening, `${shared}.sock`])
  const ended = once(other, 'exit')
  await once(other.stdout, 'data')
  if (name === 'b') await ended

  const locked = await lockFolder(shared).catch((error: Error) => error.message)

  if (typeof locked !== 'string') for (const lock of locked) lock.close()
  expect(typeof locked === 'string' ? locked : 'taken').toMatch(outcome)
  other.kill()
  await ended
})

test('a folder whose path is too long for a socket is opened all the same', async () => {
  const [lock, ...more] = await lockFolder(join(folder, 'deep'.repeat(30)))

  expect(more).toEqual([])
  lock!.close()
})

test('a folder from another version is left alone, and the way out is named', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '16\n')

  expect(() => checkVersion(folder)).toThrow(/npm run backup/)
})

test('a folder whose files were cut short or lost is refused, and the backup is named', async () => {
  const cut = join(folder, 'cut')
  await (await openFolder(cut)).close()
  await truncate(join(cut, 'global/pg_control'), 100)
  await expect(openFolder(cut)).rejects.toThrow(/cut short.*npm run restore -- FILE/)

  await truncate(join(cut, 'PG_VERSION'))
  await expect(openFolder(cut)).rejects.toThrow(/cut short.*npm run restore -- FILE/)
  // Must not create a new database among the remains of the old one.
  await rm(join(cut, 'PG_VERSION'))
  await expect(openFolder(cut)).rejects.toThrow(/cut short.*npm run restore -- FILE/)
})

test('a first start that was interrupted is begun anew by the next one', async () => {
  const begun = join(folder, 'begun')
  await mkdir(join(`${begun}.unfinished`, 'base'), { recursive: true })
  await writeFile(join(`${begun}.unfinished`, 'PG_VERSION'), '')

  const { db, close } = await openFolder(begun)

  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  await close()
  expect(await readdir(folder)).not.toContain('begun.unfinished')
})

test('nobody else on the machine can read or change a file of a new database', async () => {
  const created = join(folder, 'created')
  const { close } = await openFolder(created)

  const paths = await readdir(created, { recursive: true })
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(created, path))).mode & 0o077))
  expect(paths).toContain('PG_VERSION')
  expect(paths.filter((_, index) => modes[index] !== 0)).toEqual([])
  await close()
})

describe('one connection', () => {
  let database: Awaited<ReturnType<typeof openEmbedded>>
  let db: Database
  beforeAll(async () => {
    database = await openEmbedded()
    db = database.db
    await db.execute(sql`create table notes (id int primary key, body text)`)
  })
  beforeEach(() => db.execute(sql`delete from notes`))
  afterAll(() => database.close())

  test('a transaction that fails leaves nothing behind', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'half a thought')`)
      throw new Error('interrupted')
    })

    await expect(failing).rejects.toThrow('interrupted')
    expect((await rows(db)).length).toBe(0)
  })

  test('what someone else asks for waits until a transaction has ended', async () => {
    const order: string[] = []
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (2, 'first')`)
      order.push('inside')
      await tx.execute(sql`select pg_sleep(0.05)`)
      order.push('committed')
    })
    const reading = rows(db).then((found) => order.push(`read ${found.length}`))

    await Promise.all([transaction, reading])
    expect(order).toEqual(['inside', 'committed', 'read 1'])
  })

  test('a slow question does not keep the process from doing other things', async () => {
    const order: string[] = []
    const slow = db.execute(sql`select pg_sleep(0.3)`).then(() => order.push('answered'))
    setTimeout(() => order.push('other work'), 20)

    await slow
    expect(order).toEqual(['other work', 'answered'])
  })

  test('a statement that failed leaves what was prepared, and who listens, as they were', async () => {
    const { db, listen } = database
    const heard: string[] = []
    await listen('quay', { onNotification: (payload) => heard.push(payload), onGap: () => {} })
    const counted = db
      .select({ count: sql<string>`count(*)` })
      .from(sql`notes`)
      .prepare('counted')
    await counted.execute()

    await expect(db.execute(sql`select * from nowhere`)).rejects.toThrow('Failed query')

    expect(await counted.execute()).toEqual([{ count: '0' }])
    await db.execute(sql`select pg_notify('quay', 'a ship')`)
    await expect.poll(() => heard).toEqual(['a ship'])
  })

  test('a refused row names its constraint, as on a server', async () => {
    await db.execute(sql`insert into notes values (3, 'a')`)

    await expect(db.execute(sql`insert into notes values (3, 'b')`)).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'notes_pkey' },
    })
  })
})

async function rows(db: Database): Promise<unknown[]> {
  return ((await db.execute(sql`select * from notes`)) as unknown as { rows: unknown[] }).rows
}

test('a command opens it from the sources, too, where nothing has been built', () => {
  const admin = new URL('../admin.ts', import.meta.url).href
  const command = `
    const { tsImport } = await import('tsx/esm/api')
    await tsImport(${JSON.stringify(admin)}, ${JSON.stringify(import.meta.url)})`
  const env = { ...process.env, DATA_DIR: join(folder, 'sources'), DATABASE_URL: '' }
  const args = ['--input-type=module', '-e', command, '--', 'program', 'grant', 'nobody@example.org']

  const { stderr } = spawnSync(process.execPath, args, { env, timeout: 500_000 })

  expect(String(stderr)).toContain('Nobody has signed up as nobody@example.org')
})

test('a folder that is too old is said to be, and nothing of it stays open, so that a command ends', async () => {
  const own = join(folder, 'older')
  const older = await openFolder(own)
  await older.pool.query('delete from migrations where made_at > (select min(made_at) from migrations)')
  await older.pool.query('update migrations set made_at = made_at - 1')
  await older.close()
  const before = process.getActiveResourcesInfo().toSorted()

  await expect(openFolder(own)).rejects.toThrow(WrongDatabaseVersion)

  await expect.poll(() => process.getActiveResourcesInfo().toSorted()).toEqual(before)
})
