import type { BoardRow } from '@bearings/domain/letters/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const teacher = '00000000-0000-4000-8000-00000000000a'
const rows = page.getByRole('row')

function letter(index: number): BoardRow {
  return {
    recommenderId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    studentId: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    student: `Student ${index}`,
    recommender: 'Ms. Ruiz',
    kind: 'teacher',
    standing: index === 0 ? 'late' : 'accepted',
    wantedBy: '2026-11-05',
    promisedOn: null,
    sent: 1,
    of: 3,
    waiver: 'waived',
    reason: null,
    colleges: [],
  }
}

const board = ({ skip = 0 }: { skip?: unknown }) => ({
  rows: Array.from({ length: 51 }, (_, index) => letter(index)).slice(Number(skip), Number(skip) + 50),
  total: 51,
  teachers: [{ contactId: teacher, name: 'Ms. Ruiz', open: 51, soon: 6, late: 1, most: 20 }],
  next: Number(skip) === 0 ? 50 : null,
})

test.each([
  ['a desk', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)(
  'on %s, a counselor with 51 letters reads the last one on the second page',
  async (_, width, scheme) => {
    await openPage('/advisor/letters', {
      as: 'advisor',
      width,
      scheme,
      answers: { 'GET /letters/board': board },
    })
    await expect.element(rows).toHaveLength(1 + (width === 390 ? 15 : 50))
    await expect.element(rows.nth(1)).toHaveTextContent(/Student 0.*Ms. Ruiz.*Late.*Waived.*1 of 3/)
    await expect
      .element(page.getByText('51 open, 6 of them within 7 days, 1 late; writes 20 at most, full'))
      .toBeVisible()
    await expectAccessible()

    if (width === 390) await page.getByRole('button', { name: 'Show 35 more' }).click()
    await page.getByRole('button', { name: 'Show more' }).click()

    await expect.element(rows).toHaveLength(52)
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
)

test('a counselor who reads what is late of one teacher alone stays with what is late', async () => {
  await openPage('/advisor/letters?part=late', { as: 'advisor', answers: { 'GET /letters/board': board } })
  await page.getByRole('button', { name: 'Show only Ms. Ruiz’s' }).click()
  await expect.poll(() => window.location.search).toContain(`contactId=${teacher}`)
  expect(window.location.search).toContain('part=late')

  await page.getByRole('button', { name: 'Show everyone’s' }).click()
  await expect.poll(() => window.location.search).toBe('?part=late')
})

test('a counselor whose student has committed elsewhere reads that no letter is needed, not that it was taken back', async () => {
  const row = { ...letter(1), kind: 'counselor' as const, standing: 'ended' as const, sent: 0, of: 0 }
  await openPage('/advisor/letters?part=counselor', {
    as: 'advisor',
    answers: { 'GET /letters/board': { rows: [row], total: 1, teachers: [], next: null } },
  })
  await expect.element(rows.nth(1)).toHaveTextContent(/Student 1.*Ended.*None needed/)
})
