import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const rotary = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  name: 'Kestrel Rotary',
  sponsor: 'Rotary',
  url: null,
  amount: '$500',
  deadline: null,
  asksForMoney: false,
  asksForNumber: true,
}

test('an advisor changes a local scholarship, whose fields hold what was entered', async () => {
  const saved: unknown[] = []
  await openPage('/advisor/scholarships', {
    as: 'advisor',
    answers: {
      'GET /money/scholarships/local': [rotary],
      'PUT /money/scholarships/local/{id}': (given: unknown) => {
        saved.push(given)
        return rotary
      },
    },
  })
  await page.getByRole('button', { name: 'Edit Kestrel Rotary' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Scholarship' })
  await expect.element(dialog.getByLabelText('Sponsor')).toHaveValue('Rotary')
  await expect.element(dialog.getByLabelText('It asks for a Social Security number')).toBeChecked()
  await dialog.getByLabelText('Amount').fill('$900')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => saved)
    .toMatchObject([{ name: 'Kestrel Rotary', amount: '$900', asksForNumber: true }])
})
