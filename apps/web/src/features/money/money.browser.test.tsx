import { held } from '@bearings/client/testing/answers'
import { givenEntry } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'
import { expectWhole, shapeOf } from '#testing/shapes.ts'

const familySize = page.getByLabelText('Family size')
const income = page.getByLabelText('Parents’ adjusted gross income')
const calculate = page.getByRole('button', { name: 'Calculate My Index' })

test('a family on a phone sees its index at once after the last answer', async () => {
  await openPage('/financial/aid-calculator', { width: 390, height: 844 })
  await familySize.fill('4')
  await income.fill('62000')
  await calculate.click()
  await expect.element(page.getByText('Your Student Aid Index')).toBeInViewport()
  // 7,395 − 740: above it there may still be the minimum grant.
  const end = await shapeOf(page.getByText('6,655, calculated grant ends'))
  expect(end.left).toBeGreaterThan((await shapeOf(page.getByText('−1,500', { exact: true }))).right)
})

test('a parent who has never seen the calculator has its first result after two answers and one press', async () => {
  await openPage('/financial/aid-calculator')
  await expect.element(familySize).toBeVisible()
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select)')]
  const asked = fields.filter((field) => field.offsetParent !== null && field.value === '')
  expect(asked.length).toBeLessThanOrEqual(10)
  await familySize.fill('4')
  await income.fill('62000')
  await calculate.click()

  await expect.element(page.getByText('Your Student Aid Index')).toBeVisible()
  await expect.element(page.getByText(/Pell Grant/).first()).toBeVisible()
})

test('a family whose business lost more than it earned writes the loss, and reads it in the worksheet', async () => {
  await openPage('/financial/aid-calculator')
  await expect.element(income).toHaveAccessibleDescription(/A loss has a minus sign\./)
  await familySize.fill('4')
  await income.fill('(20,000)')
  await calculate.click()

  await page.getByRole('button', { name: /^Show all \d+ lines$/ }).click()
  const lines = page.getByRole('table', { name: 'All lines' })
  await expect
    .element(lines.getByRole('row', { name: 'Available income' }).first())
    .toHaveTextContent('−66,590')
  await expect.element(lines.getByRole('row', { name: 'Student Aid Index' })).toHaveTextContent('−1,500')
})

test('a student whose parent has remarried writes what the stepparent earned', async () => {
  await openPage('/financial/aid-calculator')
  const parents = page.getByLabelText('Parents', { exact: true })
  await expect.element(parents).toHaveAccessibleDescription(/with a spouse if married/)
  await parents.selectOptions('Married, to each other or to a stepparent')
  await page.getByRole('button', { name: 'More questions, for a more accurate result' }).click()
  await expect.element(page.getByLabelText('Earned from work, second parent or stepparent')).toBeVisible()
  await parents.selectOptions('One parent, not married')
  await expect
    .element(page.getByLabelText('Earned from work, second parent or stepparent'))
    .not.toBeInTheDocument()
})

test('a family with the credit for a marketplace health plan reads that it is a benefit, and of which years', async () => {
  await openPage('/financial/aid-calculator')
  await page.getByRole('button', { name: 'More questions, for a more accurate result' }).click()
  const benefits = page.getByLabelText('Federal benefits')
  await expect.element(benefits).toHaveAccessibleDescription(/marketplace health plan/)
  await page.getByLabelText('Award year').selectOptions('2026-27')
  await expect.element(benefits).toHaveAccessibleDescription(/^In 2024 or 2025:/)
})

test('who changes the answers by keyboard goes on at the form', async () => {
  await openPage('/financial/aid-calculator')
  await familySize.fill('4')
  await income.fill('62000')
  await press(calculate, '{Enter}')

  await press(page.getByRole('button', { name: 'Change Answers' }), '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Your family' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Award year')).toHaveFocus()
})

test('on the smallest phone, a student reads all of what offers more questions', async () => {
  await openPage('/financial/aid-calculator', { width: 320, height: 640 })
  const more = page.getByRole('button', { name: 'More questions, for a more accurate result' })
  await expectWhole(more.getByText('More questions'))
  const form = more.element().closest('form')!.getBoundingClientRect()
  expect((await shapeOf(more)).right).toBeLessThanOrEqual(form.right)
})

test('a state that is chosen while the budget is being saved stays chosen', async () => {
  const saved = held({ budget: 25_000 })
  await openPage('/financial/net-price', { answers: { 'PATCH /money/finances': saved.answer } })
  const budget = page.getByLabelText('What your family can pay a year')
  const state = page.getByLabelText('Your state or country')
  await budget.fill('25000')
  await page.getByRole('button', { name: 'Save' }).click()
  await state.selectOptions('US-KS')

  saved.release()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(budget).toHaveValue('25,000')
  await expect.element(state).toHaveValue('US-KS')
})

test('a family that knows what it can pay a month reads and saves what that is a year', async () => {
  const saved = held({ budget: 3000 })
  await openPage('/financial/net-price', { answers: { 'PATCH /money/finances': saved.answer } })
  await page.getByLabelText('Counted').selectOptions('month')
  await page.getByLabelText('What your family can pay a month').fill('250')
  await expect.element(page.getByText('That is $3,000 a year')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  saved.release()
  await expect.element(page.getByLabelText('What your family can pay a year')).toHaveValue('3,000')
})

test('who adds an offer begins at its first field', async () => {
  await openPage('/financial/offers', {
    answers: { 'GET /schools/list': [givenEntry({ name: 'Reed College' })] },
  })
  await page.getByRole('button', { name: 'Add an Offer' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('School')).toHaveFocus()
})
