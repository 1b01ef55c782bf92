import { givenUser } from '@bearings/server/testing/given'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const text = `## Where they sit

A kestrel perches on a telegraph wire before it hunts. Write about [your essays](/essays) in the same way.`

test('an admin writes an article, everybody reads it, the navigator quotes it, and it is taken back', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await openAs(await givenUser(running.db, 'student'))
  await signInAs(await givenUser(running.db, 'admin'))

  await test.step('what is missing is said, and a draft is kept all the same', async () => {
    await page.goto('/admin/articles')
    await page.getByRole('link', { name: 'New Article' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Perches for kestrels')
    await expect(page.getByText('…/perches-for-kestrels')).toBeVisible()
    const missing = page.getByRole('region', { name: 'Before it can be published' })
    await expect(missing).toContainText('Text: Write the text.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/admin\/articles\/perches-for-kestrels$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Perches for kestrels' })).toBeVisible()
    await expect(page.getByText('A draft that only admins see.')).toBeFocused()
  })

  await test.step('the preview of a text without an author and sources leaves both out', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText(/^[A-Z][a-z]+ \d+, \d{4} · \d+ min read$/)).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Sources' })).toBeHidden()
    await page.getByRole('tab', { name: 'Write' }).click()
  })

  await test.step('what is typed outlasts a reload', async () => {
    await page.getByLabel('Summary').fill('What a small hawk teaches about openings.')
    await page.getByLabel('Author').fill('Ida Brandt')
    await page.getByLabel('Tags').fill('openings, birds')
    await page.getByLabel('Text', { exact: true }).fill(`${text}\n\n[a](javascript:alert(1)) <b>bold</b>`)
    await page.getByLabel('Source 1', { exact: true }).fill('Cornell Lab, American Kestrel')
    await page.getByLabel('Address of source 1').fill('https://www.allaboutbirds.org/guide/American_Kestrel')
    await expect(page.getByText('Not saved, kept on this device')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Restored what you typed on')).toBeVisible()
    await expect(page.getByLabel('Author')).toHaveValue('Ida Brandt')
    await expectAccessible(page)
  })

  await test.step('the preview is the page, and nothing in it runs or leads astray', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Perches for kestrels' })).toBeVisible()
    await expect(preview).toContainText('<b>bold</b>')
    await expect(preview.getByRole('link', { name: 'your essays' })).toHaveAttribute('href', '/essays')
    await expect(preview.locator('a[href^="javascript"]')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Not published yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Before it can be published' })).toContainText(
      'A link is incomplete',
    )
  })

  await test.step('it is mended and published', async () => {
    await page.getByRole('tab', { name: 'Write' }).click()
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Publish' }).click()
    // The button is disabled now, because everything is published.
    await expect(page.getByText('everyone who is signed in to Bearings can read this text')).toBeFocused()
  })

  await test.step('a student finds it in the blog and reads it, and the navigator quotes it', async () => {
    await student.goto('/resources/admitted-students-blog')
    await student.getByRole('link', { name: 'Perches for kestrels' }).click()
    await expect(student.getByRole('heading', { level: 1, name: 'Perches for kestrels' })).toBeVisible()
    await expect(student.getByText('before it hunts')).toBeVisible()
    await expect(student.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await ask(student, 'Where does a kestrel perch on a telegraph wire?')
    await expect(student.getByRole('listitem', { name: 'Navigator' }).last()).toContainText(
      'A kestrel perches on a telegraph wire',
    )
  })

  await test.step('off the blog, nobody reads it and the navigator is silent on it', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Only admins can read it.')).toBeVisible()
    await student.goto('/resources/admitted-students-blog/perches-for-kestrels')
    await expect(student.getByRole('heading', { name: 'Article not found' })).toBeVisible()
  })
})

test('two admins edit a shipped article: the second compares, keeps theirs, and goes back to the shipped text', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const slug = 'questions-worth-asking-back'
  const other = await openAs(await givenUser(running.db, 'admin'))
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto(`/resources/admitted-students-blog/${slug}`)
  const shipped = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('As it ships with Bearings.')).toBeVisible()
  await other.goto(`/admin/articles/${slug}`)
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await other.getByLabel('Title', { exact: true }).fill('Theirs')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('All changes saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save draft' }).click()
  const both = page.getByRole('dialog', { name: 'Changed in two places' })
  await expect(both).toContainText('Theirs')
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
  await expect(page.getByText('everyone who is signed in to Bearings can read this text')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore the shipped text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: shipped })).toBeVisible()
  await expect(page.getByText('As it ships with Bearings.')).toBeVisible()
})

async function ask(page: Page, question: string) {
  await page.goto('/navigator')
  await page.getByRole('textbox', { name: 'Message' }).fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('an admin who saves an article that another has deleted reads so, keeps the text, and adds it again', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.goto('/admin/articles/new')
  await page.getByLabel('Title', { exact: true }).fill('Nests of kestrels')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/nests-of-kestrels$/)
  await page.getByLabel('Author').fill('Ida Brandt')

  const other = await openAs(await givenUser(running.db, 'admin'))
  await other.goto('/admin/articles/nests-of-kestrels')
  await other.getByRole('button', { name: 'More actions' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other).toHaveURL('/admin/articles')

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('This article has been deleted')).toBeVisible()
  await page.reload()
  const deleted = page.getByRole('alert').filter({ hasText: 'This article has been deleted' })
  await expect(deleted).toBeVisible()
  await expect(page.getByLabel('Author')).toHaveValue('Ida Brandt')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()

  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(deleted).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Author')).toHaveValue('Ida Brandt')
})

test('a reader on a phone scrolls a wide table, whose words are not broken into letters', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin'))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin/articles/new')
  const cells = (words: readonly string[]) => `| ${words.join(' | ')} |`
  const heads = ['College', 'Application', 'Recommendations', 'Supplementary', 'Interviews']
  const table = [heads, heads.map(() => '---'), heads.map(() => 'one or two words')].map(cells).join('\n')
  await page.getByLabel('Text', { exact: true }).fill(table)
  await page.getByRole('tab', { name: 'Preview' }).click()

  const height = (await page.getByRole('columnheader', { name: 'Recommendations' }).boundingBox())!.height
  expect(height).toBeLessThan(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
