import { sharedEssays } from '@bearings/server/database/tables/advising'
import { eraseDueAccounts } from '@bearings/server/features/accounts/jobs'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenComment } from '@bearings/server/testing/given-comments'
import { givenEssay } from '@bearings/server/testing/given-essays'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

type Db = Parameters<typeof givenUser>[0]

const content = 'My grandmother kept bees behind the house. I was nine when she let me open the hive.'

/** Creates a student who shares an essay with their advisor, whose account may be about to be erased. */
async function givenReading(db: Db, { eraseAfter = null }: { eraseAfter?: Date | null } = {}) {
  const student = await givenUser(db, 'student', { fullName: 'Maya Okafor' })
  const advisor = await givenUser(db, 'advisor', { fullName: 'Omar Haddad', eraseAfter })
  const essay = await givenEssay(db, student, { content })
  const { id } = essay
  const link = await givenLink(db, { student, advisor })
  await db.insert(sharedEssays).values({ linkId: link.id, essayId: id, createdAt: new Date() })
  return {
    student,
    advisor,
    essay,
    editor: `/essays/${id}`,
    reading: `/advisor/students/${student.userId}/essays/${id}`,
  }
}

test('an advisor comments on some words; the student finds them, answers and settles it, also after edits', async ({
  running,
  openAs,
}) => {
  const { student, advisor, editor, reading } = await givenReading(running.db)
  const [maya, omar] = [await openAs(student), await openAs(advisor)]
  await omar.goto(reading)
  await select(omar, 'she let me open the hive')
  await expect(omar.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(2)
  await omar.getByRole('button', { name: 'Comment', exact: true }).first().click()
  await expect(comments(omar)).toContainText('she let me open the hive')
  await omar.getByLabel('Comment on these words').fill('What did it sound like?')
  await omar.reload()
  await expect(omar.getByLabel('Comment on these words')).toHaveValue('What did it sound like?')
  await comments(omar).getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(thread(omar, 'What did it sound like?')).toBeVisible()
  await expect(omar.locator('mark')).toHaveText('she let me open the hive')

  await maya.goto('/essays')
  await maya.getByText('1 open comment').waitFor()
  await maya.goto(editor)
  const text = maya.getByLabel('Essay', { exact: true })
  await expect(maya.locator('mark')).toHaveText('she let me open the hive')
  await text.press('Home')
  await text.fill(`It began with smoke. ${content.replace('house', 'barn')}`)
  await thread(maya, 'What did it sound like?').getByTitle('Show in the text').click()
  await expect.poll(() => selectedIn(text)).toBe('she let me open the hive')

  await thread(maya, 'What did it sound like?').getByRole('button', { name: 'Reply' }).click()
  await maya.getByLabel('Your reply').fill('Like rain on a tent.')
  await maya.getByRole('button', { name: 'Send reply' }).click()
  await expect(omar.getByText('Like rain on a tent.')).toBeVisible()
  await text.fill('It began with smoke, and nothing else.')
  await expect(comments(maya)).toContainText('The text this was about has changed.')
  await expect(maya.locator('mark')).toHaveCount(0)
  await thread(maya, 'What did it sound like?').getByRole('button', { name: 'Resolve' }).click()
  await expect(comments(maya)).toContainText('No comments are open.')
  await expect(comments(maya).getByRole('heading', { name: 'Comments' })).toBeFocused()
  await comments(maya).getByRole('button', { name: 'Show 1 resolved comment' }).click()
  await expect(comments(maya)).toContainText('Resolved by Maya Okafor')
  await comments(maya).getByRole('button', { name: 'Reopen' }).click()
  await expect(comments(maya)).toContainText('1 open')
})

test('an open page shows at once what the other side resolves, reopens, edits and deletes', async ({
  running,
  openAs,
}) => {
  const { student, advisor, essay, editor, reading } = await givenReading(running.db)
  await givenComment(running.db, { essay, author: advisor }, { body: 'Which bees?' })
  const [maya, omar] = [await openAs(student), await openAs(advisor)]
  await omar.goto(reading)
  await expect(thread(omar, 'Which bees?')).toBeVisible()
  await maya.goto(editor)

  await thread(maya, 'Which bees?').getByRole('button', { name: 'Resolve' }).click()
  await expect(comments(omar).getByText('No comments are open.')).toBeVisible()
  await comments(omar).getByRole('button', { name: 'Show 1 resolved comment' }).click()
  await expect(comments(omar)).toContainText('Resolved by Maya Okafor')
  await comments(omar).getByRole('button', { name: 'Reopen' }).click()
  await expect(thread(maya, 'Which bees?').getByRole('button', { name: 'Resolve' })).toBeVisible()

  await thread(omar, 'Which bees?').getByRole('button', { name: 'Edit' }).click()
  await omar.getByLabel('Change your comment').fill('Which kind of bees?')
  await omar.getByRole('button', { name: 'Save comment' }).click()
  await expect(thread(maya, 'Which kind of bees?')).toContainText('edited')
  await thread(omar, 'Which kind of bees?').getByRole('button', { name: 'Delete' }).click()
  await thread(omar, 'Which kind of bees?').getByRole('button', { name: 'Delete' }).click()
  await expect(thread(maya, 'Which kind of bees?')).toBeHidden()
})

test('a student shares an essay, and takes it back: it is there for the advisor, and then is not', async ({
  running,
  openAs,
}) => {
  const { student, advisor, editor, reading } = await givenReading(running.db)
  const [maya, omar] = [await openAs(student), await openAs(advisor)]
  await omar.goto(reading)
  await expect(omar.getByText('I was nine')).toBeVisible()

  await maya.goto(editor)
  await maya.getByRole('switch', { name: 'Share with Omar Haddad' }).click({ force: true })
  await expect(maya.getByText('No longer shared')).toBeVisible()
  await expect(omar.getByRole('heading', { name: 'Essay not found' })).toBeVisible()
  await omar.reload()
  await expect(omar.getByRole('heading', { name: 'Essay not found' })).toBeVisible()

  await maya.goto('/essays')
  await maya.getByRole('button', { name: 'More' }).click()
  await maya.getByRole('menuitem', { name: 'Share with Omar Haddad' }).click()
  await expect(maya.getByText('Shared with your advisor')).toBeVisible()
  await omar.reload()
  await expect(omar.getByText('I was nine')).toBeVisible()
})

test('an advisor who comments after the essay was unshared is told so, and finds the comment when it is shared again', async ({
  running,
  openAs,
}) => {
  const { student, advisor, editor, reading } = await givenReading(running.db)
  const [maya, omar] = [await openAs(student), await openAs(advisor)]
  await omar.goto(reading)
  await omar.getByLabel('Comment on the whole essay').fill('Begin with the hive.')
  await maya.goto(editor)
  const share = maya.getByRole('switch', { name: 'Share with Omar Haddad' })
  await share.click({ force: true })
  await expect(maya.getByText('No longer shared')).toBeVisible()

  await omar.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(omar.getByText('This essay is no longer shared with you. Your comment is kept')).toBeVisible()

  await share.click({ force: true })
  await expect(maya.getByText('Shared with your advisor')).toBeVisible()
  await omar.reload()
  await expect(omar.getByLabel('Comment on the whole essay')).toHaveValue('Begin with the hive.')
})

test('of an advisor whose account is gone, a student finds a deleted comment above their own replies', async ({
  running,
  openAs,
}) => {
  const { student, advisor, essay, editor } = await givenReading(running.db, { eraseAfter: new Date(0) })
  const { id: parentId } = await givenComment(running.db, { essay, author: advisor })
  await givenComment(running.db, { essay, author: student }, { parentId, body: 'With the bees, then.' })
  await running.db.transaction((tx) => eraseDueAccounts(tx, new Date(1)))

  const page = await openAs(student)
  await page.goto(editor)

  const left = thread(page, 'With the bees, then.')
  await expect(left).toContainText('A former advisor')
  await expect(left).toContainText('This comment was deleted.')
  await expect(left).not.toContainText('Begin with the bees.')
  await left.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('No comments are open.')).toBeVisible()
})

test('with the keyboard alone an advisor selects words and comments on them', async ({ running, openAs }) => {
  const { advisor, reading } = await givenReading(running.db)
  const omar = await openAs(advisor)
  await omar.goto(reading)
  const text = omar.getByRole('region', { name: 'Essay text' })
  await text.focus()

  await text.press('ArrowRight')
  await text.press('ArrowRight')
  await text.press('Shift+ArrowRight')
  await expect(omar.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(2)
  await text.press('Enter')

  await expect(omar.getByLabel('Comment on these words')).toBeFocused()
  await expect(comments(omar).locator('blockquote')).toHaveText('grandmother kept')
  await omar.keyboard.type('Which bees?')
  await omar.keyboard.press('ControlOrMeta+Enter')
  await expect(thread(omar, 'Which bees?')).toContainText('grandmother kept')

  await thread(omar, 'Which bees?').getByRole('button', { name: 'Edit' }).click()
  await omar.getByLabel('Change your comment').fill('Which kind of bees?')
  await omar.getByRole('button', { name: 'Save comment' }).click()
  await expect(thread(omar, 'Which kind of bees?')).toContainText('edited')
  await thread(omar, 'Which kind of bees?').getByRole('button', { name: 'Delete' }).click()
  await thread(omar, 'Which kind of bees?').getByRole('button', { name: 'Delete' }).click()
  await expect(comments(omar)).toContainText('There are no comments on this essay yet.')
})

for (const side of ['student', 'advisor'] as const)
  test(`comments are open to everyone, for the ${side}, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    const { student, advisor, editor, reading } = await givenReading(running.db)
    const essay = { id: editor.split('/').at(-1)! }
    const quoted = { quote: 'kept bees', before: 'My grandmother ', after: ' behind the house.', start: 15 }
    const { id: parentId } = await givenComment(running.db, { essay, author: advisor }, quoted)
    await givenComment(running.db, { essay, author: student }, { parentId, body: 'I have.' })
    await givenComment(running.db, { essay, author: advisor }, { resolvedAt: new Date(), body: 'Once more.' })
    await signInAs(side === 'student' ? student : advisor)
    await page.goto(side === 'student' ? editor : reading)
    await comments(page).getByRole('button', { name: 'Show 1 resolved comment' }).click()
    await thread(page, 'I have.').getByRole('button', { name: 'Reply' }).click()

    await expectAccessible(page)
  })

function comments(page: Page): Locator {
  return page.getByRole('region', { name: /^Comments/ })
}

function thread(page: Page, words: string): Locator {
  return comments(page).getByRole('listitem').filter({ hasText: words }).first()
}

/** Selects these words as dragging the mouse over them would. */
async function select(page: Page, words: string): Promise<void> {
  const text = page.getByRole('region', { name: 'Essay text' })
  await expect(text).toContainText(words)
  await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent!.indexOf(wanted)
      if (start !== -1) window.getSelection()!.setBaseAndExtent(node, start, node, start + wanted.length)
    }
  }, words)
}

function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
}
