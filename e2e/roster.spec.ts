import { readyFilters } from '@bearings/domain/advising/criteria/rules'
import { givenUser } from '@bearings/server/testing/given'
import { givenGroup, givenLink } from '@bearings/server/testing/given-advising'
import { givenChecklistItem, givenEntry, idsOfColleges } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

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
  await bar.getByRole('button', { name: 'More' }).press('Enter')
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
  const bar = page.getByRole('region', { name: 'Selected students' })
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('button', { name: 'Groups' }).click()
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
  const bar = page.getByRole('region', { name: 'Selected students' })
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('button', { name: 'Groups' }).click()
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
  await bar.getByRole('button', { name: 'More' }).click()
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

test('a counselor finds in three clicks which seniors apply early and lack a transcript, and has them on paper', async ({
  page,
  running,
  signInAs,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const { filter } = readyFilters(today)[0]!
  const advisor = await givenUser(running.db, 'advisor')
  const { duke } = await idsOfColleges(running.db)
  const asked = { plan: 'early_decision', deadline: filter.dueTo!, deadlineState: 'own' } as const
  const given = async (fullName: string, graduationYear: number, done: boolean, list = true) => {
    const student = await givenUser(running.db, 'student', { fullName, graduationYear })
    await givenLink(running.db, { advisor, student }, { list })
    const { id } = await givenEntry(running.db, student, { ...asked, schoolId: duke })
    await givenChecklistItem(running.db, id, { kind: 'transcript', label: 'Transcript', done })
  }
  await given('Ada Lacks', filter.graduationYear, false)
  await given('Ben Has', filter.graduationYear, true)
  await given('Cy Junior', filter.graduationYear + 1, false)
  await given('Eve Hidden', filter.graduationYear, false, false)
  await signInAs(advisor)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '')
  })
  await page.goto('/student/advisor?by=application')
  await expect(page.getByText('3 applications of 3 students')).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Early decision by Nov 15, transcript missing' }).click()
  await expect(page.getByText('1 application of 1 student')).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()

  await expect(page.locator('body[data-asked-to-print]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-printed]')
  await expect(sheet.locator('tbody tr')).toHaveCount(1)
  await expect(sheet).toContainText(/1 application\. Class of \d{4}, Early Decision, Due by Nov 15, \d{4}/)
  await expect(sheet).toContainText(/Ada Lacks.*Duke University/)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('1 student does not show this.')).toBeVisible()
})
