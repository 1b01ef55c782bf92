import { addDays } from '@bearings/domain/today'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expect } from '@playwright/test'
import { test } from './moving-clock.ts'
import { noonToday, noonZone } from './noon-zone.ts'

// It starts at the present, because tokens are made with the real time.
test.use({ begins: new Date().toISOString() })

test('whose clock is two hours slow stays signed in, though each token seems good for longer than it is', async ({
  studentPage: page,
  served,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()

  await served.moveTo(new Date(Date.now() + 7_200_000).toISOString())
  await page.getByRole('link', { name: 'Essays', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await page.getByRole('link', { name: 'Deadlines', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible()
})

test('who comes back the next morning to an app that stayed open sees what is due today', async ({
  page,
  clock,
  running,
  served,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  const deadline = addDays(noonToday, 2)
  await givenEntry(running.db, student, { name: 'Aster College', deadline, deadlineState: 'own' })
  await signInAs(student)
  await page.goto('/schools')
  const row = page.getByRole('row').filter({ hasText: 'Aster College' })
  await expect(row).toContainText('2 days')

  await clock.goOn(new Date(served.now().getTime() + 86_400_000).toISOString())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await expect(row).toContainText('1 day')
})
