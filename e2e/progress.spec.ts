import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { givenWeek } from '@bearings/server/testing/given-weeks'
import { expectNoViolations } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { noonZone, thisWeek } from './noon-zone.ts'

test('a student sees the course move when the last application goes out', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student)
  await givenEntry(running.db, student, { name: 'Aster College', plan: 'early_action' })
  await givenEssay(running.db, student, {
    content: 'On Saturdays the shop smells of bread.',
    status: 'complete',
  })
  await page.goto('/dashboard')

  const course = page.getByRole('navigation', { name: 'Your course' })
  const here = course.getByRole('listitem').filter({ hasText: 'you are here' })
  await expect(course.getByRole('link')).toHaveText([
    'Profile 100%, passed',
    'School list 1 school, passed',
    'Essays 1 of 1 drafted, passed',
    'Early applications 1 to send, you are here',
    'Regular decision none, ahead',
    'Decisions, ahead',
  ])

  await course.getByRole('link', { name: 'School list' }).click()
  await page.getByLabel('Status: Aster College').selectOption('Submitted')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(here).toHaveText('Decisions 0 of 1, you are here')
  await expect(page.getByRole('link', { name: /^School List/ })).toContainText('1 school 1 submitted')
})

test('a profile is called complete by the same figure on home and in its strength', async ({
  page,
  running,
  student,
}) => {
  // 14 of 17 answers, and a score of 72.
  const activities = [{ name: 'Food pantry', description: 'Sorted groceries.' }]
  await givenProfile(running.db, student, { activities, yearsInvolved: null, honorsAwards: [] })
  await page.goto('/dashboard')

  await expect(page.getByText('Your profile is 82% complete.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Your course' }).getByRole('link', { name: /^Profile/ }),
  ).toHaveText('Profile 82%, you are here')
  await expect(
    page.getByRole('region', { name: 'Start here' }).getByRole('listitem').filter({ hasText: 'Say where' }),
  ).not.toContainText('done')
  await expect(page.getByRole('heading', { name: 'Weekly Log' })).toBeVisible()
})

test('a student reads what is late, and the figures behind each chart', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  await givenEntry(running.db, student, { name: 'Aster College', status: 'Accepted' })
  await givenEntry(running.db, student, { name: 'Birch College', status: 'Submitted' })
  await givenEssay(running.db, student, { promptName: 'Your town', deadline: '2024-11-01' })
  const tasks = [{ text: 'Ask for a letter', doneAt: new Date() }, { text: 'Read it aloud' }]
  await givenWeek(running.db, student, { weekStartDate: thisWeek, tasks })
  await signInAs(student)
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Analytics/ })
    .click()

  await expect(page.getByRole('region', { name: 'Late items' }).getByRole('listitem')).toContainText(
    'Your town',
  )
  await expect(page.getByText('1 task done in the last 14 days; 1 of 2 planned')).toBeVisible()
  await page.getByRole('button', { name: 'Show table: Acceptance funnel' }).click()
  const funnel = page.getByRole('table', { name: 'Acceptance funnel' })
  await expect(funnel.getByRole('row')).toHaveText([
    /Stage\s*Schools/,
    /On the list\s*2/,
    /Submitted\s*2/,
    /Decided\s*1/,
    /Accepted\s*1/,
  ])
  await expectNoViolations(page)
})

test('what a field cuts off is said: a long task of the week, a long password', async ({
  page,
  running,
  signInAs,
}) => {
  const cut = page.getByText('The rest was cut off.')
  await page.goto('/auth?tab=sign-up')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('x'.repeat(128))
  await expect(cut).toBeHidden()
  await password.press('y')
  await expect(cut).toContainText('up to 128 characters')

  await signInAs(await givenUser(running.db, 'student'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add Task' }).click()
  const task = page.getByLabel('Task 1', { exact: true })
  await task.fill('x'.repeat(300))
  await expect(cut).toBeHidden()
  await task.press('y')
  await expect(cut).toContainText('up to 300 characters')
})
