import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureFrom } from '../platform/requests/failure-from.ts'
import { givenLink } from '../testing/given-advising.ts'
import { givenUser } from '../testing/given.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import type { Database } from './open.ts'
import { retried } from './retried.ts'

const deadlock = new Error('Failed query', {
  cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }),
})

describe.runIf(process.env.TEST_DATABASE_URL)('on a server that several people write to', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('an advisor whose tasks deadlock with another change still gives them, once to each student', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const students = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    for (const student of students) await givenLink(app.db, { advisor, student })
    const [first, second] = students.map(({ userId }) => userId).toSorted() as [string, string]
    const call = await app.as(advisor)

    const adding = await app.db.transaction(async (tx) => {
      await lock(tx, second)
      const answer = call('POST /tasks', { studentIds: [first, second], title: 'Ask for a transcript' })
      await untilWaiting(app.db)
      // Whoever has waited longer ends, and that is the advisor's transaction.
      await lock(tx, first)
      return [answer]
    })

    expect(await adding[0]).toHaveLength(2)
    expect((await call('GET /tasks', {})).tasks).toHaveLength(2)
  })
})

test('a person whose change conflicts each time is told to try again in a moment', async () => {
  let attempts = 0
  const db = retried({
    transaction: () => {
      attempts++
      return Promise.reject(deadlock)
    },
  } as unknown as Database)

  const error = await db.transaction(async () => {}).catch((failed: unknown) => failed)

  expect(attempts).toBe(3)
  expect(failureFrom(error as never)).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a change that is refused for another reason is not made again', async () => {
  let attempts = 0
  const db = retried({
    transaction: () => {
      attempts++
      return Promise.reject(new Error('not allowed'))
    },
  } as unknown as Database)

  await expect(db.transaction(async () => {})).rejects.toThrow('not allowed')
  expect(attempts).toBe(1)
})

async function lock(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`)
}
