import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const pomona = {
  entryId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  name: 'Pomona College',
  fafsaCode: '001173',
  forms: { css: 'required' as const, usualDeadline: '02-01' },
  aidPage: 'https://www.pomona.edu/financial-aid',
}
const steps = { steps: [{ step: 'fafsa' as const, day: null, doneAt: null }] }
const whom = page.getByRole('region', { name: 'Which parent fills in which form' })

test('a student reads which forms each school asks for, and that its day is the usual one', async () => {
  await openPage('/financial/forms', { answers: { 'GET /money/forms': [pomona], 'GET /money/steps': steps } })
  const row = page.getByRole('row', { name: 'Pomona College' })
  await expect.element(row).toHaveTextContent('001173')
  await expect.element(row).toHaveTextContent('Yes, for its own aid')
  await expect.element(row).toHaveTextContent('Usually February 1.')
  await expectAccessible()
})

test('a student reads the same of who signs the FAFSA in its step and below it', async () => {
  const account = { step: 'fsa-id' as const, day: null, doneAt: null }
  await openPage('/financial/forms', { answers: { 'GET /money/steps': { steps: [account] } } })
  await expect
    .element(
      page.getByText(/the other parent or stepparent on the form too, unless the two filed taxes together/),
    )
    .toBeVisible()
  await page.getByLabelText('Together, married or not').click()
  await expect
    .element(whom)
    .toHaveTextContent(
      'FAFSA: you and parent 1 and parent 2. Of two who filed taxes together, one is enough to sign.',
    )
})

test('a student of parents apart answers up to five questions, and reads who is on which form', async () => {
  await openPage('/financial/forms', { answers: { 'GET /money/steps': steps } })
  await page.getByLabelText('Apart: divorced, separated or never together').click()
  await page.getByLabelText('Both the same').click()
  await page.getByRole('radiogroup', { name: 'higher income' }).getByLabelText('Parent 2').click()
  await page.getByRole('radiogroup', { name: 'Is parent 1 married' }).getByLabelText('Yes').click()
  await expect.element(whom).not.toHaveTextContent('FAFSA: you and')
  await page.getByRole('radiogroup', { name: 'Is parent 2 married' }).getByLabelText('No').click()
  await expect.element(whom).toHaveTextContent('FAFSA: you and parent 2.')
  await expect
    .element(whom)
    .toHaveTextContent('a college may ask parent 1, the spouse of parent 1 and parent 2.')
  await expectAccessible()
})
