import { givenEntry } from '@bearings/client/testing/given'
import { usualMix } from '@bearings/domain/matching/parameters'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const stanford = givenEntry({ name: 'Stanford University', schoolId: crypto.randomUUID() })

test('a student who empties a number of the target mix is asked for it, and none becomes zero', async () => {
  let mix: object = usualMix
  await openPage('/schools', {
    answers: {
      'GET /schools/list': [stanford],
      'GET /schools/list/target': () => mix,
      'PUT /schools/list/target': (changed) => (mix = changed) as typeof usualMix,
    },
  })
  await page.getByRole('button', { name: 'Set your mix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your target mix' })
  const targets = dialog.getByLabelText('Target schools')

  await targets.clear()
  await expect.element(targets).toHaveValue('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('A whole number from 0 to 20.')).toBeVisible()
  await expect.element(targets).toHaveFocus()

  await targets.fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Target aim 2', { exact: true })).toBeVisible()
})
