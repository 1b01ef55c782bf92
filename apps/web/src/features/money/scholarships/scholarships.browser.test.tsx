import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { expectWhole, shapeOf } from '#testing/shapes.ts'

const rotary: Scholarship = {
  id: '6e0f4c3e-6a55-4d63-9a3b-0d5bd7a2a001',
  kind: 'scholarship',
  name: 'Heron Fund',
  sponsor: 'The Herons',
  url: 'https://heron.example',
  amount: '$2,000',
  eligibility: null,
  applyWith: 'At a local club',
  opensOn: null,
  deadline: null,
  usualDeadline: '01-31',
  deadlineNote: null,
  renewal: null,
  standing: { state: 'expected', on: '2027-01-31', isUsual: true },
  readOn: null,
  own: false,
  fromAdvisor: false,
  verified: null,
  asksForMoney: false,
  asksForNumber: false,
  judged: [
    { criterion: 'High-school senior', met: 'met', reason: 'You are in the class of 2027.' },
    { criterion: 'GPA of at least 3.5', met: 'not-met', reason: 'Your unweighted GPA is 3.2.' },
    { criterion: 'Plays a sport', met: 'unknown', reason: 'Only you can say.' },
  ],
  fit: 'not-met',
  saved: null,
}
const answers = { 'GET /money/scholarships': { scholarships: [rotary], next: null } }

test('a student reads in one line what it gives, that its date is a usual one, and how it fits', async () => {
  await openPage('/financial/scholarships', { answers })

  const row = page.getByRole('list', { name: 'Scholarships' }).getByRole('listitem').first()
  await expect.element(row).toHaveTextContent('$2,000')
  await expect.element(row).toHaveTextContent('Usually due late January')
  await expect.element(row).toHaveTextContent('1 of 3 requirements met, 1 not met')
})

test('on a phone, a student opens it to why it may fit, and how sure its date is', async () => {
  await openPage('/financial/scholarships', { answers, width: 390, height: 844 })

  await page.getByRole('button', { name: /^Heron Fund/ }).click()

  const required = page.getByRole('list', { name: 'What Heron Fund requires' })
  await expect.element(required).toHaveTextContent('Not met GPA of at least 3.5. Your unweighted GPA is 3.2.')
  await expect.element(required).toHaveTextContent('Not known Plays a sport. Only you can say.')
  await expect
    .element(
      page.getByText('The usual date is January 31, from earlier years. Check this year’s on its page.'),
    )
    .toBeVisible()
  await expect.element(page.getByText('At a local club.')).toBeVisible()
  await expectAccessible()
})

test('a student reads of one that was checked last year that its date is last year’s', async () => {
  const verified = { on: '2025-11-03', source: 'heron.example' }
  const scholarships = [{ ...rotary, verified }]
  await openPage('/financial/scholarships', {
    answers: { 'GET /money/scholarships': { scholarships, next: null } },
  })
  await page.getByRole('button', { name: /^Heron Fund/ }).click()
  await expect
    .element(
      page.getByText(
        /^Checked .*2025 at heron\.example\. The usual date is January 31, from earlier years\./,
      ),
    )
    .toBeVisible()
})

test('on a phone, a student reads whole whose scholarship it is', async () => {
  const sponsor = 'Rotary Club of the Greater Piedra Larga Valley'
  const scholarships = [{ ...rotary, sponsor, own: true }]
  await openPage('/financial/scholarships', {
    answers: { 'GET /money/scholarships': { scholarships, next: null } },
    width: 390,
  })
  await expectWhole(page.getByText(sponsor))
  const name = await shapeOf(page.getByText('Heron Fund', { exact: true }))
  expect(name.height).toBeLessThan(30)
})

test('a student who looks for past ones and has none reads when one gets there', async () => {
  await openPage('/financial/scholarships?show=past')

  await expect.element(page.getByText('A scholarship moves here when its date has passed.')).toBeVisible()
})

test('an advisor without local scholarships reads why they are worth adding', async () => {
  await openPage('/advisor/scholarships', { as: 'advisor' })

  await expect.element(page.getByRole('heading', { name: 'No local scholarships yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Scholarship' }).click()
  await expect.element(page.getByText('Shows in the Deadlines of those who save it.')).toBeVisible()
})
