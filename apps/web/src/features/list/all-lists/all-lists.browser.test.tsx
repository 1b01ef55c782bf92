import { refused } from '@bearings/client/testing/answers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const student = { id: crypto.randomUUID(), fullName: 'Maya Okafor', email: 'maya@example.org' }
const line = (name: string) => ({
  id: crypto.randomUUID(),
  student,
  name,
  location: null,
  major: null,
  plan: null,
  deadline: null,
  status: 'Not Started' as const,
  addedAt: '2026-10-01T12:00:00Z',
})

test('an admin whose lists do not load still reads which page it is', async () => {
  await openPage('/schools', { as: 'admin', answers: { 'GET /schools/all-lists': refused('TOO_MANY') } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error loading schools')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('All School Lists')
})

test('an admin looks through all lists and changes none', async () => {
  const { asked } = await openPage('/schools', {
    as: 'admin',
    answers: { 'GET /schools/all-lists': { lines: [line('Aster College'), line('Birch College')] } },
  })
  await expect.element(page.getByRole('heading', { name: 'All School Lists' })).toBeVisible()
  await expect.element(page.getByText('Manage all student school lists')).toBeVisible()
  await page.getByLabelText('Search all school lists').fill(student.email)
  await expect.poll(() => asked.some(({ input }) => input.q === student.email)).toBe(true)
  await expect.element(page.getByRole('rowheader')).toHaveLength(2)
  await expect.element(page.getByRole('row', { name: /Birch College/ })).toHaveTextContent('Maya Okafor')
  expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Add School' }).query()).toBeNull()
})
