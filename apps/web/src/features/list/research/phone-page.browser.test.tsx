import { givenCollege, givenEntryPage, givenRequirements } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const item = (label: string) => ({
  id: crypto.randomUUID(),
  kind: 'custom' as const,
  label,
  done: false,
  dueOn: null,
})
const reed = givenEntryPage({
  id: crypto.randomUUID(),
  name: 'Reed College',
  status: 'In Progress',
  plan: 'regular',
  deadline: '2099-01-15',
  items: ['Form', 'Fee', 'Transcript', 'Scores', 'Letters', 'Essays', 'Interview', 'Aid'].map(item),
  school: givenCollege({
    name: 'Reed College',
    url: 'https://www.reed.edu',
    figures: {
      admission_rate: { label: 'Admission rate', unit: 'share', value: 0.3, source: 'IPEDS', year: '2024' },
    },
    requirements: givenRequirements({ applicationSystem: 'common_app' }),
  }),
})

test('on a phone, a school’s page is the application on less than three screens, and the college when it is wanted', async () => {
  await openPage(`/schools/${reed.id}/research`, {
    width: 390,
    height: 844,
    answers: { 'GET /schools/list/{id}': reed, 'GET /schools/list': [reed] },
  })
  await expect.element(page.getByRole('region', { name: 'Your application' })).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'Write a note' })).toBeVisible()
  expect(document.scrollingElement!.scrollHeight).toBeLessThan(3 * 844)
  await expect.element(page.getByRole('heading', { name: 'Requirements' })).not.toBeInTheDocument()

  const more = page.getByRole('button', { name: 'Show Requirements, Figures and Links' })
  await more.click()
  const requirements = page.getByRole('region', { name: 'Requirements' })
  await expect.element(requirements).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'College website' })).toBeVisible()
  const hide = page.getByRole('button', { name: 'Hide Requirements, Figures and Links' })
  await expect.element(hide).toHaveAttribute('aria-expanded', 'true')
  expect((await shapeOf(requirements)).top).toBeGreaterThan((await shapeOf(hide)).bottom)
})
