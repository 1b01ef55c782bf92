import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverKeys } from '../../../database/tables/server-keys.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { decrypt, encrypt, keysOf } from './service.ts'
import { keepOrAdopt } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('processes that start at once on an empty database agree on its secrets', async () => {
  await app.db.delete(serverKeys)

  const kept = await Promise.all(
    ['a', 'b', 'c', 'd'].map((mine) => keepOrAdopt(app.db, { refresh: mine, otp: `${mine}${mine}` })),
  )

  for (const secrets of kept) expect(secrets).toEqual(kept[0])
  const refresh = kept[0]!.get('refresh')!
  expect(kept[0]!.get('otp')).toBe(`${refresh}${refresh}`)
})

test('an encrypted secret is readable in its own row only, and not once it was changed', async () => {
  const { totp, otp } = await keysOf(app.db)
  const encrypted = encrypt(totp, 'JBSWY3DPEHPK3PXP', 'row 1')

  expect(decrypt(totp, encrypted, 'row 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(encrypt(totp, 'JBSWY3DPEHPK3PXP', 'row 1')).not.toBe(encrypted)
  const refused = 'unable to authenticate data'
  expect(() => decrypt(totp, encrypted, 'row 2')).toThrow(refused)
  expect(() => decrypt(otp, encrypted, 'row 1')).toThrow(refused)
  expect(() => decrypt(totp, `${encrypted}AAAA`, 'row 1')).toThrow(refused)
})
