import { expect, test, vi } from 'vitest'
import { serverKeys } from '#database/tables/server-keys.ts'
import { storeOrAdopt } from '#platform/config/secrets.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { authOf } from '#testing/auth.ts'
import { useTestApp } from '#testing/test-app.ts'
import { createSignInMaintenance } from '../auth.ts'

const noon = '2026-11-01T12:00:00Z'

const app = useTestApp()

test('a signing key that was replaced signs no more, and what it has signed stays good until it ends', async () => {
  const auth = authOf(app)
  const before = await auth.newcomer()
  const kids = async () =>
    (await auth.call('GET /.well-known/jwks.json')).body.keys.map(({ kid }: { kid: string }) => kid)
  const olds = await kids()
  const [old] = olds

  await createSignInMaintenance({ ...app, now: () => new Date(noon) }).renewSigningKey()

  const after = await auth.newcomer()
  const [signing, ...retired] = await kids()
  expect(olds).not.toContain(signing)
  expect(retired.toSorted()).toEqual(olds.toSorted())
  expect((await auth.call('GET /user', { token: before.token })).status).toBe(200)
  expect((await auth.call('GET /user', { token: after.token })).status).toBe(200)
  app.setNow('2026-11-01T13:05:00Z')
  expect(await kids()).not.toContain(old)
})

test('a process learns of a signing key that another made from the first token that it signed', async () => {
  const auth = authOf(app)
  const { id, token } = await auth.newcomer()
  const begun = performance.now()
  const seconds = vi.spyOn(performance, 'now').mockImplementation(() => begun + 2000)

  // Keys are cached per database object, so a transaction acts like another process.
  const another = await app.db.transaction(async (tx) => {
    const process = { db: tx, now: () => new Date(noon), config: app.config }
    await createSignInMaintenance(process).renewSigningKey()
    return accessTokenFor(process, id)
  })

  expect((await auth.call('GET /user', { token: another })).status).toBe(200)
  expect((await auth.call('GET /user', { token })).status).toBe(200)
  seconds.mockRestore()
})

test('processes that start at once on an empty database agree on its secrets', async () => {
  const ownKeys = await app.db.delete(serverKeys).returning()

  const kept = await Promise.all(
    ['a', 'b', 'c', 'd'].map((mine) => storeOrAdopt(app.db, { refresh: mine, otp: `${mine}${mine}` })),
  )

  for (const secrets of kept) expect(secrets).toEqual(kept[0])
  const refresh = kept[0]!.get('refresh')!
  expect(kept[0]!.get('otp')).toBe(`${refresh}${refresh}`)
  await app.db.delete(serverKeys)
  await app.db.insert(serverKeys).values(ownKeys)
})
