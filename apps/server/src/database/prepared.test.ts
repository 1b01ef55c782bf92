import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'
import { givenUser } from '../testing/given.ts'
import type { OpenDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import { users } from './tables/users.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await borrowTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

let built = 0
const named = prepared((db, _variant: 'name') => {
  built++
  return db
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('prepared_test_name')
})

test('a query of a transaction sees what the transaction has written, and nobody else does until it commits', async () => {
  const { db } = database
  const { userId: id } = await givenUser(db, 'student', { fullName: 'Ada' })
  expect(await named(db, 'name').execute({ id })).toEqual([{ name: 'Ada' }])

  await db.transaction(async (tx) => {
    await tx.update(users).set({ fullName: 'Grace' }).where(eq(users.id, id))
    expect(await named(tx, 'name').execute({ id })).toEqual([{ name: 'Grace' }])
    // The embedded engine has only one connection, which the transaction holds.
    const elsewhere =
      database.engine === 'server' ? await named(db, 'name').execute({ id }) : [{ name: 'Ada' }]
    expect(elsewhere).toEqual([{ name: 'Ada' }])
  })

  expect(await named(db, 'name').execute({ id })).toEqual([{ name: 'Grace' }])
  expect(built).toBe(1)
})

test('a query that was first asked within a transaction goes on when that is over', async () => {
  const { db } = database
  const { userId: id } = await givenUser(db, 'student', { fullName: 'Mary' })
  const first = prepared((on, _variant: 'name') =>
    on
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('prepared_test_first'),
  )

  await db.transaction(async (tx) =>
    expect(await first(tx, 'name').execute({ id })).toEqual([{ name: 'Mary' }]),
  )

  expect(await first(db, 'name').execute({ id })).toEqual([{ name: 'Mary' }])
  await db.transaction(async (tx) =>
    expect(await first(tx, 'name').execute({ id })).toEqual([{ name: 'Mary' }]),
  )
})
