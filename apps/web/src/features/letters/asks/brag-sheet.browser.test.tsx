import { bragQuestions } from '@bearings/domain/letters/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#platform/queries/query-client.ts'
import { openPage } from '#testing/open-page.tsx'

const ruiz = {
  id: crypto.randomUUID(),
  name: 'Ms. Ruiz',
  kind: 'teacher' as const,
  knownFrom: '',
  state: 'planned' as const,
  askedOn: null,
  note: '',
  thanked: false,
  letters: [],
}

test('a student sees in the open brag sheet what was saved on another device, in whatever order its answers come', async () => {
  let bragSheet = { class: 'Poetry', proud: '', outside: '', others: '', words: '', next: '', know: '' }
  await openPage('/recommenders', {
    answers: {
      'GET /recommenders': { recommenders: [ruiz], schools: [] },
      'GET /letters': () => ({ asks: [], waiver: 'waived', bragSheet, mails: true }),
    },
  })
  await page.getByRole('button', { name: 'Edit Brag Sheet' }).click()
  await expect.element(page.getByLabelText(bragQuestions[0].question)).toHaveValue('Poetry')
  const { class: _, ...others } = bragSheet
  bragSheet = { ...others, class: 'Chess' }
  await queryClient.invalidateQueries()
  await expect.element(page.getByLabelText(bragQuestions[0].question)).toHaveValue('Chess')
})
