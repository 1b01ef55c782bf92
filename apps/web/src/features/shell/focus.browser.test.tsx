import { held, refused } from '@bearings/client/testing/answers'
import { givenEntry } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectFocusIn, expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const dialog = page.getByRole('dialog')
const aster = givenEntry({ name: 'Aster College' })
const birch = givenEntry({ name: 'Birch College' })
const remove = page.getByRole('button', { name: 'Remove: Aster College' })

for (const [place, button] of [
  ['a dialog', 'Add School'],
  ['a popover', /Change plan, deadline and major/],
] as const)
  test(`a student who closes a list of plans with Escape stays in ${place}, and the next Escape leaves it`, async () => {
    await openPage('/schools', { answers: { 'GET /schools/list': [aster] } })
    await page.getByRole('button', { name: button }).first().click()
    if (place === 'a dialog') {
      await dialog.getByRole('combobox', { name: 'School' }).fill('Hillside')
      await dialog.getByRole('option', { name: /Add it by hand/ }).click()
    }
    const plan = dialog.getByLabelText('Plan')
    const isOpen = () => plan.element().matches(':open')
    await plan.click()
    await expect.poll(isOpen).toBe(true)

    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    await expect.element(plan).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await expectGone(plan)
  })

test('who decides against removing a school is back at its button', async () => {
  await openPage('/schools', { answers: { 'GET /schools/list': [aster] } })
  await press(remove, '{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await expect.element(remove).toHaveFocus()
})

test('the page behind a dialog stays where the student left it, whatever keys and wheel do', async () => {
  const list = Array.from({ length: 20 }, (_, at) => givenEntry({ name: `College ${at + 10}` }))
  await openPage('/schools', { answers: { 'GET /schools/list': list } })
  await expect.element(page.getByRole('link', { name: 'Research: College 29' })).toBeVisible()
  window.scrollTo({ top: 300, behavior: 'instant' })

  await press(page.getByRole('button', { name: 'Remove: College 20' }), '{Enter}')
  await expectFocusIn(dialog)
  const opened = window.scrollY
  expect(opened).toBeGreaterThan(0)
  await userEvent.keyboard('{PageDown}')
  await dialog.wheel({ delta: { y: 300 } })
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await page.getByRole('button', { name: 'Remove: College 20' }).wheel({ delta: { y: 100 } })
  await expect.poll(() => window.scrollY).toBe(opened + 100)
})

test('who removes a school goes on at the next one', async () => {
  let list = [aster, birch]
  const answers = {
    'GET /schools/list': () => list,
    'DELETE /schools/list/{id}': () => void (list = [birch]),
  }
  await openPage('/schools?sort=name', { answers })
  await press(remove, '{Enter}')
  await press(dialog.getByRole('button', { name: 'Remove' }), '{Enter}')
  await expectGone(remove)
  await expect.element(page.getByRole('button', { name: 'Remove: Birch College' })).toHaveFocus()
})

test('who cannot remove a school is back at its own row', async () => {
  const answers = {
    'GET /schools/list': [aster, birch],
    'DELETE /schools/list/{id}': refused('FORBIDDEN'),
  }
  await openPage('/schools?sort=name', { answers })
  await press(remove, '{Enter}')
  await press(dialog.getByRole('button', { name: 'Remove' }), '{Enter}')

  await expect.element(page.getByText(/Failed to remove school/)).toBeVisible()
  await expect.element(remove).toHaveFocus()
})

for (const [path, name] of [
  ['/recommenders', 'Add Recommender'],
  ['/essays', 'Add Essay'],
] as const)
  test(`who leaves the dialog ${name} is back at the button that opened it`, async () => {
    await openPage(path)
    const button = page.getByRole('button', { name }).first()
    await press(button, '{Enter}')
    await expectFocusIn(dialog)
    await userEvent.keyboard('{Escape}')
    await expectGone(dialog)
    await expect.element(button).toHaveFocus()
  })

test('who went on from adding a school to pasting a list is back at the button that opened the first', async () => {
  await openPage('/schools', { answers: { 'GET /schools/list': [aster] } })
  const button = page.getByRole('button', { name: 'Add School' })
  await press(button, '{Enter}')
  await expectFocusIn(dialog)
  await press(dialog.getByRole('button', { name: 'Have a list already? Paste it' }), '{Enter}')
  const list = page.getByRole('dialog', { name: 'Paste a list' })
  await expectFocusIn(list)
  await userEvent.keyboard('{Escape}')
  await expectGone(list)
  await expect.element(button).toHaveFocus()
})

test('who presses Tab while a dialog waits for the server stays in it, and is back at its button once it has answered', async () => {
  let answer = held(refused('TOO_MANY'))
  await openPage('/essays', { answers: { 'POST /essays': () => answer.answer() } })
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  await dialog.getByRole('textbox').first().fill('Why this college')
  const add = dialog.getByRole('button', { name: 'Add Essay' })

  await press(add, '{Enter}')
  await expect.element(add).toBeDisabled()
  await expect.element(dialog).toHaveFocus()
  await userEvent.tab()
  await expectFocusIn(dialog)
  answer.release()
  await expect.element(add).toBeEnabled()

  answer = held(refused('TOO_MANY'))
  await press(add, '{Enter}')
  await expect.element(dialog).toHaveFocus()
  answer.release()
  await expect.element(add).toHaveFocus()
})

test('a student who keeps the account before the page is there goes on at its heading', async () => {
  const eraseAfter = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const list = held([aster])
  await openPage('/schools', {
    me: { eraseAfter },
    answers: {
      'GET /schools/list': list.answer,
      'DELETE /me/erasure': { timeZone: 'America/New_York', role: 'student' },
    },
  })
  const keep = page.getByRole('button', { name: 'Keep my account' })

  await press(keep, '{Enter}')
  await expectGone(keep)
  list.release()

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
