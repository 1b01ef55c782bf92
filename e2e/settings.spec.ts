import { givenSession, givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenDocument } from '@bearings/server/testing/given-files'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a person who changes their name in another tab finds it in Settings, beside what they typed here', async ({
  page,
  context,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'student', { fullName: 'Kim Lee', studentId: null }))
  await page.goto('/settings')
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' })
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByLabel('First name').fill('Tamsin')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Settings saved')).toBeVisible()

  await expect(page.getByLabel('First name')).toHaveValue('Tamsin')
  await expect(unsaved).toBeHidden()
  await page.getByLabel('Student ID (optional)').fill('LHS-4711')
  await other.getByLabel('Last name').fill('Quillon')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Quillon')
  await expect(page.getByLabel('Student ID (optional)')).toHaveValue('LHS-4711')
  await expect(unsaved).toBeVisible()
})

test('a student downloads everything that is kept about them', async ({ studentPage: page }) => {
  await page.goto('/settings')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()

  expect((await downloading).suggestedFilename()).toBe('bearings.zip')
  await expect(page.getByText('Your data has been downloaded').last()).toBeVisible()
})

const password = 'a quiet desk by the sea'

test('a person who signed in some time ago gives the password before the email changes, and is not asked again', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { password })
  await givenSession(running.db, student, new Date())
  await signInAs(student, { minutesAgo: 20 })
  await page.goto('/settings')
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const save = page.getByRole('button', { name: 'Save Changes' })

  await page.getByLabel('Email', { exact: true }).fill(`new-${student.email}`)
  await save.click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The current password is needed to change this')).toBeVisible()
  await save.click()
  await asked.getByLabel('Your password').fill('not it at all')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(asked.getByText('This is not your password.')).toBeVisible()
  await asked.getByLabel('Your password').fill(password)
  await asked.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Your address changes to')).toContainText(`new-${student.email}`)
  await expect(asked).toBeHidden()
  const end = page.getByRole('button', { name: /^End / })
  await end.click()
  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(end).toBeHidden()
})

test('a person who does not remember the password ends another sign-in with a mailed code', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenSession(running.db, student, new Date())
  await signInAs(student, { minutesAgo: 20 })
  await page.goto('/settings')
  const end = page.getByRole('button', { name: /^End / })
  await end.click()
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await asked.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(asked.getByText(`We have sent a code to ${student.email}`)).toBeVisible()
  const [mail] = await running.mailsTo(student.email)
  await asked.getByLabel('Code').fill(/code: (\d{6})/.exec(mail!.text)![1]!)
  await asked.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(end).toBeHidden()
})

test('a student moves to another account: the archive is shown first, then it is there', async ({
  page,
  running,
  signInAs,
  openAs,
}, info) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Noor Haddad' })
  const school = await givenEntry(running.db, student, { name: 'Hillside College' })
  await givenEssay(running.db, student, {
    entryId: school.id,
    promptName: 'Why the hill?',
    content: 'For the view.',
  })
  await givenDocument({ ...running, now: () => new Date() }, student, { name: 'Transcript' })
  await signInAs(student)
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  const archive = info.outputPath('bearings.zip')
  await (await downloading).saveAs(archive)
  const there = await openAs(await givenUser(running.db, 'student'))
  const choose = async (file: string) => {
    const choosing = there.waitForEvent('filechooser')
    await there.getByRole('button', { name: 'Import an Archive' }).click()
    await (await choosing).setFiles(file)
  }
  await there.goto('/settings')

  await choose('package.json')
  await expect(there.getByText('This is not a Bearings archive')).toBeVisible()
  await choose(archive)
  const asked = there.getByRole('dialog', { name: 'Import this archive?' })
  await expect(asked).toContainText('The archive of Noor Haddad')
  await expect(asked).toContainText('1 school, with plans')
  await expect(asked).toContainText('1 essay, with 1 earlier version')
  await expect(asked).toContainText('1 document')
  await expectAccessible(there)
  await asked.getByRole('button', { name: 'Import' }).click()
  await expect(there.getByText('Archive imported')).toBeVisible()
  await choose(archive)
  await expect(there.getByText('This account already has a profile')).toBeVisible()

  await there.goto('/essays')
  await there.getByRole('link', { name: /Why the hill/ }).click()
  await expect(there.getByLabel('Essay', { exact: true })).toHaveValue('For the view.')
  await expect(there.getByText('Hillside College').first()).toBeVisible()
  await there.getByRole('button', { name: 'Versions' }).click()
  await expect(there.getByText('3 words · imported from another account')).toBeVisible()
  await there.goto('/profile')
  await expect(there.getByText('Transcript').first()).toBeVisible()
})

test('an admin says how student IDs are written, and a student is told before anything is sent', async ({
  running,
  openAs,
}) => {
  const admin = await openAs(await givenUser(running.db, 'admin'))
  const older = await openAs(await givenUser(running.db, 'student', { studentId: 'written long ago' }))
  await admin.goto('/admin/people')
  await admin.getByRole('button', { name: 'Student ID Format' }).click()
  const asked = admin.getByRole('dialog', { name: 'Student ID format' })
  await asked.getByLabel('Format').fill('S-####')
  await asked.getByRole('button', { name: 'Save Format' }).click()
  await expect(asked.getByText('Use # for a digit')).toBeVisible()
  await asked.getByLabel('Format').fill('AA-####')
  await asked.getByLabel('Where students find theirs').fill('It is on your school card.')
  await expect(asked.getByText('Such as AB-1234')).toBeVisible()
  await expectAccessible(admin)
  await asked.getByRole('button', { name: 'Save Format' }).click()
  await expect(admin.getByText('The format is saved')).toBeVisible()

  await older.goto('/settings')
  await expect(older.getByText('Your ID, written long ago, has a different format.')).toBeVisible()
  await expectAccessible(older)
  const field = older.getByLabel('Student ID (optional)')
  await field.fill('12')
  await older.getByRole('button', { name: 'Save Changes' }).last().click()
  await expect(
    older.getByText('Student IDs here look like AB-1234. It is on your school card.').first(),
  ).toBeVisible()
  await field.fill('km-2041')
  await older.getByRole('button', { name: 'Save Changes' }).last().click()
  await expect(older.getByText('Settings saved')).toBeVisible()
  await older.reload()
  await expect(field).toHaveValue('km-2041')
  await expect(older.getByText('has a different format')).toHaveCount(0)

  await admin.getByRole('button', { name: 'Student ID Format' }).click()
  await asked.getByLabel('Format').fill('')
  await asked.getByRole('button', { name: 'Save Format' }).click()
  await expect(admin.getByText('Student IDs can have any format')).toBeVisible()
})

test('a student goes to a section by the list beside them, and the dark pages wait for Save Changes', async ({
  studentPage: page,
}) => {
  await page.goto('/settings')
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Appearance', exact: true })
    .click()

  const appearance = page.getByRole('region', { name: 'Appearance' })
  await expect(appearance).toBeInViewport()
  await expect(appearance.getByRole('heading', { name: 'Appearance' })).toBeFocused()
  await appearance.getByRole('radiogroup', { name: 'Dark Mode' }).getByText('Dark', { exact: true }).click()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: 'Save Changes' }).last().click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
