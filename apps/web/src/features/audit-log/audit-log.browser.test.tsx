import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const ada = { id: crypto.randomUUID(), fullName: 'Ada Admin', email: 'ada@example.org' }
const noor = { id: crypto.randomUUID(), fullName: 'Noor Haddad', email: 'noor@example.org' }
const entry = (id: number, changes: object) => ({
  id,
  at: '2026-11-01T12:00:00.000Z',
  action: 'signed_in',
  actor: noor,
  target: noor,
  about: null,
  address: '192.0.2.1',
  detail: {},
  ...changes,
})
const own = Array.from({ length: 20 }, (_, at) => entry(at, {}))
const changed = entry(99, { action: 'account_disabled', actor: ada })
const rows = page.getByRole('row')

const open = (width: number) =>
  openPage('/admin/audit-log', {
    as: 'admin',
    width,
    height: 844,
    answers: { 'GET /audit-log': { entries: [changed, ...own], next: null, actions: [], days: 90 } },
  })

test('an admin reads once who signed in, and of a change by another both who did it and to whom', async () => {
  await open(1440)
  await expect.element(rows.nth(1)).toHaveTextContent('Ada Admin')
  await expect.element(rows.nth(1)).toHaveTextContent('Noor Haddad')
  expect(rows.nth(2).element().textContent.split('Noor Haddad')).toHaveLength(2)
  await expectAccessible()
})

test('an admin on a phone reads the first fifteen, and asks for the others', async () => {
  await open(390)
  await expect.element(rows.nth(1)).toBeVisible()
  expect(rows.elements()).toHaveLength(1 + 15)
  await page.getByRole('button', { name: 'Show 6 more' }).click()
  await expect.poll(() => rows.elements().length).toBe(1 + 21)
})
