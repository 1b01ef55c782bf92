import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import type { Locator, Page } from '@playwright/test'
import { expect, waitForPreloads, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('a student fills in the four steps and is at 100 %', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await page.getByLabel('Gender').selectOption('Prefer not to say')
  await page.getByLabel('Citizenship').selectOption('U.S. citizen')
  await page.getByLabel('Race / Ethnicity').selectOption('Prefer not to say')
  await page.getByLabel('Income bracket').selectOption('$60,000 to $100,000')
  await page.getByLabel('First-generation college student').getByLabel('Yes').check()
  await page.getByLabel('High school').fill('East Anchorage')
  await page.getByRole('option', { name: /Bettye Davis East Anchorage/ }).click()
  await page.getByLabel('Class rank').fill('12 of 340')
  await next(page, 'Background information saved')

  await expect(page.getByRole('heading', { name: 'Academic Profile' })).toBeFocused()
  await expect(page.getByLabel('High school')).toHaveValue(
    'Bettye Davis East Anchorage High School, Anchorage, AK',
  )
  await expect(page.getByLabel('Class rank')).toHaveValue('12 of 340')
  await page.getByLabel('Unweighted GPA').fill('3.78')
  await page.getByLabel('Weighted GPA', { exact: true }).fill('4.31')
  await page.getByLabel('SAT score').fill('1390')
  await page.getByLabel('AP/IB courses').fill('calculus bc')
  await page.getByRole('option', { name: /AP Calculus BC/ }).click()
  await page.getByLabel('Score in AP Calculus BC').selectOption('Score 5')
  await page.getByLabel('AP/IB courses').fill('calc')
  await page.getByRole('option', { name: /AP Calculus AB/ }).waitFor()
  await page.getByLabel('AP/IB courses').press('Enter')
  await expect(page.getByLabel('Score in AP Calculus AB')).toBeVisible()
  await page.getByLabel('Current courses').fill('Marine biology')
  await page.getByLabel('Current courses').press('Enter')
  // Typed without pressing Enter, and saved nevertheless.
  await page.getByLabel('Current courses').fill('Spanish IV')
  await next(page, 'Academic information saved')

  await page.getByLabel('Name').fill('School newspaper')
  await page.getByLabel('Position', { exact: true }).fill('Science editor')
  await page.getByLabel('Years involved', { exact: true }).selectOption('3 years')
  await page.getByLabel('Description').fill('Edited the science page.')
  await page.getByRole('button', { name: 'Add Activity' }).click()
  await page.getByLabel('Leadership positions').fill('Sci')
  await page.getByRole('option', { name: /Science editor/ }).click()
  await page.getByLabel('Total years involved').selectOption('3 years')
  await next(page, 'Activities information saved')

  await page.getByLabel('Name').fill('Essay prize')
  await page.getByLabel('Level').selectOption('State Level')
  await page.getByLabel('Description').fill('Second of 210 entries.')
  await page.getByRole('button', { name: 'Add Award' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Awards information saved')).toBeVisible()

  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(4)
  await page.goto('/profile/edit/1')
  await expect(page.getByLabel('Score in AP Calculus BC')).toHaveValue('5')
  await expect(page.getByLabel('Added').getByText('Spanish IV')).toBeVisible()
})

test('a student who is asked for income or grades comes to the step that takes them', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/financial/net-price')
  await page.getByRole('link', { name: 'your profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Background Information' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/edit\/0$/)

  await page.goto('/schools/find/110662')
  await page.getByRole('link', { name: 'Add your GPA to your profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Academic Profile' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/edit\/1$/)
})

test('a student who leaves while a step is being saved is not called back', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.goto('/profile/edit/1')
  const release = await holdRequests(page, /\/profile\/academic/)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Essays' }).click()
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()

  release()
  await expect(page.getByText('Academic information saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Essay Management' })).toBeVisible()
  await expect(page).toHaveURL('/essays')
})

test('Next says what is missing, and a step may wait', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile/edit/0')
  await page.getByLabel('Gender').selectOption('Female')

  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByLabel('Citizenship')).toBeFocused()
  await expect(page.getByText('Choose Yes or No.')).toBeVisible()
  await page.getByRole('button', { name: 'Save and finish later' }).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Gender')).toHaveValue('female')
  await expect(page.getByText('Restored what you typed')).toBeHidden()
})

test('a student completes the background without naming their citizenship', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.goto('/profile/edit/0')

  await page.getByRole('checkbox', { name: 'Prefer not to say' }).check()
  await expect(page.getByLabel('Citizenship')).toHaveValue('')
  await next(page, 'Background information saved')
  await page.goto('/profile/edit/0')
  await expect(page.getByRole('checkbox', { name: 'Prefer not to say' })).toBeChecked()

  await page.getByLabel('Citizenship').selectOption('Permanent resident')
  await expect(page.getByRole('checkbox', { name: 'Prefer not to say' })).not.toBeChecked()
})

test('numbers with commas are read, and a grade over the scale is explained where it stands', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.goto('/profile/edit/1')

  const grade = page.getByLabel('Unweighted GPA')
  await grade.fill('')
  await grade.pressSequentially('3,85')
  await expect(grade).toHaveValue('3.85')
  await grade.fill('4.2')
  const sat = page.getByLabel('SAT score')
  await sat.fill('')
  await sat.pressSequentially('1,390')
  await expect(sat).toHaveValue('1390')
  await sat.fill('2100')
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('An unweighted GPA must be from 0 to 4.')).toBeVisible()
  await page.getByLabel('Unweighted GPA').fill('88')
  await expect(page.getByText('ask your counselor for your GPA on this one')).toBeVisible()
  await expect(page.getByText('An SAT score must be from 400 to 1600.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save and finish later' })).toBeHidden()
})

test('a long error moves neither the field beside it nor, before it is there, the field below', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/profile/edit/1')
  const unweighted = page.getByLabel('Unweighted GPA')
  const weighted = page.getByLabel('Weighted GPA', { exact: true })
  const error = page.getByText('ask your counselor for your GPA on this one')
  const topOf = async (field: typeof error) => (await field.boundingBox())!.y
  const before = await topOf(weighted)
  expect(await topOf(unweighted)).toBe(before)

  await unweighted.fill('88')
  await unweighted.blur()
  await expect(error).toBeVisible()
  expect(await topOf(unweighted)).toBe(before)
  expect(await topOf(weighted)).toBe(before)

  await page.setViewportSize({ width: 390, height: 844 })
  const boxOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())!
  const gap = async (above: Locator, label: string) => {
    const { y, height } = (await above.boundingBox())!
    return Math.round((await boxOf(label)).y - y - height)
  }
  const afterError = await gap(error, 'Weighted GPA')
  expect(afterError).toBe(await gap(weighted, 'Your school’s own scale'))
})

test('what is typed outlasts a closed tab, and can be discarded', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.goto('/profile/edit/2')
  await page.getByLabel('Name').fill('Half an activ')
  await page.getByLabel('Total years involved').selectOption('4 years')
  await page.close()

  const again = await context.newPage()
  await again.goto('/profile')
  await expect(again.getByText('A draft is not saved yet')).toBeVisible()
  await again.goto('/profile/edit/2')
  await expect(again.getByText('Restored what you typed on')).toBeVisible()
  await expect(again.getByLabel('Name')).toHaveValue('Half an activ')
  await expect(again.getByLabel('Total years involved')).toHaveValue('4')

  await again.getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByLabel('Total years involved')).toHaveValue('3')
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByLabel('Name')).toHaveValue('Half an activ')
})

test('a student whose answer the server refuses reads which one, and keeps what they typed', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.route('**/api/v1/profile/background', (route) => {
    const fields = [{ path: 'classRank', message: 'Too long' }]
    return route.fulfill({ status: 400, json: { error: { code: 'INVALID_INPUT', fields } } })
  })
  await page.goto('/profile/edit/0')
  await page.getByLabel('Class rank').fill('1 of 340')

  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Error saving data' })).toContainText('Class rank')
  await expect(page.getByLabel('Class rank')).toHaveValue('1 of 340')
})

test('without a network nothing is lost, and saving works once it is back', async ({
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  // Uses another page, because the browser logs the lost network to the console.
  const page = await context.newPage()
  await page.goto('/profile/edit/0')
  await page.getByLabel('Class rank').fill('1 of 340')
  await waitForPreloads(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Error saving data')).toBeVisible()
  await expect(page.getByText('Please try again.')).toBeVisible()
  await expect(page.getByLabel('Class rank')).toHaveValue('1 of 340')
  // In a window where the message lies over the button, the button can still be pressed.
  await page.setViewportSize({ width: 1280, height: 620 })
  const isInReach = (button: Element) => {
    button.scrollIntoView({ block: 'end' })
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await page.getByRole('button', { name: 'Next' }).evaluate(isInReach)).toBe(true)

  await context.setOffline(false)
  await next(page, 'Background information saved')
  await expect(page.getByLabel('Class rank')).toHaveValue('1 of 340')
})

test('activities are moved, edited and removed without a mouse, and come back', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  await signInAs(student)
  await page.goto('/profile/edit/2')
  const cards = page.getByRole('list').filter({ hasText: 'Food pantry' }).getByRole('listitem')

  await page.getByRole('button', { name: 'Move Food pantry up' }).press('Enter')
  await expect(cards.first()).toContainText('Food pantry')
  await expect(page.getByRole('button', { name: 'Move Food pantry down' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit Food pantry' }).press('Enter')
  await page.getByLabel('Description').fill('x'.repeat(152))
  await expect(page.getByText('152 / 150 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Keep it to 150 characters or fewer.')).toBeVisible()
  await page.getByLabel('Description').fill('Every Saturday.')
  await page.getByLabel('Name').press('Enter')
  await expect(cards.first()).toContainText('Every Saturday.')

  await page.getByRole('button', { name: 'Remove Food pantry' }).press('Enter')
  await expect(page.getByText('Every Saturday.')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards.first()).toContainText('Every Saturday.')
  await next(page, 'Activities information saved')
})

test('a student writes an activity as the Common App asks for it, and copies it answer by answer', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { activities: [] })
  await signInAs(student)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profile/edit/2')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByLabel('Name').fill('Robotics team')
  await page.getByLabel('Activity type').selectOption('Robotics')
  await page.getByLabel('Position', { exact: true }).fill('x'.repeat(51))
  await expect(page.getByText('51 / 50 characters')).toBeVisible()
  await page.getByLabel('Organization', { exact: true }).fill('Columbus Robotics')
  await expect(page.getByText('17 / 100 characters')).toBeVisible()
  await page.getByLabel('Description').fill('Wrote the vision code.')
  await page.getByRole('checkbox', { name: '10', exact: true }).check()
  await page.getByRole('checkbox', { name: '11', exact: true }).check()
  await expect(page.getByLabel('Years involved', { exact: true })).toHaveValue('2')
  await page.getByLabel('Hours a week').fill('6')
  await page.getByLabel('Weeks a year').fill('40')
  await page.getByLabel('Time of year').selectOption('All year')
  await page.getByRole('button', { name: 'Add Activity' }).click()
  await expect(page.getByText('Keep it to 50 characters or fewer.')).toBeVisible()
  await page.getByLabel('Position', { exact: true }).fill('Programming lead')
  await page.getByRole('button', { name: 'Add Activity' }).click()
  await expect(page.getByText('Grades 10, 11 · 6 hours a week, 40 weeks a year · All year')).toBeVisible()
  await next(page, 'Activities information saved')

  await page.goto('/profile/edit/2')
  await page.getByRole('button', { name: 'Copy to the Common App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to the Common App' })
  const copyNext = dialog.getByRole('button', { name: 'Copy the next answer' })
  for (const text of ['Robotics', 'Programming lead', 'Columbus Robotics', 'Wrote the vision code.']) {
    await copyNext.click()
    await expect.poll(clipboard).toBe(text)
  }
  await dialog.getByRole('button', { name: 'Copy: Weeks spent per year' }).click()
  await expect.poll(clipboard).toBe('40')
  await expect(dialog.getByRole('button', { name: 'Copied: Weeks spent per year' })).toBeVisible()
})

test('an advisor has no profile and is sent home', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'advisor'))

  await page.goto('/profile/edit/1')

  await expect(page).not.toHaveURL(/profile/)
})

async function next(page: Page, saved: string) {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
}

test('a student pastes a schedule, and each of its lines is a course', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile/edit/1')

  await page.getByRole('combobox', { name: 'Current courses' }).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'English 11\nChemistry\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

  await expect(page.getByRole('button', { name: 'Remove English 11' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Chemistry' })).toBeVisible()
})

test('a course with a name too long to search for is added without a failed search', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/profile/edit/1')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  const name = 'Marine Biology '.repeat(7).trim()
  await page.getByLabel('Current courses').fill('Bio')
  const found = page.getByRole('option', { name: /Bio/ })
  await found.first().waitFor()
  await page.getByLabel('Current courses').fill(name)
  await expect(found).toHaveCount(0)
  // After this one, a search for the long name would have been answered.
  const searched = page.waitForResponse(/schools\/courses\?q=AP/)
  await page.getByLabel('AP/IB courses').fill('AP')
  await searched
  await page.getByLabel('Current courses').press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  expect(refused).toEqual([])
})
