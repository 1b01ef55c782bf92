import type { Actor } from '@bearings/domain/actor'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#app.ts'
import type { Listener } from '#database/listen.ts'
import { openServer } from '#database/open.ts'
import { openVault } from '#database/vault/vault.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { testWrappingKeys } from '#testing/wrapping-keys.ts'
import { openSessionCache } from './session-cache.ts'

const noon = '2026-11-01T12:00:00Z'
const session = { userId: 'ada', sessionId: 'a phone' }

const app = useTestApp({ now: noon })

test('six requests of a page that opens find once who they come from', async () => {
  const { cacheSession } = await openSessionCache(async () => () => {})
  let asked = 0
  const find = async () => ++asked

  const found = await Promise.all(Array.from({ length: 6 }, () => cacheSession(session, find)))

  expect(found).toEqual([1, 1, 1, 1, 1, 1])
  expect(await cacheSession({ ...session, sessionId: 'a laptop' }, find)).toBe(2)
})

test('what was asked before a change, and answered after it, is not remembered', async () => {
  let heard!: Listener
  const { cacheSession } = await openSessionCache(async (_, listener) => {
    heard = listener
    return () => {}
  })
  let answer!: (found: string) => void
  const first = cacheSession(session, () => new Promise<string>((resolve) => (answer = resolve)))

  heard.onNotification('ada')
  answer('a student')

  expect(await first).toBe('a student')
  expect(await cacheSession(session, async () => 'an advisor')).toBe('an advisor')
})

test('nothing is remembered of the time in which nobody was listening, and no failure either', async () => {
  let heard!: Listener
  const { cacheSession } = await openSessionCache(async (_, listener) => {
    heard = listener
    return () => {}
  })
  await expect(cacheSession(session, () => Promise.reject(new Error('The line is dead')))).rejects.toThrow(
    'dead',
  )
  expect(await cacheSession(session, async () => 'before')).toBe('before')

  heard.onGap(new Date())

  expect(await cacheSession(session, async () => 'after')).toBe('after')
})

const id = ({ userId }: Actor) => sql`${userId}::uuid`
const endings: [string, (person: Actor) => ReturnType<typeof sql>][] = [
  ['their session was ended', (person) => sql`delete from sessions where user_id = ${id(person)}`],
  [
    'they were disabled',
    (person) => sql`update users set banned_until = '2100-01-01' where id = ${id(person)}`,
  ],
  ['they were deleted', (person) => sql`update users set deleted_at = now() where id = ${id(person)}`],
  ['their account is gone', (person) => sql`delete from users where id = ${id(person)}`],
]
for (const [what, change] of endings)
  test(`once ${what}, their very next request is refused`, async () => {
    const { student, call } = await givenStudent(app)
    await call('GET /me')

    await app.db.execute(change(student))

    await expect(call('GET /me')).toBeRefused('UNAUTHORIZED')
  })

test('a role, a time zone and a second factor count from the next request on', async () => {
  const { student, call } = await givenStudent(app)
  await call('GET /schools/list')

  await app.db.execute(sql`update users set role = 'advisor', student_id = null where id = ${id(student)}`)
  await expect(call('GET /schools/list')).toBeRefused('FORBIDDEN')
  await call('GET /advising/students')

  await app.db.execute(sql`
    insert into factors (user_id, name, status, secret) values (${id(student)}, 'Phone', 'verified', 'v1.sealed')`)
  await expect(call('GET /advising/students')).toBeRefused('UNAUTHORIZED')
  await app.db.execute(sql`delete from factors where user_id = ${id(student)}`)
  await call('GET /advising/students')
})

test('a change that is taken back changes nothing', async () => {
  const { student, call } = await givenStudent(app)
  await call('GET /me')

  const failing = app.db.transaction(async (tx) => {
    await tx.execute(sql`delete from sessions where user_id = ${id(student)}`)
    throw new Error('interrupted')
  })
  await expect(failing).rejects.toThrow('interrupted')

  expect(await call('GET /me')).toMatchObject({ userId: student.userId })
})

test('who is signed out in one process is signed out in the others', async () => {
  if (app.engine === 'embedded') return
  const other = await anotherProcess()
  const student = await givenUser(app.db, 'student')
  const token = await accessTokenFor(
    { db: app.db, now: () => new Date(noon), config: app.config },
    student.userId,
  )
  const headers = { authorization: `Bearer ${token}` }
  const find = async () => (await other.app.inject({ url: '/api/v1/me', headers })).statusCode
  expect(await find()).toBe(200)

  const response = await app.app.inject({ method: 'POST', url: '/auth/v1/logout?scope=global', headers })
  expect(response.statusCode).toBe(204)

  // Sooner than the entry would expire by itself.
  await expect.poll(find, { interval: 1, timeout: 1500 }).toBe(401)
  await other.close()
})

async function anotherProcess() {
  const address = new URL(process.env.TEST_DATABASE_URL!)
  const { rows } = (await app.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: [{ name: string }]
  }
  address.pathname = `/${rows[0].name}`
  const database = await openServer(address.href)
  await openVault(database.db, testWrappingKeys)
  const limits = { take: async () => {}, check: async () => {} }
  const options = { database, config: app.config, limits, now: () => new Date(noon), logger: false } as const
  const second = await createApp(options)
  return {
    app: second,
    close: async () => {
      await second.close()
      await database.close()
    },
  }
}
