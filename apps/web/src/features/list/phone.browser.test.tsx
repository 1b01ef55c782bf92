import { givenEntry, givenListedCollege, givenSchool } from '@bearings/client/testing/given'
import { usualMix } from '@bearings/domain/matching/parameters'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGone } from '#testing/hands.ts'
import { listed } from '#testing/listed.ts'
import { openPage } from '#testing/open-page.tsx'
import { overlaps, shapeOf, wordsIn } from '#testing/shapes.ts'

const phone = { width: 390, height: 844 }
const smallest = { width: 320, height: 640 }

test('how late a school is stands clear below a plan of two lines', async () => {
  const today = todayIn('America/New_York', new Date())
  const late = {
    plan: 'restrictive_early_action',
    deadline: addDays(today, -24),
    deadlineState: 'own',
  } as const
  await openPage('/schools', { ...phone, answers: { 'GET /schools/list': [givenEntry(late)] } })

  const plan = await wordsIn(page.getByText('Restrictive Early Action'))
  const words = await shapeOf(page.getByRole('row').getByText('24 days late'))
  expect(words.top - plan.bottom).toBeGreaterThanOrEqual(2)
})

test('a student sees the first college of a list in the upper half of a phone, below its balance in one low row', async () => {
  const entry = givenEntry({ name: 'Aster College', college: givenListedCollege({ admissionRate: 0.6 }) })
  await openPage('/schools', {
    ...phone,
    answers: { ...listed(entry), 'GET /schools/list/target': usualMix },
  })

  const balance = page.getByRole('region', { name: 'Balance of your list' })
  expect((await shapeOf(balance)).height).toBeLessThan(92)
  expect((await shapeOf(page.getByRole('row', { name: /Aster/ }))).top).toBeLessThan(phone.height / 2)
  expect((await shapeOf(page.getByLabelText('Sort by'))).width).toBeGreaterThan(140)
  await balance.getByRole('button', { name: 'Suggest schools' }).click()
  await expect.element(balance.getByText('Reach aim 3')).toBeVisible()
  await expect.element(balance.getByRole('button', { name: 'Set your mix' })).toBeVisible()
})

test('on the smallest phone, nothing of a school lies on something else', async () => {
  const entry = givenEntry({
    name: 'University of Northern Aster',
    plan: 'restrictive_early_action',
    deadline: '2099-11-01',
    deadlineState: 'own',
  })
  await openPage('/schools', { ...smallest, answers: { 'GET /schools/list': [entry] } })

  const card = page.getByRole('row', { name: /Aster/ })
  const name = await shapeOf(card.getByText('University of Northern Aster').first())
  const status = await shapeOf(card.getByLabelText('Status'))
  const plan = await shapeOf(card.getByRole('button', { name: /Change plan/ }))
  const research = await shapeOf(card.getByRole('link', { name: /^Research/ }))
  expect(overlaps(name, status)).toBe(false)
  expect(overlaps(plan, research)).toBe(false)
})

test('a student on her first day sees her next step without scrolling', async () => {
  await openPage('/dashboard', phone)
  await expect.element(page.getByRole('button', { name: 'I have graduated' })).toBeInViewport({ ratio: 1 })
})

test('a student who has answered the first questions sees her next step without scrolling', async () => {
  await openPage('/dashboard', {
    ...phone,
    me: { graduationYear: 2027 },
    answers: {
      'GET /money/finances': { state: 'OH' },
      'GET /profile': { profile: { ...emptyAnswers, gpaUnweighted: 3.8, updatedAt: null } },
    },
  })
  await expect.element(page.getByRole('link', { name: 'Begin Your Profile' })).toBeInViewport({ ratio: 1 })
})

test('the grade that is chosen stands whole among the others', async () => {
  await openPage('/deadlines/timeline', { ...phone, me: { graduationYear: 2027 } })
  const chosen = page.getByRole('button', { name: '12th grade' })
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chosen).toBeInViewport({ ratio: 1 })
})

test('a college that is found stands above its place, and not beside it', async () => {
  const found = givenSchool({ name: 'Oberlin College', location: 'Oberlin, OH' })
  await openPage('/schools?add=true', { ...phone, answers: { 'GET /schools/catalog': [found] } })
  await page.getByRole('combobox', { name: 'School' }).fill('Oberlin')

  const option = page.getByRole('option', { name: /Oberlin College/ })
  const name = await shapeOf(option.getByText('Oberlin College'))
  const place = await shapeOf(option.getByText('Oberlin, OH'))
  expect(place.top).toBeGreaterThanOrEqual(name.bottom - 1)
})

test('a plan is changed in a sheet that fits the phone, and its button tells what is kept', async () => {
  const aster = givenEntry({ name: 'Aster College', plan: 'regular' })
  const { asked } = await openPage('/schools', { ...phone, answers: listed(aster) })
  const plan = page.getByRole('button', { name: /Change plan, deadline and major: Aster College/ })
  await plan.click()
  const sheet = page.getByRole('dialog', { name: 'Aster College' })
  await expect.element(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 0.99 })
  const major = sheet.getByLabelText('Major')
  await major.fill('Botany')
  await userEvent.keyboard('{Enter}')
  await expectGone(sheet)
  expect(asked.find(({ key }) => key === 'PATCH /schools/list/{id}')?.input).toMatchObject({
    major: 'Botany',
  })

  await plan.click()
  await expect.element(major).toHaveValue('Botany')
})

test('a student who has not said where they live reads whole whose price a school card shows', async () => {
  const figure = (value: number, unit: 'usd' | 'share') => ({
    value,
    unit,
    label: 'Price',
    year: '2023-24',
    source: 'Survey',
  })
  const kansas = givenEntry({
    name: 'Kansas State University',
    location: 'Manhattan, KS',
    college: givenListedCollege({
      state: 'KS',
      control: 'public',
      admissionRate: 0.79,
      cost: 27_000,
      tuitionInState: 10_900,
      tuitionOutOfState: 28_000,
      netPrices: { upTo30k: 14_000, from30k: 15_000, from48k: 18_000, from75k: 22_000, from110k: 24_000 },
    }),
    figures: {
      admissionRate: figure(0.79, 'share'),
      netPrice: figure(18_000, 'usd'),
      cost: figure(27_000, 'usd'),
      sat: null,
      undergraduates: null,
      testPolicy: null,
    },
  })
  await openPage('/schools', { ...phone, answers: listed(kansas) })
  const card = page.getByRole('row', { name: /Kansas State/ })
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    const note = await shapeOf(card.getByText(/^average, out of state; \$[\d,]+ in state$/))
    const price = await shapeOf(card.getByText(/^\$\d/))
    const rate = await shapeOf(card.getByText(/^\d+%$/))
    const town = await shapeOf(card.getByText('Manhattan, KS'))
    expect(note.width).toBeGreaterThan(0)
    for (const one of [rate, town])
      for (const other of [price, note]) expect(overlaps(one, other)).toBe(false)
  }
})
