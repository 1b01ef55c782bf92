import { givenUser } from '@bearings/server/testing/given'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expect, test } from './fixtures.ts'

test('a student looks for an article, reads it, and follows it to a guide', async ({ studentPage: page }) => {
  await page.goto('/resources/admitted-students-blog')
  await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()

  await test.step('by category and by word', async () => {
    await page.getByRole('button', { name: 'Essays', exact: true }).click()
    await expect(page).toHaveURL(/category=Essays/)
    await expect(page.getByRole('link', { name: 'One retake, and then stop' })).toBeHidden()
    await page.getByPlaceholder('Search articles...').fill('no such thing')
    await expect(page.getByText('No articles found')).toBeVisible()
    await expect(page.getByText('Please check back later for new content.')).toBeVisible()
    await page.getByPlaceholder('Search articles...').fill('small essay')
  })

  await test.step('to the article and on', async () => {
    await page.getByRole('link', { name: 'Write the small essay' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Write the small essay' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: 'Three rounds of revision' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Three rounds of revision' })).toBeVisible()
  })

  await test.step('an address that leads nowhere says so', async () => {
    await page.goto('/resources/admitted-students-blog/no-such-article')
    await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible()
  })
})

test('an advisor finds an admitted student, reads an essay and goes back', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'advisor'))
  await page.goto('/resources/admitted-profiles')
  await expect(page.getByRole('button', { name: /^All Profiles \d+$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByPlaceholder('Search profiles, schools, or majors...').fill('nobody at all')
  await expect(page.getByText('Try adjusting your search filters.')).toBeVisible()
  await page.getByPlaceholder('Search profiles, schools, or majors...').fill('santa clara')
  await page.getByRole('link', { name: 'Sofia M.' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Sofia M.' })).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Read Full Essay/ }).click()
  await expect(page.getByRole('dialog', { name: 'Strip number forty' })).toContainText('one more decimal')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Accepted' })).toContainText('Santa Clara University')
  await page.goto('/resources/admitted-profiles/nobody')
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Profiles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admitted Profiles' })).toBeVisible()
})

test('a student starts an essay from a prompt, with both ends of its limit', async ({
  page,
  running,
  student,
}) => {
  await givenEntry(running.db, student, { name: 'Ocean College' })
  await page.goto('/essays?add=shared')
  const dialog = page.getByRole('dialog', { name: 'Add Essay' })

  await dialog.getByLabel('Start from a prompt').selectOption('common-app-7')
  await expect(dialog.getByLabel('Word Limit')).toHaveValue('650')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()

  await expect(page.getByRole('link', { name: 'Official text of the prompt' })).toBeVisible()
  await expect(page.getByText('AI in essays: Common App')).toBeVisible()
  await expect(page.getByText('at least 250')).toBeVisible()
})
