import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const parts = { deadlines: true, list: true, money: false, letters: false, essays: false }

test('a student hears of their mother as the first part of the page, and of whom they invited below it', async () => {
  const rosa = {
    id: crypto.randomUUID(),
    fullName: 'Rosa New',
    email: 'rosa@example.org',
    relation: 'mother' as const,
    parts,
    isPaused: false,
    since: '2026-11-01T12:00:00.000Z',
    filled: null,
  }
  const invited = {
    id: crypto.randomUUID(),
    name: 'Gran New',
    email: null,
    relation: 'grandparent' as const,
    parts,
    code: '7K3M-Q9XW-2R01',
    expiresAt: '2026-12-20T12:00:00.000Z',
  }
  await openPage('/student/family', {
    width: 390,
    scheme: 'dark',
    answers: { 'GET /family': { guardians: [rosa], invitations: [invited] } },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Rosa New' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Gran New' })).toBeVisible()
  await expectAccessible()
})
