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
