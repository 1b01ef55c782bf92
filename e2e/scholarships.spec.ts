import { givenUser } from '@bearings/server/testing/given'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('an admin brings scholarships in from a file, verifies one, and takes the rest back', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scholarships' }).click()

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  const buffer = Buffer.from(
    'name,sponsor,states\nZebra Fund,Zebra Club,MN\nZebra Prize,Zebra Club,\nZebra Award,,Atlantis\n',
  )
  await dialog.locator('input[type=file]').setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer })
  await expect(dialog).toContainText('2 added, 0 changed, 0 unchanged, 1 left out.')
  await expect(dialog).toContainText('Line 4: states: “Atlantis” is not one of a profile’s choices.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 2 scholarships' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('zebra')
  const fund = page.getByRole('row', { name: /Zebra Fund/ })
  await expect(fund).toContainText('Not verified')
  await page.getByRole('button', { name: 'Verify Zebra Fund' }).click()
  const verify = page.getByRole('dialog', { name: 'Verify Zebra Fund' })
  await verify.getByRole('button', { name: 'Mark as Verified' }).click()
  await expect(verify.getByText('Enter where it was checked.')).toBeVisible()
  await verify.getByLabel('Checked at').fill('By telephone with the club')
  await verify.getByRole('button', { name: 'Mark as Verified' }).click()
  await expect(fund).toContainText('By telephone with the club')

  const student = await openAs(await givenUser(running.db, 'student'))
  await student.goto('/financial/scholarships?q=zebra')
  await student.getByRole('button', { name: /^Zebra Fund/ }).click()
  await expect(student.getByText(/Checked .* at By telephone with the club/)).toBeVisible()

  await page.getByRole('button', { name: /^Undo the import of/ }).click()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await expect(page.getByRole('row', { name: /Zebra Prize/ })).toHaveCount(0)
  await expect(fund).toBeVisible()
  await expect(page.getByText(/^Undone/)).toBeVisible()

  await page.goto('/admin/audit-log')
  await expect(page.getByRole('row', { name: /Scholarships import undone/ })).toContainText(
    '1 scholarship was removed',
  )
})

test('an admin writes a scholarship down, is told what no field takes, and archives it', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/scholarships')

  await page.getByRole('button', { name: 'Add Scholarship' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Scholarship' })
  await dialog.getByLabel('Name').fill('Yarrow Prize')
  await dialog.getByLabel('Web page').fill('yarrow')
  await dialog.getByLabel('States').fill('MN, Ohio')
  await dialog.getByLabel('permanent resident').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter the full address, starting with https://')).toBeVisible()
  await expect(dialog.getByText('“OHIO” is not a state.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Web page').fill('https://yarrow.example')
  await dialog.getByLabel('States').fill('MN, OH')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('yarrow')
  await page.getByRole('button', { name: 'Archive Yarrow Prize' }).click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('No scholarship matches')).toBeVisible()
  await page.getByRole('link', { name: /^Archived/ }).click()
  await page.getByRole('button', { name: 'Restore Yarrow Prize' }).click()
  await expect(page.getByText('No scholarship matches')).toBeVisible()
})
