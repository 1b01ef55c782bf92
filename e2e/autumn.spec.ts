import { randomUUID } from 'node:crypto'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { expect, type Page } from '@playwright/test'
import { test } from './moving-clock.ts'
import { signInWith, signUpWith } from './pages/sign-in-form.ts'

// In Los Angeles, clocks go back on November 1 at two in the morning.
test.use({ begins: '2026-08-27T16:30-07:00', timezoneId: 'America/Los_Angeles' })

const email = `maya-${randomUUID()}@example.org`
const password = 'a quiet desk by the sea'

test('a student’s autumn, from the first list to the first acceptance', async ({
  page,
  clock,
  running,
  served,
}) => {
  // Four months in eleven scenes, most of them with a new load of the app.
  test.setTimeout(360_000)
  /** The bell's notifications about deadlines, newest first. */
  const told: RegExp[] = []

  async function expectTold(...news: string[]) {
    told.unshift(...news.map((words) => new RegExp(words)))
    await expect(bell(page)).toBeVisible()
    await bell(page).click()
    await expect(inBell(page)).toHaveText([...told, /Welcome to Bearings/])
    await page.keyboard.press('Escape')
    await expect(inBell(page)).toHaveCount(0)
  }

  async function mailedOn(day: string) {
    const mails = (await running.mailsTo(email)).filter(({ createdAt }) => createdAt.startsWith(day))
    return mails.map(({ subject }) => subject)
  }

  await test.step('late in August she signs up', async () => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill('Maya Okafor')
    await signUpWith(page, email, password)
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
    const [mail] = await running.mailsTo(email)
    await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
    await page.getByRole('main').getByRole('button').click()
    await expect(here(page)).toHaveText('Profile 0%, you are here')
    await expectTold()
  })

  await test.step('she fills in her profile and makes a list', async () => {
    await givenProfile(running.db, await whoIsSignedIn(page))
    await page.reload()
    await expect(here(page)).toHaveText('School list none yet, you are here')

    await here(page).getByRole('link').click()
    await addSchool(page, 'Aster College', 'Early Action', '2026-11-02')
    await addSchool(page, 'Birch College', 'Early Action', '2026-11-16')
    await addSchool(page, 'Cedar College', 'Regular', '2027-01-04')
    await page.goto('/deadlines')
    const emails = page.getByLabel('Also by email, at most one email each morning')
    await expect(emails).toBeEnabled()
    await emails.click({ force: true })
    await expect(emails).toBeChecked()
    await expect(page.getByText('Reminders also come by email')).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(here(page)).toHaveText('Essays none yet, you are here')
  })

  await test.step('she plans this week and the next two, and changes her mind about one', async () => {
    await writeWeek(page, 'Settle the list', ['Ask Ms. Lee for a letter', 'Order transcripts'])
    await expect(page.getByText('Current week updated successfully!').last()).toBeVisible()
    await page.getByLabel('Ask Ms. Lee for a letter').click()
    await expect(page.getByText('1 of 2 done')).toBeVisible()

    await page.getByRole('button', { name: 'Plan Next Week' }).click()
    await expect(page.getByRole('heading', { name: 'Week of August 31' })).toBeVisible()
    await writeWeek(page, 'Begin the first essay', ['Write freely for an hour'])
    await expect(page.getByText('New week planned successfully!').last()).toBeVisible()
    await page.getByRole('button', { name: 'Plan Next Week' }).click()
    await writeWeek(page, 'Rest', [])
    await page.getByRole('button', { name: /^Week of September 7/ }).click()
    await page.getByRole('button', { name: 'Edit: Week of September 7' }).click()
    await writeWeek(page, 'Finish the first essay', [])
    await expect(page.getByText('Week updated successfully!', { exact: true }).last()).toBeVisible()
  })

  await test.step('on Monday the planned week is this week, and she takes along what was left', async () => {
    await clock.comeBack('2026-08-31T07:30-07:00', '/dashboard')
    await expect(page.getByText('Goal: Begin the first essay')).toBeVisible()
    await expect(page.getByText('“Order transcripts” is left from last week.')).toBeVisible()
    await page.getByRole('button', { name: 'Carry over', exact: true }).click()
    await expect(page.getByText('1 task carried over to this week')).toBeVisible()
    await expect(page.getByLabel('Order transcripts')).not.toBeChecked()
    await expect(page.getByText('0 of 2 done')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Week of September 7/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Week of August 31/ })).toHaveCount(0)
  })

  await test.step('she writes an essay, writes it anew, goes back to the first text and finishes it', async () => {
    await page.goto('/essays?add=shared')
    const dialog = page.getByRole('dialog', { name: 'Add Essay' })
    await dialog.getByLabel('School').selectOption('Aster College')
    await dialog.getByLabel('Essay Prompt').fill('Why Aster?')
    await dialog.getByRole('button', { name: 'Add Essay' }).click()
    await expect(essayField(page)).toHaveValue('')
    await writeEssay(page, 'Because of the bees.')

    await clock.comeBack('2026-09-12T10:00-07:00', '/essays')
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(essayField(page)).toHaveValue('Because of the bees.')
    await writeEssay(page, 'Because of the river that runs through it.')

    await clock.comeBack('2026-09-13T10:00-07:00', '/essays')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions.getByRole('button', { name: /^Aug 31, 2026.*4 words/ }).click()
    await versions.getByRole('button', { name: 'Restore this version' }).click()
    await expect(essayField(page)).toHaveValue('Because of the bees.')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Status').selectOption('Complete')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Why Aster?' })).toContainText('Complete')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(here(page)).toHaveText('Essays 1 of 1 drafted, 2 schools without, you are here')
  })

  await test.step('of the two other schools neither asks for an essay', async () => {
    for (const school of ['Birch College', 'Cedar College']) {
      await page.goto('/schools')
      await page.getByRole('link', { name: school, exact: true }).click()
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.getByRole('checkbox', { name: 'Essays' }).click()
      await saved
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(here(page)).toHaveText('Early applications 50 days, you are here')
  })

  await test.step('at nine, two weeks before, the bell rings under the open page', async () => {
    await clock.comeBack('2026-10-19T08:55-07:00', '/dashboard')
    // A session that nobody has used for a month has ended.
    await signInWith(page, email, password)
    await expectTold()
    await clock.goOn('2026-10-19T09:00-07:00')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    await expectTold('Aster College: Early Action.*Due in 14 days, on Nov 02, 2026.*Oct 19, 2026 09:00')
    expect(await mailedOn('2026-10-19')).toEqual(['Aster College: Early Action (due in 14 days)'])
    await clock.goOn('2026-10-19T09:05-07:00')
    await expectTold()
  })

  await test.step('each later reminder comes on its day at nine, once, whether she looks or not', async () => {
    await page.goto('about:blank')
    for (const [day, zone, until] of [
      ['2026-10-26', '-07:00', 'in 7 days'],
      ['2026-10-30', '-07:00', 'in 3 days'],
      ['2026-11-01', '-08:00', 'tomorrow'],
    ]) {
      for (const time of ['08:50', '09:00', '11:00']) await served.moveTo(`${day}T${time}${zone}`)
      expect(await mailedOn(day!)).toEqual([`Aster College: Early Action (due ${until})`])
    }
    await clock.comeBack('2026-11-01T19:00-08:00', '/dashboard')
    await expectTold(
      'Aster College: Early Action.*Due tomorrow, on Nov 02, 2026.*Nov 01, 2026 09:00',
      'Aster College: Early Action.*Due in 3 days, on Nov 02, 2026.*Oct 30, 2026 09:00',
      'Aster College: Early Action.*Due in 7 days, on Nov 02, 2026.*Oct 26, 2026 09:00',
    )
    await expect(here(page)).toHaveText('Early applications 1 day, you are here')
  })

  await test.step('she submits one, is reminded of the next, and of none that is out', async () => {
    await submit(page, 'Aster College')
    // What is out needs no reminders: those unread go.
    told.splice(0)
    await expect(here(page)).toHaveText('Early applications 15 days, you are here')
    // Sends no requests meanwhile: a token refresh whose response is lost would end the session.
    await page.goto('about:blank')
    await served.moveTo('2026-11-02T09:00-08:00')
    await clock.comeBack('2026-11-09T09:00-08:00', '/dashboard')
    await expectTold(
      'Birch College: Early Action.*Due in 7 days, on Nov 16, 2026.*Nov 09, 2026 09:00',
      'Birch College: Early Action.*Due in 14 days, on Nov 16, 2026.*Nov 02, 2026 09:00',
    )

    await submit(page, 'Birch College')
    told.splice(0)
    await expect(here(page)).toHaveText('Regular decision 56 days, you are here')
    await page.goto('about:blank')
    await served.moveTo('2026-11-13T09:00-08:00')
    await clock.comeBack('2026-11-15T09:00-08:00', '/dashboard')
    await expectTold()
  })

  await test.step('a day is over at her own midnight, and what was due is late', async () => {
    await clock.comeBack('2026-11-20T20:00-08:00', '/essays?add=shared')
    const dialog = page.getByRole('dialog', { name: 'Add Essay' })
    await dialog.getByLabel('School').selectOption('Cedar College')
    await dialog.getByLabel('Essay Prompt').fill('Why Cedar?')
    await dialog.getByLabel('Deadline').fill('2026-11-20')
    await dialog.getByRole('button', { name: 'Add Essay' }).click()
    await expect(essayField(page)).toBeVisible()

    const first = page.getByRole('heading', { level: 2 }).first()
    const row = page.getByRole('listitem').filter({ hasText: 'Why Cedar?' })
    await clock.comeBack('2026-11-20T23:50-08:00', '/deadlines?view=list&tests=false')
    await expect(first).toHaveText('November 2026')
    await expect(row).toContainText('Today')
    await clock.comeBack('2026-11-21T00:01-08:00', '/deadlines?view=list&tests=false')
    await expect(first).toHaveText('Late')
    await expect(row).toContainText('1 day late')
  })

  await test.step('an acceptance comes, and when the last application is out only decisions are ahead', async () => {
    await clock.comeBack('2026-12-15T17:00-08:00', '/schools')
    await page.getByLabel('Status: Aster College').selectOption('Accepted')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(here(page)).toHaveText('Regular decision 20 days, you are here')
    await expect(ports(page).last()).toHaveText('Decisions 1 of 2, ahead')
    await submit(page, 'Cedar College')
    await expect(ports(page)).toHaveText([
      'Profile 100%, passed',
      'School list 3 schools, passed',
      'Essays 1 of 2 drafted, passed',
      'Early applications all sent, passed',
      'Regular decision all sent, passed',
      'Decisions 1 of 3, you are here',
    ])
    await expectTold()
  })
})

const ports = (page: Page) => page.getByRole('navigation', { name: 'Your course' }).getByRole('listitem')
const here = (page: Page) => ports(page).filter({ hasText: 'you are here' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const inBell = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Notifications' }) })
    .getByRole('listitem')
const essayField = (page: Page) => page.getByLabel('Essay', { exact: true })

async function whoIsSignedIn(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem('bearings.auth'))
  const { user } = JSON.parse(kept!) as { user: { id: string } }
  return { userId: user.id }
}

async function addSchool(page: Page, name: string, plan: string, deadline: string) {
  await page.getByRole('button', { name: 'Add School' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  await dialog.getByLabel('School', { exact: true }).fill(name)
  await page.getByRole('option', { name: 'Add it by hand' }).click()
  await dialog.getByLabel('Plan').selectOption(plan)
  await dialog.getByLabel('Deadline').fill(deadline)
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}

async function writeWeek(page: Page, goal: string, tasks: string[]) {
  await page.getByLabel('Week Goal').fill(goal)
  for (const [index, task] of tasks.entries()) {
    await page.getByRole('button', { name: 'Add Task' }).click()
    await page.getByLabel(`Task ${index + 1}`, { exact: true }).fill(task)
  }
  // Pressed by key, because updated counts above move the button, and a click could miss it.
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Week Goal')).toHaveCount(0)
}

async function writeEssay(page: Page, text: string) {
  await essayField(page).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Essay updated successfully!').last()).toBeVisible()
}

async function submit(page: Page, school: string) {
  await page.goto('/schools')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel(`Status: ${school}`).selectOption('Submitted')
  await saved
  await page.getByRole('link', { name: 'Home', exact: true }).click()
}
