import { readFileSync } from 'node:fs'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { aPdf, aPicture, givenDocument } from '@bearings/server/testing/given-files'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a student chooses a picture, and the advisor sees it on the roster', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Imani Brooks' })
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  await signInAs(student)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Picture' })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

  await choose('me.png', 'image/png', Buffer.from(`MZ${'\0'.repeat(200)}`))
  await expect(
    section.getByText('This is not a PNG, JPEG or WebP picture, whatever its name says.'),
  ).toBeVisible()
  // A browser tells nothing if the file that stands in the field is chosen again, mended.
  await expect(section.locator('input[type=file]')).toHaveValue('')
  await choose('large.png', 'image/png', Buffer.alloc(2_500_000))
  await expect(section.getByText('This file is 2.4 MB. A picture can be at most 2 MB.')).toBeVisible()
  await choose('me.png', 'image/png', await aPicture())
  await expect(page.getByText('Your picture has been saved')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Change Picture' })).toBeVisible()

  await page.reload()
  const inSidebar = page.getByRole('button', { name: /Account menu/ }).locator('img')
  await expect(inSidebar).toHaveJSProperty('complete', true)
  await expect(inSidebar).toHaveJSProperty('naturalWidth', 96)
  await expectAccessible(page)

  const theirs = await openAs(advisor)
  await theirs.goto('/student/advisor')
  const onRoster = theirs.getByRole('row', { name: /Imani Brooks/ }).locator('img')
  await expect(onRoster).toHaveJSProperty('naturalWidth', 96)

  await section.getByRole('button', { name: 'Remove Picture' }).click()
  await expect(page.getByText('Your picture has been removed')).toBeVisible()
  await expect(inSidebar).toBeHidden()
  await theirs.reload()
  await expect(theirs.getByRole('row', { name: /Imani Brooks/ })).toBeVisible()
  await expect(onRoster).toBeHidden()
})

test('a student adds a transcript and shows it, and the advisor downloads it', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Teo Marsh' })
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  await signInAs(student)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Documents' })
  const add = (name: string, buffer: Buffer) =>
    section.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

  await expect(section.getByText('No documents yet.')).toBeVisible()
  await add('resume.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`))
  await expect(
    section.getByText('This is not a complete PDF, PNG, JPEG or WebP file, whatever its name says.'),
  ).toBeVisible()
  await add('Transcript fall.pdf', aPdf())
  await expect(page.getByText('Transcript fall has been added')).toBeVisible()
  await add('Private letter.pdf', aPdf())
  await expect(page.getByText('Private letter has been added')).toBeVisible()
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  const kindSaved = saved()
  await section.getByLabel('Kind of Transcript fall').selectOption('Transcript')
  await kindSaved
  const showingSaved = saved()
  await section.getByRole('switch', { name: 'Show Transcript fall to your advisor' }).click()
  await showingSaved
  await page.reload()
  await expect(section.getByRole('switch', { name: 'Show Transcript fall to your advisor' })).toBeChecked()
  await expect(section.getByRole('switch', { name: 'Show Private letter to your advisor' })).not.toBeChecked()
  await expect(section.getByLabel('Kind of Transcript fall')).toHaveValue('transcript')
  await expectAccessible(page)

  const theirs = await openAs(advisor)
  await theirs.goto(`/advisor/students/${student.userId}?tab=profile`)
  await expect(theirs.getByText('Transcript fall')).toBeVisible()
  await expect(theirs.getByText('Private letter')).toBeHidden()
  const downloading = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'Download Transcript fall' }).click()
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toBe('Transcript fall.pdf')
  expect(readFileSync(await downloaded.path()).equals(aPdf())).toBe(true)

  await section.getByRole('button', { name: 'Rename Transcript fall' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename document' })
  await renaming.getByLabel('Name').fill('2026/27')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming.getByText('Leave out slashes, colons and dots at the ends.')).toBeVisible()
  await renaming.getByLabel('Name').fill('Grade 11')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming).toBeHidden()
  await expect(section.getByText('Grade 11')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Grade 11')).toBeVisible()

  await section.getByRole('button', { name: 'Delete Grade 11' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Grade 11 has been deleted')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Teo shares no documents.')).toBeVisible()
})

test('somebody who became an advisor finds the documents of before in the settings, and deletes them', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const services = { ...running, now: () => new Date() }
  await givenDocument(services, advisor, { name: 'Old transcript' })
  await signInAs(advisor)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Documents' })

  await expect(section.getByText('Old transcript', { exact: true })).toBeVisible()
  await expect(section.getByRole('switch')).toHaveCount(0)
  await expect(section.getByRole('button', { name: 'Add a Document' })).toHaveCount(0)
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Delete Old transcript' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(section).toBeHidden()
})
