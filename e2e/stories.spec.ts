import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const about = 'I counted herons on a salt marsh for three years, and wrote down what I saw. '.repeat(2)

test('a student offers their story, an admin publishes it, others read it, and it is taken back', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Imke Quist' })
  await givenProfile(running.db, student)
  await givenEntry(running.db, student, { name: 'Reed College', status: 'Accepted' })
  const admin = await openAs(await givenUser(running.db, 'admin', { timeZone: 'America/New_York' }))
  const reader = await openAs(await givenUser(running.db, 'student'))
  await signInAs(student)

  await test.step('who has written nothing is told what would be published, and nothing is picked', async () => {
    await page.goto('/resources/admitted-profiles')
    await page.getByRole('link', { name: 'Your story' }).click()
    await expect(page.getByText('Nothing of yours is published.')).toBeVisible()
    await expect(page.getByLabel('Name shown')).toHaveValue('initials')
    await expect(page.getByLabel('High school')).toHaveValue('')
    await expect(page.getByLabel('Grade averages')).not.toBeChecked()
    await page.getByRole('button', { name: 'Save and preview' }).click()
    await expect(page.getByText('Write a little more: at least 100 characters.')).toBeVisible()
  })

  await test.step('it is saved, looked at, and offered', async () => {
    await page.getByLabel('Intended major').fill('Heronry'.repeat(9))
    await page.getByLabel('Background story').fill(about)
    await page.getByLabel('Advice for future applicants').fill('Begin early, and ask.')
    // Typed text survives closing the tab.
    await expect(page.getByText('Draft kept on this device.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Background story')).toHaveValue(about)
    await page.getByLabel('Names of your activities').click()
    await page.getByRole('button', { name: 'Save and preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'I. Q.' })).toBeVisible()
    await expect(preview).toContainText('Reed College')
    await expect(preview).toContainText('School newspaper')
    await expect(preview).not.toContainText('Hillside High School')
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Offer for publication' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Offer It' }).click()
    await expect(page.getByText('Offered: an admin reviews it before anyone else can see it.')).toBeVisible()
    // Nothing new is there to offer.
    await expect(preview.getByRole('button', { name: 'Offer for publication' })).toBeHidden()
  })

  await test.step('an admin reads and publishes it', async () => {
    const late = '2026-11-01T02:00:00Z'
    await running.db.execute(`update stories set offered_at = '${late}' where user_id = '${student.userId}'`)
    await admin.goto('/dashboard')
    await admin.getByRole('link', { name: /^\d+ stor(y|ies) Waiting for review/ }).click()
    const story = admin.getByRole('article', { name: 'Story of I. Q.' })
    await expect(story).toContainText('Heronry')
    await expect(story).toContainText('Offered Oct 31, 2026')
    await expectAccessible(admin)
    await story.getByRole('button', { name: 'Publish' }).click()
    await expect(story.getByText('Published')).toBeVisible()
  })

  await test.step('another student reads it, until it is withdrawn', async () => {
    await reader.setViewportSize({ width: 390, height: 844 })
    await reader.goto('/resources/admitted-profiles')
    await expect(reader.getByRole('link', { name: 'I. Q.' })).toBeVisible()
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect(reader.getByRole('article').filter({ hasText: 'I. Q.' })).toContainText('0 essays')
    await reader.getByRole('link', { name: 'I. Q.' }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'I. Q.' })).toBeVisible()
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect(reader.getByText('Begin early, and ask.')).toBeVisible()
    await expect(reader.getByRole('region', { name: 'Essays' })).toContainText(
      'No essays are available for this profile yet.',
    )

    // The student's open page learns of the decision.
    await expect(page.getByText('Published: everyone who is signed in')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Nothing of yours is published.')).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  })
})
