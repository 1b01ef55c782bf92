import { held } from '@bearings/client/testing/answers'
import type { Answers } from '@bearings/client/testing/fake-server'
import { givenEssay } from '@bearings/client/testing/given'
import { usualSharing } from '@bearings/domain/advising/options'
import type { EssayComment } from '@bearings/domain/essays/comments/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const essay = givenEssay({ promptName: 'Why Aster?' })
const carla = {
  id: crypto.randomUUID(),
  advisor: { id: crypto.randomUUID(), fullName: 'Carla Counselor', email: 'carla@lincoln.example' },
  isDisabled: false,
  since: '2026-09-01T12:00:00Z',
  kind: 'school' as const,
  title: null,
  covers: null,
  until: null,
  sharing: usualSharing,
  sharedEssayIds: [essay.id],
}
const comment: EssayComment = {
  id: crypto.randomUUID(),
  parentId: null,
  author: null,
  body: 'Is the end clear?',
  anchor: null,
  resolvedAt: null,
  resolvedBy: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-01T12:00:00.000Z',
}
const answers: Answers = {
  'GET /essays': [essay],
  'GET /essays/{id}': {
    ...essay,
    content: '',
    student: { id: crypto.randomUUID(), fullName: maya.fullName, timeZone: maya.timeZone },
  },
  'GET /advising/link': { link: carla, others: [], places: 0 },
}
const field = page.getByLabelText('Comment on the whole essay')

test('a student who leaves before a comment is sent finds the field empty afterward', async () => {
  const sending = held(comment)
  const { router, asked } = await openPage(`/essays/${essay.id}`, {
    answers: { ...answers, 'POST /essays/{id}/comments': sending.answer },
  })
  await field.fill('Is the end clear?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.poll(() => asked.some(({ key }) => key === 'POST /essays/{id}/comments')).toBe(true)
  await router.navigate({ to: '/settings' })
  await expectGone(field)
  sending.release()
  await expect.poll(() => JSON.stringify(localStorage)).not.toContain('Is the end clear?')
  await router.navigate({ to: '/essays/$essayId', params: { essayId: essay.id } })
  await expect.element(field).toHaveValue('')
})

test('a comment whose answer was lost is sent again as the same one, and the next as another', async () => {
  let isLost = true
  const { asked } = await openPage(`/essays/${essay.id}`, {
    answers: {
      ...answers,
      'POST /essays/{id}/comments': ({ body }) => {
        if (isLost) throw new TypeError('Failed to fetch')
        return { ...comment, id: crypto.randomUUID(), body }
      },
    },
  })
  const send = page.getByRole('button', { name: 'Comment', exact: true })
  const sent = () =>
    asked.filter(({ key }) => key === 'POST /essays/{id}/comments').map(({ input }) => input.commentId)
  await field.fill('Is the end clear?')
  await send.click()
  await expect.element(page.getByText('Not sent')).toBeVisible()
  isLost = false
  await send.click()
  await expect.element(field).toHaveValue('')
  await field.fill('And the beginning?')
  await send.click()
  await expect.element(field).toHaveValue('')

  const [first, again, next] = sent()
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a student who leaves while correcting a comment finds the correction where it was, until it is saved', async () => {
  let said = comment
  const { router } = await openPage(`/essays/${essay.id}`, {
    me: { userId: carla.id },
    answers: {
      ...answers,
      'GET /essays/{id}/comments': () => [
        { ...said, author: { ...carla.advisor, id: carla.id, role: 'student' } },
      ],
      'PATCH /essays/{id}/comments/{commentId}': ({ body }) => (said = { ...said, body }),
    },
  })
  const correction = page.getByLabelText('Change your comment')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await correction.fill('Is the beginning clear?')
  await router.navigate({ to: '/settings' })
  await expectGone(correction)
  await router.navigate({ to: '/essays/$essayId', params: { essayId: essay.id } })
  await expect.element(correction).toHaveValue('Is the beginning clear?')
  await page.getByRole('button', { name: 'Save comment' }).click()
  await expectGone(correction)
  await expect.element(page.getByText('Is the beginning clear?')).toBeVisible()
  expect(JSON.stringify(localStorage)).not.toContain('Is the beginning clear?')
})
