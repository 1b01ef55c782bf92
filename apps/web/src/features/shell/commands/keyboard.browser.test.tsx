import { held } from '@bearings/client/testing/answers'
import { givenEntry, givenEssay } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectFocusIn, expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const heading = page.getByRole('heading', { level: 1 })
const bar = page.getByRole('dialog', { name: 'Jump to' })
const chosen = () => document.querySelector('[data-combobox-selected]')?.textContent

test('a student jumps to a school by the beginning of its name', async () => {
  const [aster, birch] = [givenEntry({ name: 'Aster College' }), givenEntry({ name: 'Birch College' })]
  await openPage('/dashboard', { answers: { 'GET /schools/list': [aster, birch] } })
  await expect.element(heading).toBeVisible()

  await userEvent.keyboard('{Control>}k{/Control}')
  await bar.getByRole('combobox').fill('bir')
  await expect.element(bar.getByRole('option').first()).toHaveTextContent('Birch College')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => location.pathname).toBe(`/schools/${birch.id}/research`)
  await expectGone(bar)
})

test('a student who leaves the bar again goes on where they opened it', async () => {
  await openPage('/dashboard')
  const opener = page.getByRole('button', { name: /^Jump to/ })
  await press(opener, '{Enter}')
  await expectFocusIn(bar)
  await userEvent.keyboard('{Escape}')
  await expectGone(bar)
  await expect.element(opener).toHaveFocus()
})

test('a student who has gone to a command stays at it when their schools come a moment later', async () => {
  const list = held([givenEntry({ name: 'Sequoia College' })])
  await openPage('/settings', { answers: { 'GET /schools/list': list.answer } })
  await expect.element(heading).toHaveTextContent('Settings')

  await userEvent.keyboard('{Control>}k{/Control}')
  await bar.getByRole('combobox').fill('s')
  await expect.element(bar.getByRole('option').nth(1)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  const label = bar.getByRole('option').nth(1).element().textContent
  await expect.poll(chosen).toBe(label)
  list.release()
  await expect.element(bar.getByRole('option', { name: 'Sequoia College' })).toBeVisible()
  expect(chosen()).toBe(label)
})

test('single keys go from page to page and from row to row, and never while one types', async () => {
  await openPage('/dashboard', { answers: { 'GET /essays': [givenEssay({ promptName: 'Why us?' })] } })
  await expect.element(heading).toBeVisible()
  const dialog = page.getByRole('dialog')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await userEvent.keyboard('ge')
  await expect.element(page.getByRole('link', { name: 'Why us?' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('link', { name: 'Why us?' })).toHaveFocus()
  await userEvent.keyboard('c')
  const field = dialog.getByRole('textbox').first()
  await field.click()
  await userEvent.keyboard('gs?')
  await expect.element(field).toHaveValue('gs?')

  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await userEvent.keyboard('?')
  await expect.element(sheet).toBeVisible()
  await expectAccessible()
  await sheet.getByRole('switch', { name: 'Single keys' }).click()
  await expect.element(sheet.getByRole('switch', { name: 'Single keys' })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expectGone(sheet)
  await userEvent.keyboard('?{Control>}k{/Control}')
  await expect.element(bar).toBeVisible()
  await expectGone(sheet)
})

test('the command bar leads to the recommenders, and adds one', async () => {
  await openPage('/dashboard')
  await expect.element(heading).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await bar.getByRole('combobox').fill('letters of')
  await bar.getByRole('option', { name: /^Recommenders/ }).click()
  await expect.element(heading).toHaveTextContent('Recommenders')

  await userEvent.keyboard('{Control>}k{/Control}')
  await bar.getByRole('combobox').fill('add rec')
  await bar.getByRole('option', { name: 'Add Recommender' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Add Recommender' })).toBeVisible()
})
