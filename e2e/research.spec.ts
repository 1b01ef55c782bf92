import type { Actor } from '@bearings/domain/actor'
import type { Database } from '@bearings/server/database/open'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry, idsOfColleges } from '@bearings/server/testing/given-schools'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Research note' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const everything = '**/*'

/** Presses a toolbar button, after which the person can continue typing. */
async function press(page: Page, name: string) {
  await tool(page, name).click()
  await expect(noteField(page)).toBeFocused()
}

test('a student writes a note with a heading, lists, a checkbox and a link, and finds it again', async ({
  page,
  running,
  signInAs,
}) => {
  const { student, path } = await givenSchool(running.db)
  await signInAs(student)
  await page.goto(path)
  await noteField(page).click()

  await press(page, 'Heading')
  await page.keyboard.type('Why Aster')
  await page.keyboard.press('Enter')
  await press(page, 'Bold')
  await page.keyboard.type('Small classes')
  await page.keyboard.press('Enter')
  await press(page, 'Bullet list')
  await page.keyboard.type('A river')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await press(page, 'Checklist')
  await page.keyboard.type('Call the coach')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+k')
  const link = page.getByRole('textbox', { name: 'Link to' })
  await link.fill('javascript:alert(1)')
  await link.press('Enter')
  await expect(page.getByText('A page like https://aster.edu, or an email address')).toBeVisible()
  await link.fill('aster.edu/visit')
  await link.press('Enter')
  await page.getByRole('checkbox', { name: 'Call the coach' }).click()
  await expect(page.getByRole('checkbox', { name: 'Call the coach' })).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()

  const note = noteField(page)
  await expect(note.getByRole('heading', { name: 'Why Aster' })).toBeVisible()
  await expect(note.locator('strong')).toHaveText('Small classes')
  await expect(note.getByRole('listitem').filter({ hasText: 'A river' })).toBeVisible()
  await expect(note.getByRole('checkbox', { name: 'Call the coach' })).toBeChecked()
  await expect(note.getByRole('link', { name: 'aster.edu/visit' })).toHaveAttribute(
    'href',
    'https://aster.edu/visit',
  )
})

test('a heading and a checkbox can be typed', async ({ page, running, signInAs }) => {
  const { student, path } = await givenSchool(running.db)
  await signInAs(student)
  await page.goto(path)
  await noteField(page).click()

  await page.keyboard.type('# Why Aster')
  await page.keyboard.press('Enter')
  await page.keyboard.type('[ ] Call the coach')

  await expect(noteField(page).getByRole('heading', { name: 'Why Aster' })).toBeVisible()
  await expect(noteField(page).getByRole('checkbox', { name: 'Call the coach' })).toBeVisible()
})

test('two tabs write on one note: both versions are shown, and neither is lost', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const { student, path } = await givenSchool(running.db)
  await signInAs(student)
  await page.goto(path)
  await expect(noteField(page)).toBeVisible()
  const first = await context.newPage()
  await first.goto(path)
  await cutOff(first)
  await noteField(first).pressSequentially('From the first tab.')
  await expect(first.getByText('Offline, kept on this device')).toBeVisible()
  await noteField(page).pressSequentially('From the second tab.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await first.unroute(everything)

  await first.getByRole('button', { name: 'Compare' }).click()
  const both = first.getByRole('dialog', { name: 'This note was changed elsewhere' })
  await expect(both.getByRole('region', { name: 'Mine' })).toHaveText('From the first tab.')
  await expect(both.getByRole('region', { name: 'The other version' })).toHaveText('From the second tab.')
  await both.getByRole('button', { name: 'Keep the other version' }).click()
  await expect(noteField(first)).toHaveText('From the second tab.')
  await first.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(noteField(first)).toHaveText('From the first tab.')

  await expect(noteField(page)).toHaveText('From the first tab.')
})

test('two tabs have written on one note, and both versions are kept in it', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const { student, path } = await givenSchool(running.db)
  await signInAs(student)
  await page.goto(path)
  const first = await context.newPage()
  await first.goto(path)
  await cutOff(first)
  await noteField(first).pressSequentially('Mine.')
  await noteField(page).pressSequentially('Theirs.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await first.unroute(everything)
  await first.getByRole('button', { name: 'Compare' }).click()

  await first.getByRole('button', { name: 'Keep both' }).click()

  for (const tab of [first, page])
    await expect(noteField(tab).getByRole('paragraph')).toHaveText(['Mine.', '', 'Theirs.'])
})

test('the network is cut while somebody types and the tab crashes: the text is there, and becomes saved', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const { student, path, note } = await givenSchool(running.db)
  await signInAs(student)
  const crashing = await context.newPage()
  await crashing.goto(path)
  await noteField(crashing).pressSequentially('As it was saved. ')
  await expect(crashing.getByText('Saved', { exact: true })).toBeVisible()
  await cutOff(crashing)
  await noteField(crashing).pressSequentially('Typed in a tunnel.')
  const crash = crashing.waitForEvent('crash')
  void crashing.goto('chrome://crash').catch(() => {})
  await crash

  await page.goto(path)
  await expect(noteField(page)).toHaveText('As it was saved. Typed in a tunnel.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await expect.poll(note).toContain('Typed in a tunnel.')
  const kept = () => page.evaluate(() => Object.keys(localStorage).join())
  await expect.poll(kept).not.toContain('draft')
})

test('a person who goes to another page right after typing has it saved', async ({
  page,
  running,
  signInAs,
}) => {
  const { student, path, note } = await givenSchool(running.db)
  await signInAs(student)
  await page.goto(path)
  await noteField(page).pressSequentially('A last word.')

  await page.getByRole('link', { name: 'Home', exact: true }).click()

  await expect.poll(note).toContain('A last word.')
})

test('a person who closes the tab right after typing has it saved', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  const { student, path, note } = await givenSchool(running.db)
  await signInAs(student)
  const closing = await context.newPage()
  await closing.goto(path)
  await noteField(closing).pressSequentially('A last word.')

  await closing.close({ runBeforeUnload: true })

  await expect.poll(note).toContain('A last word.')
  await page.goto(path)
  await expect(noteField(page)).toHaveText('A last word.')
})

test('a student who has sent an application reads what comes next, and puts it on the checklist with its day', async ({
  page,
  running,
  signInAs,
}) => {
  const student: Actor = await givenUser(running.db, 'student')
  const { id } = await givenEntry(running.db, student, { name: 'Aster College', status: 'Submitted' })
  await signInAs(student)
  await page.goto('/schools')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Status: Aster College').selectOption('Deferred')
  await saved
  await page.getByRole('alert').getByRole('button', { name: 'See What Comes Next' }).click()

  const next = page.getByRole('region', { name: 'What comes next' })
  await expect(next.getByRole('heading')).toBeInViewport()
  await expect(next).toContainText('One good letter helps; more do not.')
  await next.getByRole('button', { name: /Send one letter of continued interest/ }).click()
  await expect(next.getByText('On your checklist')).toHaveCount(1)
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(
    checklist.getByRole('checkbox', { name: 'Send one letter of continued interest' }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(next.getByText('On your checklist')).toHaveCount(1)
  await page.goto('/deadlines?view=list')
  await expect(page.getByText('Send one letter of continued interest')).toBeVisible()
  await page.goto(`/schools/${id}/research`)
  await next.getByRole('link', { name: 'Read the guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Deferred/ })).toBeVisible()
})

test('a student who is deferred from Early Action moves the plan to Regular with one press', async ({
  page,
  running,
  signInAs,
}) => {
  const student: Actor = await givenUser(running.db, 'student')
  const { stanford } = await idsOfColleges(running.db)
  const { id } = await givenEntry(running.db, student, {
    schoolId: stanford,
    plan: 'restrictive_early_action',
    status: 'Deferred',
  })
  await signInAs(student)
  await page.goto(`/schools/${id}/research`)
  const application = page.getByRole('region', { name: 'Your application' })
  await application.getByRole('button', { name: 'Move to Regular' }).click()

  await expect(application.getByRole('button', { name: 'Move to Regular' })).toBeHidden()
  await expect(application.getByLabel('Plan')).toHaveValue('regular')
  await page.goto('/schools')
  await expect(page.getByRole('row', { name: /Stanford/ })).toContainText('Regular')
})

/** Aborts all requests of this tab, as without a network. */
async function cutOff(tab: Page) {
  await expect(noteField(tab)).toBeVisible()
  await tab.route(everything, (route) => route.abort())
}

/** Creates a student with Aster College on the list, and a reader of the server's note on it, as JSON. */
async function givenSchool(db: Database) {
  const student: Actor = await givenUser(db, 'student')
  const { id } = await givenEntry(db, student, {
    name: 'Aster College',
    deadline: '2099-01-05',
    deadlineState: 'own',
  })
  return { student, id, path: `/schools/${id}/research`, note: () => noteOf(db, id) }
}

async function noteOf(db: Database, entryId: string): Promise<string> {
  const { rows } = (await db.execute(
    `select content from research_notes where entry_id = '${entryId}'`,
  )) as unknown as { rows: { content: unknown }[] }
  return JSON.stringify(rows)
}
