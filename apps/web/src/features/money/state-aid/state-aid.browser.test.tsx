import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const calGrant = {
  id: '6e0f4c3e-6a55-4d63-9a3b-0d5bd7a2a002',
  kind: 'state-aid' as const,
  name: 'Cal Grant A',
  sponsor: 'California',
  url: 'https://www.csac.ca.gov/',
  amount: 'About $14,900 at UC',
  eligibility: 'UC, CSU, eligible private',
  applyWith: 'FAFSA or CADAA',
  opensOn: null,
  deadline: null,
  usualDeadline: '03-02',
  deadlineNote: 'Priority date',
  renewal: 'A GPA of 2.0',
  standing: { state: 'expected' as const, on: '2027-03-02', isUsual: true },
  readOn: null,
  own: false,
  fromAdvisor: false,
  verified: null,
  asksForMoney: false,
  asksForNumber: false,
  judged: [
    { criterion: 'Lives in California', met: 'met' as const, reason: 'By your profile.' },
    { criterion: 'Income and assets below the limits', met: 'unknown' as const, reason: 'Only you can say.' },
  ],
  fit: 'unknown' as const,
  saved: null,
}

test('a student reads what their state gives, where, with which form, and that its date is a usual one', async () => {
  const programs = { state: 'CA', isAbroad: false, programs: [calGrant] }
  await openPage('/financial/state-aid', { answers: { 'GET /money/state-aid': programs } })

  const row = page.getByRole('list', { name: 'Programs' }).getByRole('listitem').first()
  await expect.element(row).toHaveTextContent('Usually due early March')
  await page.getByRole('button', { name: /^Cal Grant A/ }).click()
  await expect.element(page.getByText('At: UC, CSU, eligible private.')).toBeVisible()
  await expect.element(page.getByText('Apply with: FAFSA or CADAA.')).toBeVisible()
  await expect.element(page.getByText('To get it again: A GPA of 2.0.')).toBeVisible()
  await expect.element(row).toHaveTextContent('Not known Income and assets below the limits.')
  await expectAccessible()
})

test('a student who has not said where they live is asked that, and nothing else', async () => {
  const asked: unknown[] = []
  await openPage('/financial/state-aid', {
    answers: {
      'PATCH /money/finances': (sent: unknown) => {
        asked.push(sent)
        return { state: 'CA' }
      },
    },
  })
  await expect.element(page.getByRole('button', { name: 'Show its aid' })).toBeDisabled()
  await page.getByLabelText('Where do you live?').selectOptions('US-CA')
  await page.getByRole('button', { name: 'Show its aid' }).click()
  await expect.poll(() => asked).toMatchObject([{ state: 'CA' }])
  await expectAccessible()
})

test('a student abroad reads that state aid is for residents', async () => {
  const none = { state: null, isAbroad: true, programs: [] }
  await openPage('/financial/state-aid', { answers: { 'GET /money/state-aid': none } })

  await expect.element(page.getByText('You live outside the United States')).toBeVisible()
})
