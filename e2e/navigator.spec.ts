import { readFileSync } from 'node:fs'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { idsOfColleges, givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible, expectNoViolations } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a student asks, follows up, adds a school from a card, and finds the conversation again', async ({
    page,
    running,
    signInAs,
  }) => {
    const student = await givenUser(running.db, 'student')
    await givenProfile(running.db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })
    await signInAs(student)
    await page.goto('/dashboard')

    const panel = page.getByRole('complementary', { name: 'Navigator' })
    await expect(panel.getByText('Ready to chart your course?')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
    await panel.getByRole('textbox', { name: 'Message' }).fill('What is the acceptance rate at Stanford?')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem', { name: 'Navigator' }).last()).toContainText(
      /Stanford University admits 3\.\d% of its applicants/,
    )
    await expect(panel.getByText('You', { exact: true })).toBeVisible()
    await panel.getByRole('textbox', { name: 'Message' }).fill('Add Pepperdine to my list')
    await panel.getByRole('button', { name: 'Send' }).click()
    const card = panel.getByRole('region', { name: 'Add Pepperdine University?' })
    await card.getByRole('button', { name: 'Add to My List' }).click()
    await expect(card.getByText('Added')).toBeVisible()
    await expectAccessible(page)

    await panel.getByRole('button', { name: 'New conversation' }).click()
    await panel.getByRole('button', { name: 'Conversations' }).click()
    const dialog = page.getByRole('dialog', { name: 'Conversations' })
    await dialog.getByRole('button', { name: /^What is the acceptance rate/ }).click()
    await expect(panel.getByText('Add Pepperdine to my list')).toBeVisible()

    await panel.getByRole('button', { name: 'Collapse the navigator' }).click()
    await page.reload()
    await expect(panel.getByRole('button', { name: 'Open the navigator' })).toBeVisible()
  })
  test('a student whose question fails reads that it did, and asks it again', async ({
    page,
    running,
    signInAs,
  }) => {
    await signInAs(await givenUser(running.db, 'student'))
    await page.goto('/dashboard')
    const panel = page.getByRole('complementary', { name: 'Navigator' })
    const answer = panel.getByRole('listitem', { name: 'Navigator' })
    await page.route('**/functions/v1/rag-chat', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: error\ndata: {"error":"Busy"}\n\n' }),
    )
    await panel.getByRole('button', { name: 'What should I include in my college essays?' }).click()
    await expect(answer).toContainText(
      "I'm sorry, I encountered an error while processing your request. Please try again.",
    )

    await page.unrouteAll()
    await answer.getByRole('button', { name: 'Retry' }).click()
    await expect(answer).toContainText('One moment, told closely')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a student asks one of the suggested questions on the navigator’s own page', async ({
    page,
    running,
    signInAs,
  }) => {
    await signInAs(await givenUser(running.db, 'student'))
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'a page of its own' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Your AI Navigator' })).toBeVisible()

    await page.getByRole('button', { name: 'What should I include in my college essays?' }).tap()
    await expect(page.getByRole('listitem', { name: 'Navigator' })).toContainText('One moment, told closely')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on the pages it stands beside', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a student asks on home, beside a school and beside an essay, and goes on with the same talk', async ({
    page,
    running,
    signInAs,
  }) => {
    const { stanford } = await idsOfColleges(running.db)
    const student = await givenUser(running.db, 'student')
    const entry = await givenEntry(running.db, student, { schoolId: stanford })
    const essay = await givenEssay(running.db, student, {
      promptName: 'Why us?',
      content: 'Ever since I was little, I loved rain. It rained.',
    })
    await signInAs(student)
    const panel = page.getByRole('complementary', { name: 'Navigator' })
    const answers = panel.getByRole('listitem', { name: 'Navigator' })
    const ask = async (question: string) => {
      await panel.getByRole('textbox', { name: 'Message' }).fill(question)
      await panel.getByRole('button', { name: 'Send' }).click()
    }

    await page.goto('/dashboard')
    await ask('How many schools are on my list?')
    await expect(answers.last()).toContainText('You have 1 school on your list')

    await page.goto(`/schools/${entry.id}/research`)
    // Folded where a student writes, until they open it; then it stays open beside an essay, too.
    await panel.getByRole('button', { name: 'Open the navigator' }).click()
    await ask('What is its acceptance rate?')
    await expect(answers.last()).toContainText(/Stanford University admits 3\.\d% of its applicants/)

    await page.goto(`/essays/${essay.id}`)
    await ask('Please review this essay')
    await expect(answers.last()).toContainText('a phrase that thousands of essays open with')
  })
})

test('a student renames a conversation, saves it as a file and deletes it, on a phone too', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await signInAs(student)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator')
  await page.getByRole('textbox', { name: 'Message' }).fill('What should I include in my college essays?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem', { name: 'Navigator' })).toContainText('One moment, told closely')

  await page.getByRole('button', { name: 'Conversations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conversations' })
  const more = async (what: string) => {
    await dialog.getByRole('button', { name: /^More for / }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await more('Rename')
  const renaming = page.getByRole('dialog', { name: 'Rename' })
  await renaming.getByLabel('Name').fill('Essays, how')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: /^Essays, how/ })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await more('Save as a file')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Essays-how.md')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^# Essays, how\n\n## You, .*\n\nWhat should I include in my college essays\?/)
  expect(text).toContain('Sources:')

  await page.reload()
  await page.getByRole('button', { name: 'Conversations' }).click()
  await more('Delete')
  await page
    .getByRole('dialog', { name: 'Delete this conversation?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(dialog.getByText('No conversations yet.')).toBeVisible()
})

test('a student asks from the command bar and reads the answer on the navigator’s page', async ({
  studentPage: page,
}) => {
  await page.goto('/schools')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Jump to' })
  await bar.getByRole('combobox').fill('What should I include in my college essays?')
  await expect(bar.getByRole('option').first()).toContainText('Ask the navigator')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/navigator$/)
  await expect(page.getByRole('listitem', { name: 'You' })).toContainText(
    'What should I include in my college essays?',
  )
  await expect(page.getByRole('listitem', { name: 'Navigator' })).toContainText('One moment, told closely')
})

test('an admin reads what leaves for a model, switches it off, and finds that in the audit log', async ({
  page,
  running,
  signInAs,
}) => {
  await signInAs(await givenUser(running.db, 'admin', { fullName: 'Ada Switch' }))
  await page.goto('/dashboard')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Navigator', exact: true })
    .click()
  await expect(page.getByText('None is configured')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is sent to the language model' })).toContainText(
    'never race',
  )
  await expectAccessible(page)

  const model = page.getByRole('switch', { name: 'A language model may answer students' })
  await model.click()
  await expect(page.getByText('The language model is off')).toBeVisible()
  await page.reload()
  await expect(model).not.toBeChecked()
  await model.click()
  await expect(page.getByText('The language model is on')).toBeVisible()

  await page.goto('/admin/audit-log?q=ada')
  await expect(page.getByRole('row', { name: /Language model switched/ })).toHaveCount(2)
})
