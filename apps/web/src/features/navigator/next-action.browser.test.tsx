import type { Action } from '@bearings/domain/navigator/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const schoolId = '4a1c5b62-7f0d-4b5e-9a3c-0d6f1e2b3c4d'
const entryId = '7b2d6c73-8a1e-4c6f-8b4d-1e7a2f3c4d5e'

test('a student adds the college that an answer is about by the keyboard, and takes it back', async () => {
  const { asked } = await openPage('/navigator', {
    answers: {
      'POST /schools/list': { id: entryId } as never,
      'DELETE /schools/list/{id}': undefined as never,
    },
  })
  answering({ kind: 'add-school', label: 'Add Juniata College to my list', schoolId, plan: null })
  await ask('how hard is juniata')
  const add = page.getByRole('button', { name: 'Add Juniata College to my list' })
  await expect.element(add).toBeVisible()
  await expectAccessible()
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Added to your list.')).toBeVisible()
  expect(asked.some((one) => JSON.stringify(one).includes('POST /schools/list'))).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(add).toBeVisible()
})

test('a student opens the page for the next step from an answer', async () => {
  const { router } = await openPage('/navigator', { width: 390, height: 844, scheme: 'dark' })
  answering(
    { kind: 'open', label: 'Open my recommenders', url: '/recommenders' },
    '[Open my recommenders](/recommenders)',
  )
  await ask('my teacher is late')
  const open = page.getByRole('link', { name: 'Open my recommenders' })
  await expect.element(open).toBeVisible()
  await expectAccessible()
  await open.click()
  await expect.poll(() => router.state.location.pathname).toBe('/recommenders')
})

async function ask(question: string) {
  await page.getByRole('textbox').fill(question)
  await userEvent.keyboard('{Enter}')
}

/** Answers the next question with this button. */
function answering(action: Action, link = '') {
  const others = window.fetch
  const reply = {
    response: `It admits 72% of its applicants.\n\n${link}`,
    sources: [],
    proposals: [],
    choices: [],
    action,
    used: null,
    mind: 'built-in',
    sent: null,
    searched: null,
    conversationId: entryId,
    messageId: schoolId,
  }
  window.fetch = (request, init) =>
    (request instanceof Request ? request.url : String(request)).includes('/rag-chat')
      ? Promise.resolve(new Response(`event: done\ndata: ${JSON.stringify(reply)}\n\n`))
      : others(request, init)
}
