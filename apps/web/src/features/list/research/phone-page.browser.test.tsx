import { givenCollege, givenEntryPage, givenRequirements } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

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

const note = {
  content: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [{ type: 'text' as const, text: 'A thesis in the last year.' }],
      },
    ],
  },
  revision: 1,
  updatedAt: '2026-11-01T12:00:00Z',
}

const tab = (name: string) => page.getByRole('tab', { name })
const region = (name: string) => page.getByRole('region', { name })
const open = (entry: typeof reed, width = 390) =>
  openPage(`/schools/${entry.id}/research`, {
    width,
    height: 844,
    answers: {
      'GET /schools/list/{id}': entry,
      'GET /schools/list': [entry],
      'GET /schools/list/{id}/research': note,
    },
  })

test('on a phone, a school’s page is the application on less than three screens, and one part of the rest at a time', async () => {
  await open(reed)
  await expect.element(region('Your application')).toBeInViewport()
  await expect.element(region('Checklist')).toBeVisible()
  expect(document.scrollingElement!.scrollHeight).toBeLessThan(3 * 844)
  await expect.element(page.getByRole('heading', { name: 'Requirements' })).not.toBeInTheDocument()
  await expectAccessible()

  await tab('College').click()
  await expect.element(region('Requirements')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'College website' })).toBeVisible()
  await expect.element(region('Checklist')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Note')).toHaveAttribute('aria-selected', 'true')
  await expect.element(region('Research note')).toBeVisible()
})

test('on a phone, of an application that is sent comes first what is next, still on less than three screens', async () => {
  await open({ ...reed, status: 'Submitted', plan: 'early_action', deadline: '2026-11-01' })
  await expect.element(tab('What’s Next')).toHaveAttribute('aria-selected', 'true')
  await expect.element(region('Applicant portal')).toBeVisible()
  expect(document.scrollingElement!.scrollHeight).toBeLessThan(3 * 844)
  await tab('Checklist').click()
  await expect.element(region('Checklist')).toBeVisible()
  await expect.element(region('Applicant portal')).not.toBeInTheDocument()
})

test('a school of the list that is printed from a tablet has every part of it, not only the one that is open', async () => {
  await open(reed, 768)
  await expect.element(region('Checklist')).toBeVisible()
  await expect.element(region('Requirements')).not.toBeInTheDocument()

  await emulate({ media: 'print' })
  await expect.element(region('Requirements')).toBeVisible()
  // A note without a word is not printed.
  await expect.element(region('Research note')).toHaveTextContent('A thesis in the last year.')
  await expect.element(region('Checklist')).toBeVisible()
})

test('all parts are there before the browser lays out the paper, which it does at once', async () => {
  await open(reed, 768)
  await expect.element(region('Checklist')).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  await Promise.resolve()
  expect(region('Requirements').query()).not.toBeNull()

  dispatchEvent(new Event('afterprint'))
  await expect.element(region('Requirements')).not.toBeInTheDocument()
})
