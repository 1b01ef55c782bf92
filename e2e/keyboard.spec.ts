import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('a student jumps to a school by the beginning of its name', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await givenEntry(running.db, student, { name: 'Birch College' })
  await signInAs(student)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Jump to' })
  await bar.getByRole('combobox').fill('bir')
  await expect(bar.getByRole('option').first()).toContainText('Birch College')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Birch College' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

for (const [place, button, around] of [
  ['a dialog', 'Add School', 'Add School to My List'],
  ['a popover', /Change plan, deadline and major/, undefined],
] as const)
  test(`a student who closes a list of plans with Escape stays in ${place}, and the next Escape leaves it`, async ({
    page,
    running,
    signInAs,
  }) => {
    const student = await givenUser(running.db, 'student')
    await givenEntry(running.db, student, { name: 'Aster College' })
    await signInAs(student)
    await page.goto('/schools')
    await page.getByRole('button', { name: button }).first().click()
    const form = page.getByRole('dialog', around ? { name: around } : {})
    if (around) {
      await form.getByRole('combobox', { name: 'School' }).fill('Hillside')
      await form.getByRole('option', { name: /Add it by hand/ }).click()
    }
    const plan = form.getByLabel('Plan')
    const isOpen = () => plan.evaluate((select) => select.matches(':open'))
    await plan.click()
    expect(await isOpen()).toBe(true)

    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect(plan).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(plan).toBeHidden()
  })

test('a student who closes a list in the filter sheet with Escape stays in the sheet, and the next Escape leaves it', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schools/find')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const major = sheet.getByRole('combobox', { name: 'Major' })
  await major.click()
  const majors = sheet.getByRole('listbox')
  await expect(majors).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(majors).toBeHidden()
  await expect(major).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('a student who has gone to a command stays at it when their schools come a moment later', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Sequoia College' })
  await signInAs(student)
  let goOn = () => {}
  const later = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/api\/v1\/schools\/list$/, async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Jump to' })
  await bar.getByRole('combobox').fill('s')
  await expect(bar.getByRole('option').nth(1)).toBeVisible()
  await bar.getByRole('combobox').press('ArrowDown')
  const second = bar.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('data-combobox-selected')
  const label = (await second.textContent())!
  goOn()
  await expect(bar.getByRole('option', { name: 'Sequoia College' })).toBeVisible()
  await expect(bar.locator('[data-combobox-selected]')).toHaveText(label)
})

test('single keys go from page to page and from row to row, and never while one types', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEssay(running.db, student, { promptName: 'Why this college?' })
  await signInAs(student)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // At once, because the second key counts only for a moment.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('e')])
  await expect(page.getByRole('link', { name: 'Why this college?' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Why this college?' })).toBeFocused()
  await page.keyboard.press('c')
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.pressSequentially('gs?')
  await expect(field).toHaveValue('gs?')
  await expect(page).toHaveURL(/\/essays/)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectAccessible(page)
  await sheet.getByRole('switch', { name: 'Single keys' }).click()
  await expect(sheet.getByRole('switch', { name: 'Single keys' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Jump to' })).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('who decides against removing a school is back at its button', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')
  const button = page.getByRole('button', { name: 'Remove: Aster College' })
  await button.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
})

test('the page behind a dialog stays where the student left it, whatever keys and wheel do', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  for (let number = 10; number < 30; number++)
    await givenEntry(running.db, student, { name: `College ${number}` })
  await signInAs(student)
  await page.goto('/schools')
  await expect(page.getByRole('link', { name: 'Research: College 29' })).toBeVisible()
  await page.mouse.move(640, 360)
  await page.mouse.wheel(0, 300)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBe(300)

  await page.getByRole('button', { name: 'Remove: College 20' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  const opened = await scrolled()
  await page.keyboard.press('PageDown')
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, 100)
  await expect.poll(scrolled).toBe(opened + 100)
})

test('who removes a school goes on at the next one', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  for (const name of ['Aster College', 'Birch College']) await givenEntry(running.db, student, { name })
  await signInAs(student)
  await page.goto('/schools?sort=name')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

  await row('Aster College')
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(row('Aster College')).toHaveCount(0)
  await expect(row('Birch College').getByRole('button', { name: /^Remove/ })).toBeFocused()
})

test('who leaves a dialog is back at the button that opened it', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'student'))
  for (const [address, name] of [
    ['/recommenders', 'Add Recommender'],
    ['/essays', 'Add Essay'],
  ] as const) {
    await page.goto(address)
    const button = page.getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await button.press('Enter')
    await expect(dialog.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('who went on from adding a school to pasting a list is back at the button that opened the first', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')
  const button = page.getByRole('button', { name: 'Add School' })
  await button.press('Enter')
  const first = page.getByRole('dialog', { name: 'Add School to My List' })
  await first.getByRole('button', { name: 'Have a list already? Paste it' }).press('Enter')
  const list = page.getByRole('dialog', { name: 'Paste a list' })
  await expect(list.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test('who presses Tab while a dialog waits for the server stays in it, and is back at its button once it has answered', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/essays')
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })
  await dialog.getByRole('textbox').first().fill('Why this college')
  const add = dialog.getByRole('button', { name: 'Add Essay' })
  const answers: (() => Promise<void>)[] = []
  await page.route('**/api/v1/essays', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    answers.push(() => route.fulfill({ status: 409, json: { error: { code: 'CONFLICT' } } }))
  })

  await add.press('Enter')
  await expect(add).toBeDisabled()
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect.poll(() => answers.length).toBe(1)
  await answers[0]!()
  await expect(add).toBeEnabled()

  await add.press('Enter')
  await expect.poll(() => answers.length).toBe(2)
  await expect(dialog).toBeFocused()
  await answers[1]!()
  await expect(add).toBeFocused()
})

test('who exports a list keeps their place, although the button cannot be pressed meanwhile', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenEntry(running.db, student, { name: 'Aster College' })
  await signInAs(student)
  await page.goto('/schools')
  const button = page.getByRole('button', { name: 'Export CSV' })
  const release = await holdRequests(page, /\/schools\/list\/export/)
  const downloaded = page.waitForEvent('download')

  await button.press('Enter')
  await expect(button).toBeDisabled()
  await expect(page.locator('body')).toBeFocused()
  release()
  await downloaded

  await expect(button).toBeFocused()
})

test('a student who keeps the account before the page is there goes on at its heading', async ({
  page,
  running,
  signInAs,
}) => {
  const eraseAfter = new Date(Date.now() + 5 * 86_400_000)
  await signInAs(await givenUser(running.db, 'student', { eraseAfter }))
  const release = await holdRequests(page, /\/schools\/list(\?|$)/)
  await page.goto('/schools')

  await page.getByRole('button', { name: 'Keep my account' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden()
  release()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('who cannot remove a school is back at its own row', async ({ page, running, signInAs }) => {
  const student = await givenUser(running.db, 'student')
  for (const name of ['Aster College', 'Birch College']) await givenEntry(running.db, student, { name })
  await signInAs(student)
  await page.route('**/api/v1/schools/list/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403 }) : route.continue(),
  )
  await page.goto('/schools?sort=name')
  const remove = page.getByRole('button', { name: 'Remove: Aster College' })
  await remove.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')

  await expect(page.getByText(/Failed to remove school/)).toBeVisible()
  await expect(remove).toBeFocused()
})
