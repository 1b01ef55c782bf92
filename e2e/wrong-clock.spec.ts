import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { expect } from '@playwright/test'
import { test } from './moving-clock.ts'
import { signInWith } from './pages/sign-in-form.ts'

test.use({ begins: new Date().toISOString() })

const hour = 3_600_000

for (const { clock, ahead } of [
  { clock: 'six hours fast', ahead: 6 * hour },
  { clock: 'six hours slow', ahead: -6 * hour },
  { clock: 'thirty days fast', ahead: 30 * 24 * hour },
])
  test(`whose clock is ${clock} writes all morning, and every hour is saved with one session`, async ({
    page,
    running,
    served,
  }) => {
    const password = 'a quiet desk by the sea'
    const student = await givenUser(running.db, 'student', { password })
    const essay = await givenEssay(running.db, student, { content: 'Begun.' })
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
    })
    await page.clock.install({ time: served.now().getTime() + ahead })
    await page.goto(`/essays/${essay.id}`)
    await signInWith(page, student.email, password)
    const text = page.getByLabel('Essay', { exact: true })
    await expect(text).toHaveValue('Begun.')

    for (const of of ['first', 'second', 'third', 'fourth']) {
      await text.fill(`Written in the ${of} hour.`)
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Deadlines', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible()
      await served.moveTo(new Date(served.now().getTime() + hour).toISOString())
      await page.clock.fastForward(hour)
      await page.goBack()
      await expect(text).toHaveValue(`Written in the ${of} hour.`)
    }

    expect(renewals.length).toBeGreaterThan(0)
    expect(renewals.length).toBeLessThan(6)
  })
