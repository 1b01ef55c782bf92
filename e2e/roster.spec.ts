import { givenUser } from '@bearings/server/testing/given'
import { givenGroup, givenLink } from '@bearings/server/testing/given-advising'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('an advisor sees who needs attention first, and goes from the dashboard to the student', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Elena Brandt' })
  const calm = await givenUser(running.db, 'student', { fullName: 'Ada Calm' })
  const late = await givenUser(running.db, 'student', { fullName: 'Zoe Late' })
  await givenLink(running.db, { advisor, student: calm })
  await givenLink(running.db, { advisor, student: late })
  await givenEntry(running.db, calm, { name: 'Lake College', deadline: '2099-01-05', deadlineState: 'own' })
  await givenEntry(running.db, late, { name: 'Ocean College', deadline: '2026-01-05', deadlineState: 'own' })
  await signInAs(advisor)

  await page.goto('/advisor/dashboard')
  const first = page.getByRole('region', { name: 'Who needs attention first' }).getByRole('listitem')
  await expect(first).toHaveCount(2)
  await expect(first.first()).toContainText('Zoe Late')
  await expect(page.getByText('1 of 2 needs attention')).toBeVisible()
  await expect(first.first()).toContainText('1 late')
  await expect(first.last()).toContainText(/Student since [A-Z][a-z]{2} \d\d, \d{4}/)

  await page.getByRole('link', { name: 'Zoe Late' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe Late' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.locator('[aria-current]')).toHaveText('My Students')
  await page.getByRole('tab', { name: 'School List' }).click()
  await expect(page).toHaveURL(/tab=list/)
  await expect(page.getByRole('row', { name: /Ocean College/ })).toBeVisible()
})

test('an advisor reads on the roster that an account is disabled, and on the student’s page what that means', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const bannedUntil = new Date('2126-01-01')
  const student = await givenUser(running.db, 'student', { fullName: 'Noor Haddad', bannedUntil })
  await givenLink(running.db, { advisor, student })
  await signInAs(advisor)

  await page.goto('/student/advisor')
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Account disabled')
  await page.getByRole('link', { name: 'Noor Haddad' }).click()

  await expect(page.getByText('Noor Haddad’s account is disabled.')).toBeVisible()
  await expectAccessible(page)
})

test('the roster is filtered as one types, and the address keeps it', async ({ page, running, signInAs }) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ben Adeyemi', 'Zoe Lindqvist'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)

  await page.goto('/student/advisor')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter my students' }).fill('lindq')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/q=lindq/)

  await page.reload()
  await expect(page.getByRole('row', { name: /Zoe Lindqvist/ })).toBeVisible()
})

test('an advisor opens the first junior, and goes on to the next one', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const [senior, junior] = [2027, 2028]
  const people = { 'Ada Berg': junior, 'Ben Adeyemi': senior, 'Cleo Vance': junior }
  for (const [fullName, graduationYear] of Object.entries(people))
    await givenLink(running.db, {
      advisor,
      student: await givenUser(running.db, 'student', { fullName, graduationYear }),
    })
  await signInAs(advisor)

  await page.goto('/student/advisor?order=name')
  await page.getByLabel('Class', { exact: true }).selectOption('Class of 2028 (2)')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/advising/students') reads.push(search)
  })
  await page.reload()
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue('2028')
  expect(reads).toEqual([expect.stringContaining('graduationYear=2028')])
  await page.getByRole('link', { name: 'Ada Berg' }).click()
  await page.getByRole('link', { name: 'Next student' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Cleo Vance' })).toBeVisible()
  await expect(page.getByText('2 of 2')).toBeVisible()
})

test('an advisor finds the students without a school, who come before those who get along', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', 'Zoe Lindqvist']) {
    const student = await givenUser(running.db, 'student', { fullName })
    await givenLink(running.db, { advisor, student })
    if (fullName !== 'Zoe Lindqvist') await givenEntry(running.db, student, { name: 'Ocean College' })
  }
  await signInAs(advisor)
  await page.goto('/student/advisor')
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('Zoe Lindqvist')
  await expect(first).toContainText('No schools yet')

  await page
    .getByRole('navigation', { name: 'Filter' })
    .getByRole('link', { name: 'No schools yet 1' })
    .click()

  await expect(page).toHaveURL(/reason=no-schools/)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('an advisor asks for the students who share nothing, and a reload keeps to them', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const hidden = { list: false, profile: false, testScores: false, weeks: false, letters: false }
  for (const fullName of ['Ada Berg', 'Silent Sam']) {
    const student = await givenUser(running.db, 'student', { fullName })
    await givenLink(running.db, { advisor, student }, fullName === 'Silent Sam' ? hidden : {})
  }
  await signInAs(advisor)
  await page.goto('/student/advisor')

  await page
    .getByRole('navigation', { name: 'Filter' })
    .getByRole('link', { name: 'Nothing shared 1' })
    .click()

  await expect(page).toHaveURL(/reason=nothing-shared/)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Silent Sam')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('an advisor reads the whole of a long next deadline on a wide screen', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Ada Berg' })
  await givenLink(running.db, { advisor, student })
  const name = 'The Conservatory of the Northern Lakes and Rivers'
  await givenEntry(running.db, student, { name, deadline: '2099-01-05', deadlineState: 'own' })
  await signInAs(advisor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/student/advisor')

  const next = page.getByRole('cell', { name: new RegExp(name) })
  await expect(next).toBeVisible()
  expect(await next.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
})

test('a counselor whose students each need three things sees one short row for each, and can read all three', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const longAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000)
  const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  for (const fullName of ['Ada Berg', 'Ben Adeyemi']) {
    const student = await givenUser(running.db, 'student', { fullName })
    await givenLink(running.db, { advisor, student }, { createdAt: longAgo })
    for (const deadline of [day(-9), day(4)])
      await givenEntry(running.db, student, {
        name: `A college with a long name, due ${deadline}`,
        deadline,
        deadlineState: 'own',
        updatedAt: longAgo,
      })
  }
  await signInAs(advisor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/student/advisor')

  const row = page.getByRole('row', { name: /Ada Berg/ })
  await expect(row.getByRole('cell').first()).toHaveText(
    /^1 late.*Nothing done for \d+ days.*Due in \d days$/,
  )
  await expect(row.getByTitle(/^1 late, Nothing done for \d+ days, Due in \d days$/)).toBeVisible()
  expect((await row.boundingBox())!.height).toBeLessThan(50)
})

test('a counselor reads the roster down its columns on a small laptop beside the sidebar, and on paper', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Ada Berg' })
  await givenLink(running.db, { advisor, student })
  await givenEntry(running.db, student, {
    name: 'Ocean College',
    deadline: '2099-01-05',
    deadlineState: 'own',
  })
  await signInAs(advisor)
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/student/advisor')
  /** Whether the head "Last active" is over its cell, and neither is wider than its column. */
  const isUnderItsHead = async () => {
    const [head, cell] = [page.getByRole('columnheader').last(), page.getByRole('cell').last()]
    const [above, below] = [(await head.boundingBox())!, (await cell.boundingBox())!]
    const fits = await head.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)
    return fits && above.x === below.x && above.width === below.width
  }

  await expect(page.getByRole('row', { name: /Ada Berg/ })).toBeVisible()
  expect(await isUnderItsHead()).toBe(true)
  expect((await page.getByRole('row', { name: /Ada Berg/ }).boundingBox())!.height).toBeLessThan(50)

  // The inside of a letter page, upright.
  await page.setViewportSize({ width: 710, height: 960 })
  await page.emulateMedia({ media: 'print' })
  expect(await isUnderItsHead()).toBe(true)
  await expect(page.getByRole('cell', { name: /Ocean College/ })).toBeVisible()
})

test('an advisor chooses students with the keyboard, gives them a task together and takes it back', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', 'Zoe Lindqvist'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  await page.getByRole('checkbox', { name: 'Select Ada Berg' }).press('Space')
  await page.getByRole('checkbox', { name: 'Select Zoe Lindqvist' }).press('Space')
  const bar = page.getByRole('region', { name: 'Selected students' })
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export Selected' }).click()
  expect((await downloading).suggestedFilename()).toBe('my-students.csv')
  // On a short page, the bar stands where a toast would be, whose place is then above the bar.
  const { y, height } = (await bar.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.round(y + height + 100) })
  // While a toast moves to another place, it is in both.
  const toast = page.getByRole('alert').filter({ hasText: '2 students exported' }).last()
  const isAbove = async () => {
    const [above, below] = [(await toast.boundingBox())!, (await bar.boundingBox())!]
    return above.y + above.height <= below.y
  }
  await expect.poll(isAbove).toBe(true)

  await bar.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await expect(dialog.getByText('For Ada Berg and Zoe Lindqvist')).toBeVisible()
  await dialog.getByLabel('Task Title').fill('Ask for a transcript')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('For 2 students.')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('row', { name: /Zoe Lindqvist/ })).toContainText('1 pending')
  await expect(page.getByRole('row', { name: /Ben Adeyemi/ })).not.toContainText('pending')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 Tasks Withdrawn')).toBeVisible()
  await expect(page.getByRole('row', { name: /Zoe Lindqvist/ })).not.toContainText('pending')
})

test('an advisor who selects two students before a slow page has followed has both', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  const boxes = page.getByRole('checkbox', { name: /^Select (Ada|Ben)/ })
  await expect(boxes).toHaveCount(2)
  await boxes.evaluateAll((both) => both.forEach((box) => (box as HTMLInputElement).click()))

  await expect(page.getByRole('region', { name: 'Selected students' })).toContainText('2 selected')
  await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeChecked()
})

test('with Shift an advisor selects all students between two, in the order shown, and reads each name whole', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const long = 'Liam Vandenberghe-Rasmussen'
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', long, 'Zoe Lindqvist'])
    await givenLink(running.db, {
      advisor,
      student: await givenUser(running.db, 'student', { fullName, graduationYear: 2099 }),
    })
  await signInAs(advisor)
  await page.goto('/student/advisor?order=name')
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

  await box('Zoe Lindqvist').click()
  await box('Ben Adeyemi').click({ modifiers: ['Shift'] })

  await expect(page.getByRole('region', { name: 'Selected students' })).toContainText('3 selected')
  await expect(box(long)).toBeChecked()
  await expect(box('Ada Berg')).not.toBeChecked()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  const name = page.getByRole('link', { name: long })
  expect(await name.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0)
  await box(long).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'Selected students' })).toContainText('1 selected')
})

test('on a phone the student whom an advisor has just selected stays in sight', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', 'Mia Sorensen', 'Zoe Lindqvist'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/student/advisor')

  const box = page.getByRole('checkbox', { name: 'Select Ben Adeyemi' })
  const { x, y } = (await box.boundingBox())!
  await page.mouse.wheel(0, y - 740)
  await expect.poll(async () => (await box.boundingBox())!.y).toBeLessThan(745)
  await page.mouse.click(x + 8, (await box.boundingBox())!.y + 8)
  await expect(page.getByRole('region', { name: 'Selected students' })).toBeVisible()

  // Another click at the same place finds the box and not the bar.
  const at = (await box.boundingBox())!
  await page.mouse.click(at.x + 8, at.y + 8)
  await expect(box).not.toBeChecked()
})

test('an advisor makes a group of students, looks at it alone, and gives it a task', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', 'Zoe Lindqvist'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  await page.getByRole('checkbox', { name: 'Select Ada Berg' }).press('Space')
  await page.getByRole('checkbox', { name: 'Select Zoe Lindqvist' }).press('Space')
  await page
    .getByRole('region', { name: 'Selected students' })
    .getByRole('button', { name: 'Groups' })
    .click()
  const chosen = page.getByRole('dialog', { name: 'Groups for 2 students' })
  await expect(chosen.getByText('Groups are private')).toBeVisible()
  await chosen.getByLabel('New group with these 2 students').fill('First-generation')
  await chosen.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('“First-generation”, with 2 students')).toBeVisible()
  await expect(chosen.getByLabel('New group with these 2 students')).toBeFocused()
  await chosen.getByRole('button', { name: 'Add to First-generation' }).click()
  await expect(page.getByText('All of them are already in “First-generation”')).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Add to First-generation' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()

  await expect(page.getByRole('row', { name: /Ada Berg/ })).toContainText('First-generation')
  await expect(page.getByText('“First-generation”, with 2 students')).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Group', { exact: true }).selectOption('First-generation (2)')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/group=/)
  await page.getByRole('link', { name: 'Zoe Lindqvist' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()

  await page.goto('/advisor/dashboard?tab=tasks')
  await page.getByRole('button', { name: 'Create Task' }).first().click()
  const task = page.getByRole('dialog', { name: 'Create Task' })
  await task.getByLabel('Student').fill('first')
  await page.getByRole('option', { name: 'Group “First-generation” (2)' }).click()
  // A group's members come from the server.
  await expect(task.getByText('Zoe Lindqvist')).toBeVisible()
  await task.getByLabel('Task Title').fill('Ask for a transcript')
  await task.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('For 2 students.')).toBeVisible()

  await page.goto('/student/advisor')
  await page.getByRole('button', { name: 'Groups' }).click()
  const groups = page.getByRole('dialog', { name: 'Groups' })
  await expect(groups.getByText('Groups are private')).toBeVisible()
  await expectAccessible(page)
  await groups.getByRole('button', { name: 'Rename First-generation' }).click()
  await page.keyboard.press('Escape')
  await expect(groups.getByLabel('New name')).toBeHidden()
  await groups.getByRole('button', { name: 'Rename First-generation' }).click()
  await groups.getByLabel('New name').fill('First in the family')
  // What was typed survives a click beside the dialog.
  await page.mouse.click(4, 4)
  await groups.getByRole('button', { name: 'Save' }).click()
  await expect(groups.getByRole('button', { name: 'Rename First in the family' })).toBeFocused()
  const asked = page.getByRole('dialog', { name: 'Delete “First in the family”?' })
  await groups.getByRole('button', { name: 'Delete First in the family' }).click()
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await groups.getByRole('button', { name: 'Delete First in the family' }).click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Group deleted')).toBeVisible()
  await expect(groups.getByLabel('New group')).toBeVisible()
  await expect(groups.getByText('First in the family')).toBeHidden()
  // No group is left beside the deleted one.
  await expect(groups.getByRole('heading', { name: 'Groups' })).toBeFocused()
})

test('an advisor takes a student out of a group, puts the student back, and leaves a group with nobody in it', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const ada = await givenUser(running.db, 'student', { fullName: 'Ada Berg' })
  const ben = await givenUser(running.db, 'student', { fullName: 'Ben Adeyemi' })
  const link = await givenLink(running.db, { advisor, student: ada })
  await givenLink(running.db, { advisor, student: ben })
  const group = await givenGroup(running.db, advisor, { name: 'Seniors', links: [link] })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  for (const name of ['Ada Berg', 'Ben Adeyemi'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
  await page
    .getByRole('region', { name: 'Selected students' })
    .getByRole('button', { name: 'Groups' })
    .click()
  await page.getByRole('button', { name: 'Remove from Seniors' }).click()
  await expect(page.getByText('1 student removed from “Seniors”')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  // Only Ada Berg was in it.
  await expect(page.getByText('1 student added to “Seniors”')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from Seniors' }).click()
  await expect(page.getByText('1 student removed from “Seniors”')).toBeVisible()

  await page.goto(`/student/advisor?group=${group.id}`)
  await expect(page.getByText('No student is in this group.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('an advisor who chooses a group cannot create its task before its students are there', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Zoe Lindqvist' })
  const link = await givenLink(running.db, { advisor, student })
  await givenGroup(running.db, advisor, { name: 'Robotics', links: [link] })
  await signInAs(advisor)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/tasks/recipients?group=*', async (route) => {
    await asked
    await route.continue()
  })

  await page.goto('/advisor/dashboard?tab=tasks')
  await page.getByRole('button', { name: 'Create Task' }).first().click()
  const task = page.getByRole('dialog', { name: 'Create Task' })
  await task.getByLabel('Task Title').fill('Ask for a transcript')
  await task.getByLabel('Student').fill('rob')
  await page.getByRole('option', { name: 'Group “Robotics” (1)' }).click()
  await expect(task.getByRole('button', { name: 'Create Task' })).toBeDisabled()

  answer()
  await task.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('The task has been created successfully.')).toBeVisible()
})

test('an advisor chooses everybody who matches, and another filter begins anew', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (let each = 0; each < 52; each++)
    await givenLink(running.db, {
      advisor,
      student: await givenUser(running.db, 'student', { fullName: `Student ${each}` }),
    })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space')
  const bar = page.getByRole('region', { name: 'Selected students' })
  await expect(bar).toContainText('50 selected')
  await bar.getByRole('button', { name: 'Select all 52' }).click()
  await expect(bar).toContainText('52 selected')
  await bar.getByRole('button', { name: 'Apply Template' }).click()
  const templates = page.getByRole('dialog', { name: 'Task Templates' })
  await templates.getByRole('button', { name: 'Start with “Application countdown”' }).click()
  await templates.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText(/^For Student \d+, Student \d+, Student \d+ and 49 more$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('searchbox', { name: 'Filter my students' }).fill('Student 51')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(bar).toBeHidden()
})

test('an advisor who types the path of a student’s page without the student keeps what was asked for', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)

  await page.goto('/advisor/students?q=ada')
  await expect(page).toHaveURL(/\/student\/advisor\?q=ada$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto('/advisor?tab=tasks')
  await expect(page).toHaveURL(/\/advisor\/dashboard\?tab=tasks$/)
})

test('an advisor prints everyone who matches, on paper that says who they are', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const names = ['Ada Berg', ...Array.from({ length: 52 }, (_, each) => `Pupil ${each}`)]
  for (const fullName of names)
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  // The dialog of the browser would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
  })
  await page.goto('/student/advisor?q=Pupil&order=name')

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('[data-asked-to-print]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('row')).toHaveCount(53)
  await expect(page.getByText(/^52 students\. Matching “Pupil”\. Sorted by: Name\. As of /)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('row')).toHaveCount(51)
})

test('the heads of the roster sort it, and a student’s page leads on in that order', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Berg', 'Ben Adeyemi', 'Zoe Lindqvist'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.goto('/student/advisor')

  const head = page.getByRole('columnheader', { name: 'Student' })
  await head.getByRole('button', { name: 'Student' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button', { name: 'Student' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/(?=.*order=name)(?=.*direction=descending)/)
  await expect(page.getByRole('row').nth(1)).toContainText('Zoe Lindqvist')

  // A browser repeats the text of a header on each sheet, but no button in it.
  await page.emulateMedia({ media: 'print' })
  await expect(head.getByText('Student').filter({ visible: true })).toHaveCount(1)
  await expect(head.getByRole('button')).toHaveCount(0)
  await expect(page.locator('[data-portal]').first()).toBeAttached()
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Zoe Lindqvist' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe Lindqvist' })).toBeVisible()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous student' })).toBeHidden()
  await page.getByRole('link', { name: 'Next student' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Adeyemi' })).toBeVisible()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Berg' })).toBeVisible()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Adeyemi' })).toBeVisible()

  await page.getByRole('link', { name: 'My Students' }).last().click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
})

test('an advisor who searches on a slow network goes on typing, among the students of before', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  for (const fullName of ['Ada Calm', 'Zoe Late'])
    await givenLink(running.db, { advisor, student: await givenUser(running.db, 'student', { fullName }) })
  await signInAs(advisor)
  await page.goto('/student/advisor')
  const field = page.getByRole('searchbox', { name: 'Filter my students' })
  await field.focus()

  const release = await holdRequests(page, /\/advising\/students\?.*q=/)
  // Each letter comes after the time in which a page that opens shows its skeleton.
  await page.keyboard.type('Zoe', { delay: 900 })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Zoe')
  await expect(page.getByRole('link', { name: 'Ada Calm' })).toBeVisible()

  release()
  await expect(page.getByRole('link', { name: 'Ada Calm' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zoe Late' })).toBeVisible()
  await expect(field).toBeFocused()
})
