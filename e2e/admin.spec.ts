import { readFile, writeFile } from 'node:fs/promises'
import { auditLog } from '@bearings/server/database/tables/audit-log'
import { givenUser } from '@bearings/server/testing/given'
import { givenSchool } from '@bearings/server/testing/given-schools'
import { mailsTo } from '@bearings/server/testing/mails-to'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, waitForPreloads } from './fixtures.ts'

test('an admin disables an account, goes on from where they were, and reads in the audit log that it was done', async ({
  page,
  running,
  signInAs,
}) => {
  await givenUser(running.db, 'student', { fullName: 'Noor Haddad' })
  await givenUser(running.db, 'student', { fullName: 'Ada Hale', bannedUntil: new Date('2126-01-01') })
  await signInAs(await givenUser(running.db, 'admin', { fullName: 'Dana Admin' }))

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('noor')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'More for Noor Haddad' }).click()
  await page.getByRole('menuitem', { name: 'Disable account…' }).click()
  await page.getByRole('button', { name: 'Disable Account' }).click()
  await expect(page.getByText('Choose how you made sure.')).toBeVisible()
  await page.getByRole('radio', { name: 'Nobody asked: the school decided' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disable Account' }).click()

  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Disabled')
  await expect(page.getByRole('button', { name: 'More for Noor Haddad' })).toBeFocused()
  await expectAccessible(page)
  await page.goto('/admin/people?show=disabled')
  await page.getByRole('button', { name: 'More for Noor Haddad' }).click()
  await page.getByRole('menuitem', { name: 'Enable account' }).click()
  // The row leaves the list, and the next one has the focus.
  await expect(page.getByRole('button', { name: 'More for Ada Hale' })).toBeFocused()

  await page.goto('/admin/audit-log?q=noor')
  await expect(page.getByRole('row', { name: /Account disabled/ })).toContainText('Dana Admin')
  await expectAccessible(page)
})

test('an admin helps a student from their page, and the audit log says how they made sure who asked', async ({
  page,
  openAs,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Ines Palma', graduationYear: 2027 })
  await signInAs(await givenUser(running.db, 'admin', { fullName: 'Dana Admin' }))
  const theirs = await openAs(student)
  await theirs.goto('/settings')
  await expect(theirs.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const confirm = async (button: string) => {
    await page.getByRole('dialog').getByRole('radio', { name: 'They are here in person' }).check()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.goto('/admin/people?q=ines+palma')
  await page.getByRole('link', { name: 'Ines Palma' }).click()
  await page.getByRole('button', { name: 'Set Class…' }).click()
  await page.getByRole('combobox', { name: 'Class' }).selectOption('2028')
  await confirm('Set Class')
  await expect(page.getByText('Class of 2028')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Account…' }).click()
  await confirm('Delete Account')

  await expect(theirs.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep Account…' }).click()
  await confirm('Keep Account')
  await expect(theirs.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Everything in the audit log' }).click()
  await expect(page.getByRole('row', { name: /Deletion requested/ })).toContainText('They are here in person')
})

test('an admin changes an email, the new mailbox confirms it, and the old one objects', async ({
  page,
  openAs,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Omar Reyes' })
  const admin = await givenUser(running.db, 'admin')
  await signInAs(admin)
  const linkIn = async (address: string) => {
    const [mail] = await mailsTo(running.db, address)
    return /https?:\/\/\S+\/auth\/\S+#\S+/.exec(mail!.text)![0]
  }
  const email = `omar-${student.userId}@example.org`

  await page.goto(`/admin/people/${student.userId}`)
  await page.getByRole('button', { name: 'Change Email…' }).click()
  await page.getByRole('textbox', { name: 'New email' }).fill(email)
  await page.getByRole('radio', { name: 'I called a number that the school has' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change Email', exact: true }).click()
  await expect(page.getByText(/Not confirmed yet; used from/)).toBeVisible()

  const theirs = await openAs(student)
  await theirs.goto(await linkIn(email))
  await theirs.getByRole('button', { name: 'Confirm change' }).click()
  await expect(theirs.getByRole('heading', { name: 'This address is confirmed' })).toBeVisible()
  await theirs.goto(await linkIn(student.email))
  await theirs.getByRole('button', { name: 'Keep My Email' }).click()
  await expect(theirs.getByRole('heading', { name: 'Your email stays' })).toBeVisible()
  await expectAccessible(theirs)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Omar Reyes' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('an admin reads from which network people are refused at sign-in, and which line names it as a school', async ({
  page,
  running,
  signInAs,
}) => {
  const refused = Array.from({ length: 37 }, (_, at) => ({
    at: new Date(),
    action: 'sign_in_refused',
    detail: { network: '203.0.113.7', person: `person ${at}` },
  }))
  await running.db.insert(auditLog).values(refused)
  await signInAs(await givenUser(running.db, 'admin'))

  await page.goto('/dashboard')
  await expect(page.getByText('37 people were refused at sign-in from 203.0.113.7 this hour.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'This is our school' }).click()

  await expect(page.getByRole('dialog')).toContainText('SCHOOL_NETWORKS=203.0.113.7')
  await expectAccessible(page)
})

test('an admin who is made a student leaves the admin page at once, and reads why', async ({
  openAs,
  running,
}) => {
  const other = await openAs(await givenUser(running.db, 'admin', { fullName: 'Rob Second' }))
  await other.goto('/admin/people')
  await waitForPreloads(other)
  const page = await openAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/people?q=rob+second')
  await page.getByRole('button', { name: 'More for Rob Second' }).click()
  await page.getByRole('menuitem', { name: 'Make Student…' }).click()
  await page.getByRole('button', { name: 'Make Student' }).click()

  await expect(other).toHaveURL('/dashboard')
  await expect(other.getByText('You are now a student.').first()).toBeVisible()
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Essays' }),
  ).toBeVisible()
})

test('an admin finds the stories and the articles in the Library', async ({ page, running, signInAs }) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.getByRole('link', { name: 'Articles' })).toBeHidden()
  await sidebar.getByRole('button', { name: 'Library' }).click()
  await sidebar.getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()

  await sidebar.getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
  await sidebar.getByRole('link', { name: 'Audit log', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log', exact: true })).toBeVisible()
})

test('an admin brings schools in from a file, after having seen what it would change', async ({
  page,
  running,
  signInAs,
}, info) => {
  await signInAs(await givenUser(running.db, 'admin'))
  const buffer = Buffer.from('name,location\nQuillfeather Institute,"Ely, MN"\n,"Nowhere, TX"\n')

  await page.goto('/admin/schools')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  const choose = async (path: string) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'CSV file' }).click()
    await (await chooser).setFiles(path)
  }
  await expect(dialog.getByRole('button', { name: 'CSV file' })).toBeFocused()
  const path = info.outputPath('schools.csv')
  await writeFile(path, 'name\nHillside,Ely\n')
  await choose(path)
  await expect(dialog).toContainText('It has 2 cells, and the first line has 1.')
  // The same file is chosen again, once it is mended.
  await writeFile(path, buffer)
  await choose(path)
  await expect(dialog).toContainText('1 added, 0 changed, 0 unchanged, 1 left out.')
  await expect(dialog).toContainText('Line 3: name: School name is required.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 school' }).click()
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('searchbox', { name: 'Search the catalog' }).fill('quillfeather')
  await expect(page.getByRole('row', { name: /Quillfeather Institute/ })).toContainText('Added here')
})

test('an admin reads before an import which cells it would change, and what an empty one does', async ({
  page,
  running,
  signInAs,
}) => {
  await givenSchool(running.db, { name: 'Thistledown College', tuition: '$100', ranking: 'Third' })
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/schools')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  await expect(dialog).toContainText('an empty cell clears what was there')

  const file = `name,tuition,ranking\nThistledown College,$200,\n`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'schools.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

  await expect(dialog).toContainText('line 2, Thistledown College (changed: tuition, ranking)')
})

test('an admin opens the report of the lines left out in a spreadsheet', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/scholarships')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  const buffer = Buffer.from('name,states\nFenland Fund,Atlantis\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'scholarships.csv', mimeType: 'text/csv', buffer })

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the report' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  // The mark at the start is how Excel knows the quotation marks.
  expect(report).toBe('\uFEFFline,problem\r\n2,"states: “Atlantis” is not one of a profile’s choices."\r\n')
})

test('an admin who presses Escape keeps what was typed for a school, and reads that it was archived meanwhile', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  await givenSchool(running.db, { name: 'Wren Hollow College' })
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/schools?q=wren+hollow')
  await page.getByRole('button', { name: 'Edit Wren Hollow College' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit School' })
  await dialog.getByLabel('Ranking').fill('Third')
  await page.keyboard.press('Escape')
  const asked = page.getByRole('dialog', { name: 'Discard your changes?' })
  await expect(asked.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(dialog.getByLabel('Ranking')).toHaveValue('Third')
  await expect(dialog.getByLabel('Ranking')).toBeFocused()

  const other = await openAs(await givenUser(running.db, 'admin'))
  await other.goto('/admin/schools?q=wren+hollow')
  await other.getByRole('button', { name: 'Archive Wren Hollow College' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(other.getByText('Wren Hollow College is archived')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('It was archived while you had it open')).toBeVisible()

  await page.goto('/admin/schools?show=archived&q=wren+hollow')
  await page.getByRole('button', { name: 'Edit Wren Hollow College' }).click()
  await dialog.getByLabel('Ranking').fill('Fourth')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Wren Hollow College' })).toBeFocused()
})
