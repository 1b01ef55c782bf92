import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#database/tables/users.ts'
import { password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

/** Each test counts all admins, so those of the one before are none any more. */
beforeEach(() => app.db.update(users).set({ role: 'student' }).where(eq(users.role, 'admin')))

test('the last admin cannot delete their account, until there is another one', async () => {
  const call = await app.as(await givenUser(app.db, 'admin', { password }))
  await expect(call('POST /me/erasure', { password })).toBeRefused('last-admin')
  expect(await call('GET /me')).toMatchObject({ eraseAfter: null })

  await givenUser(app.db, 'admin')

  expect((await call('POST /me/erasure', { password })).eraseAfter).not.toBeNull()
})

test('an admin whose account is disabled or about to be deleted is not one who stays', async () => {
  const call = await app.as(await givenUser(app.db, 'admin', { password }))
  await givenUser(app.db, 'admin', { bannedUntil: new Date('2126-01-01') })
  await givenUser(app.db, 'admin', { eraseAfter: new Date('2126-01-01') })

  await expect(call('POST /me/erasure', { password })).toBeRefused('last-admin')
})

test('of two admins who delete their accounts at once, one stays', { timeout: 60_000 }, async () => {
  const both = [1, 2].map(() => givenUser(app.db, 'admin', { password }))
  const calls = await Promise.all((await Promise.all(both)).map((admin) => app.as(admin)))

  const asked = await Promise.allSettled(calls.map((call) => call('POST /me/erasure', { password })))

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an admin who is about to be deleted cannot take the role or the account of the one who stays', async () => {
  const call = await app.as(await givenUser(app.db, 'admin', { password }))
  const { userId: id } = await givenUser(app.db, 'admin')
  await call('POST /me/erasure', { password })

  await expect(call('PUT /people/{id}/role', { id, role: 'advisor' })).toBeRefused('last-admin')
  await expect(call('POST /people/{id}/disable', { id, check: 'in-person' })).toBeRefused('admin-account')
})
