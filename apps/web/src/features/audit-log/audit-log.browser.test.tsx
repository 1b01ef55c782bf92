import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { press } from '#testing/hands.ts'
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

test('an admin types the first day to read, and no year on the way to it is asked for', async () => {
  const { asked } = await open(1440)
  await press(page.getByLabelText('From', { exact: true }), '11052026')
  const days = () => asked.flatMap(({ key, input }) => (key === 'GET /audit-log' ? [input['from']] : []))
  await expect.poll(() => days().at(-1)).toBe('2026-11-05')
  expect(new Set(days())).toEqual(new Set([undefined, '2026-11-05']))
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('2026-11-05')
  // A browser forgets a day half typed when its bounds change.
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveAttribute('min', '2026-11-05')
  await press(page.getByLabelText('To', { exact: true }), '113026')
  await page.getByRole('heading', { name: 'Audit log' }).click()
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2026-11-30')
  await expect.poll(() => window.location.search).toContain('to=2026-11-30')
})
