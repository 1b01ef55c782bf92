import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenCatalog } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a student asks, follows up, adds a school from a card, and finds the conversation again', async ({
    page,
    running,
    signInAs,
  }) => {
    await givenCatalog(running.db)
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
    await panel.getByRole('textbox', { name: 'Message' }).fill('Add Pepperdine to my list')
    await panel.getByRole('button', { name: 'Send' }).click()
    const card = panel.getByRole('region', { name: 'Add Pepperdine University?' })
    await card.getByRole('button', { name: 'Add to My List' }).click()
    await expect(card.getByText('Added')).toBeVisible()
    await expectAccessible(page)

    await page.setViewportSize({ width: 1440, height: 900 })
    await panel.getByRole('button', { name: 'New conversation' }).click()
    await panel.getByRole('button', { name: 'Conversations' }).click()
    const dialog = page.getByRole('dialog', { name: 'Conversations' })
    await dialog.getByRole('button', { name: /^What is the acceptance rate/ }).click()
    await expect(panel.getByText('Add Pepperdine to my list')).toBeVisible()

    await panel.getByRole('button', { name: 'Collapse the navigator' }).click()
    await page.reload()
    await expect(panel.getByRole('button', { name: 'Open the navigator' })).toBeVisible()
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
