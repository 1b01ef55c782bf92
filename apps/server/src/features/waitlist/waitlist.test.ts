import { beforeEach, expect, test } from 'vitest'
import { waitlist } from '#database/tables/waitlist.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ limits: counted() })
beforeEach(() => app.db.delete(waitlist))

test('a visitor leaves an address, and an admin finds it, newest first', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))
  await app.signedOut('POST /waitlist', { email: 'early@example.org' })
  app.setNow('2026-11-01T13:00:00Z')
  await app.signedOut('POST /waitlist', { email: 'Later@Example.org ' })

  const { entries } = await admin('GET /waitlist')

  expect(entries.map(({ email }) => email)).toEqual(['later@example.org', 'early@example.org'])
  expect(entries[0]?.createdAt).toBe('2026-11-01T13:00:00.000Z')
})

test('an admin takes the list along with the day on which each joined, as a calendar shows it', async () => {
  const { userId } = await givenUser(app.db, 'admin', { timeZone: 'America/Los_Angeles' })
  app.setNow('2026-11-02T05:00:00Z')
  await app.signedOut('POST /waitlist', { email: 'evening@example.org' })

  const as = { app, userId, now: '2026-11-02T05:00:00Z' }
  const { body } = await askForFile(as, { method: 'GET', url: '/waitlist/export' })

  expect(body).toBe('\uFEFFemail,joined\r\nevening@example.org,2026-11-01\r\n')
})

test('an address that is known is kept once, and the answer does not tell', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))
  const first = await app.signedOut('POST /waitlist', { email: 'twice@example.org' })
  const second = await app.signedOut('POST /waitlist', { email: 'TWICE@example.org' })

  const { entries } = await admin('GET /waitlist')

  expect(second).toEqual(first)
  expect(entries.filter(({ email }) => email === 'twice@example.org')).toHaveLength(1)
})

test('somebody joins with any address that an account can have', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))

  await app.signedOut('POST /waitlist', { email: 'Dana!Lee@example.org' })

  const { entries } = await admin('GET /waitlist')
  expect(entries.map(({ email }) => email)).toContain('dana!lee@example.org')
})

test('something that is no address is refused, and the field is named', async () => {
  await expect(app.signedOut('POST /waitlist', { email: 'nobody' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'email' }],
  })
})

test('a student may not read the list', async () => {
  const student = await app.as(await givenUser(app.db, 'student'))

  await expect(student('GET /waitlist')).toBeRefused('FORBIDDEN')
})

test('from one home’s network only so many are taken in an hour, whichever IPv6 address it takes', async () => {
  const hurried = await createTestApp({ limits: counted() })
  const statusFrom = async (remoteAddress: string, visitor: number) => {
    const payload = { email: `visitor-${visitor}@example.org` }
    const request = { method: 'POST', url: '/api/v1/waitlist', payload, remoteAddress } as const
    return (await hurried.app.inject(request)).statusCode
  }

  for (let visitor = 1; visitor <= 30; visitor++)
    expect(await statusFrom(`2001:db8:1:2:${visitor}::1`, visitor)).toBe(204)
  expect(await statusFrom('2001:db8:1:2:ffff::1', 31)).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1', 31)).toBe(204)
  await hurried.close()
})
