import type { Me } from '@bearings/domain/accounts/schema'
import type { Finances } from '@bearings/domain/money/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const senior = { graduationYear: 2027 }
const buttonIn = (question: string, name: string) =>
  page.getByRole('region', { name: question }).getByRole('button', { name })

test('a new student abroad is asked where they live, then about aid, and then for a GPA on any scale', async () => {
  let finances: Partial<Finances> = {}
  const { asked } = await openPage('/dashboard', {
    me: senior,
    answers: {
      'GET /money/finances': () => finances,
      'PATCH /money/finances': (input) => (finances = { ...finances, ...(input as Partial<Finances>) }),
      'PATCH /profile/gpa': {},
    },
  })
  await page.getByLabelText('Home state or country').selectOptions('Kenya')
  await buttonIn('Where do you live?', 'Save').click()
  await expect.element(page.getByRole('heading', { name: 'Will you ask for financial aid?' })).toBeVisible()
  await page.getByRole('button', { name: 'Not sure' }).click()

  await page.getByLabelText('Scale', { exact: true }).selectOptions('100-point scale')
  await expect.element(page.getByText(/No published rule turns it into a GPA/)).toBeVisible()
  await page.getByLabelText('Your GPA', { exact: true }).fill('940')
  await buttonIn('What is your GPA?', 'Save').click()
  await expect.element(page.getByText('On this scale, it must be a number from 0 to 100.')).toBeVisible()
  await page.getByLabelText('Your GPA', { exact: true }).fill('94')
  await buttonIn('What is your GPA?', 'Save').click()
  await expect
    .poll(() => asked.filter(({ key }) => key.startsWith('PATCH')).map(({ input }) => input))
    .toEqual([
      { state: null, country: 'KE' },
      { asksForAid: 'unsure' },
      { ownGpa: { scale: '100', grade: '94' } },
    ])
})

test('a student who skips a question is asked the next, and not the same again', async () => {
  const { asked } = await openPage('/dashboard', { me: senior })
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible()
  await buttonIn('Where do you live?', 'Skip for now').click()
  await expect.element(page.getByRole('heading', { name: 'What is your GPA?' })).toBeVisible()
  await buttonIn('What is your GPA?', 'Skip for now').click()
  await expect.element(page.getByRole('heading', { name: 'What is your GPA?' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Begin Your Profile' })).toBeVisible()
  expect(asked.filter(({ key }) => key === 'PATCH /me').map(({ input }) => input)).toEqual([
    { skippedQuestions: ['home'] },
    { skippedQuestions: ['home', 'gpa'] },
  ])
})

test('what was skipped on another device is not asked on Home, and waits on the profile', async () => {
  const me: Partial<Me> = { ...senior, skippedQuestions: ['home', 'gpa'] }
  await openPage('/dashboard', { me })
  await expect.element(page.getByRole('link', { name: 'Begin Your Profile' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).not.toBeInTheDocument()
  await openPage('/profile', { me })
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument()
})

test('on a phone a new student sees on the profile how to go on, before the question', async () => {
  await openPage('/profile', { me: senior, width: 390, height: 844 })
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible()
  const { bottom } = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect()
  expect(bottom).toBeLessThan(844 - 56)
})
