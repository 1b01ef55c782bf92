import { held } from '@bearings/client/testing/answers'
import type { Answers } from '@bearings/client/testing/fake-server'
import type { FamilyMoney } from '@bearings/domain/family/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const nadia = {
  id: crypto.randomUUID(),
  linkId: crypto.randomUUID(),
  fullName: 'Nadia New',
  relation: 'mother',
  isPaused: false,
  parts: { deadlines: true, list: true, money: true, letters: true, essays: true },
} as const
const income = page.getByLabelText('Parents’ adjusted gross income')
const saveAnswers = page.getByRole('button', { name: 'Save for Our Prices' })

/** The answers about a guardian's child, which keep what is filled in. The first one may wait. */
function filledIn(wait = Promise.resolve()): Answers {
  let money: Partial<FamilyMoney> = { budget: 20_000, state: 'OH', answers: null, showsBudget: false }
  let waiting: Promise<void> | null = wait
  return {
    'GET /family/children': [nadia],
    'GET /family/children/{id}/money': () => money,
    'PUT /family/children/{id}/money': async (given) => {
      const before = waiting
      waiting = null
      await before
      return (money = given as Partial<FamilyMoney>)
    },
  }
}

async function calculate() {
  await page.getByLabelText('Family size').fill('4')
  await income.fill('84,600')
  await page.getByRole('button', { name: 'Calculate My Index' }).click()
}

test('a mother who changes her answers before she has saved them finds them in the form, and none once she has deleted them', async () => {
  await openPage('/family/money', { as: 'guardian', answers: filledIn() })
  await calculate()
  await page.getByRole('button', { name: 'Change Answers' }).click()
  await expect.element(income).toHaveValue('84600')
  await expect.element(page.getByRole('heading', { name: 'Your family', exact: true })).toHaveFocus()
  await calculate()
  await saveAnswers.click()
  await page.getByRole('button', { name: 'Delete Answers' }).click()
  await expect.element(income).toHaveValue('')
})

test('a mother who saves her answers while her budget is still on its way keeps both', async () => {
  const { answer, release } = held(undefined)
  const { asked } = await openPage('/family/money', { as: 'guardian', answers: filledIn(answer()) })
  const saved = () => asked.filter(({ key }) => key === 'PUT /family/children/{id}/money')
  await calculate()
  await page.getByLabelText(/What your family can pay/).fill('31,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => saved()).toHaveLength(1)
  await saveAnswers.click()
  release()
  await expect.poll(() => saved().at(-1)?.input).toMatchObject({ budget: 31_000, answers: { familySize: 4 } })
})
