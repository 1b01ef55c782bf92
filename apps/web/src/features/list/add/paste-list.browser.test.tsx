import { held } from '@bearings/client/testing/answers'
import { givenEntry } from '@bearings/client/testing/given'
import { soundCollege } from '@bearings/domain/matching/finding/fixtures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finding } from '#colleges/search/finding-query.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const reed = { ...soundCollege, unitid: 1, name: 'Reed College' }
const text = page.getByLabelText('Your schools, one on each line')
const open = () => page.getByRole('button', { name: 'Paste a List' }).click()

test('a pasted list outlasts closing the dialog by accident, and Cancel throws it away', async () => {
  await openPage('/schools')
  queryClient.setQueryData(finding.queryKey, { colleges: [reed], sources: {}, count: 1 })
  await open()
  await text.fill('Reed')
  await expect.element(page.getByRole('button', { name: 'Add 1 School' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expectGone(text)
  await open()
  await expect.element(text).toHaveValue('Reed')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect.element(text).toHaveValue('')
})

test('a student who leaves before a pasted list is added finds only the line that was refused', async () => {
  const added = [givenEntry({ name: 'Bates College', unitid: 2 })]
  const adding = held({ added, refused: [{ index: 0, rule: 'takes-nobody' as const }] })
  const { router, asked } = await openPage('/schools', {
    answers: { 'POST /schools/list/additions': adding.answer },
  })
  const bates = { ...reed, unitid: 2, name: 'Bates College' }
  queryClient.setQueryData(finding.queryKey, { colleges: [reed, bates], sources: {}, count: 2 })
  await open()
  await text.fill('Reed\nBates')
  await page.getByRole('button', { name: 'Add 2 Schools' }).click()
  await expect.poll(() => asked.some(({ key }) => key === 'POST /schools/list/additions')).toBe(true)
  await router.navigate({ to: '/settings' })
  await expectGone(text)
  adding.release()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await router.navigate({ to: '/schools' })
  await open()
  await expect.element(text).toHaveValue('Reed')
  await page.getByRole('button', { name: 'Add 1 School' }).click()
  await expect.element(page.getByText(/This college/)).toBeVisible()
})
