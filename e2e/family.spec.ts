import { randomUUID } from 'node:crypto'
import { schools } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { signUpWith } from './pages/sign-in-form.ts'

test('a mother is invited by mail, sees the price of one college within two minutes, and a kind word once paused', async ({
  page: students,
  browser,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Nadia New' })
  const catalog = await running.db.select({ id: schools.id, unitid: schools.unitid }).from(schools)
  const school = catalog.find(({ unitid }) => unitid === 204_796)
  await givenEntry(running.db, student, { schoolId: school!.id, deadline: nextMonth(), deadlineState: 'own' })
  await signInAs(student)
  const email = `${randomUUID()}@example.org`

  await test.step('the student invites her, and chooses', async () => {
    await students.goto('/student/advisor')
    await students.getByRole('link', { name: 'Family' }).click()
    await students.getByRole('button', { name: 'Invite a Parent or Guardian' }).click()
    const dialog = students.getByRole('dialog', { name: 'Invite a parent or guardian' })
    await dialog.getByLabel('Name').fill('Rosa New')
    await dialog.getByLabel('Email (optional)').fill(email)
    await expect(dialog.getByRole('switch', { name: 'Money' })).not.toBeChecked()
    await expectAccessible(students)
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(students.getByText('works until')).toBeVisible()
  })

  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const mothers = await context.newPage()
  const began = Date.now()

  await test.step('she opens the mail on her phone, and signs up', async () => {
    const [mail] = await running.mailsTo(email)
    await mothers.goto(/http\S+\/family\/join\/\S+/.exec(mail!.text)![0])
    await expect(mothers.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible()
    await expect(mothers.getByText('Account type')).toBeHidden()
    await mothers.getByLabel('Full Name').fill('Rosa New')
    await signUpWith(mothers, email, 'a sailor reads the stars')
    await expect(mothers.getByText('Account created successfully!')).toBeVisible()
    const [confirmation] = await running.mailsTo(email)
    await mothers.goto(/http\S+token_hash=\S+/.exec(confirmation!.text)![0])
    await mothers.getByRole('main').getByRole('button').click()
  })

  await test.step('she accepts, and finds the price of the college', async () => {
    await expect(mothers.getByRole('heading', { level: 1, name: 'Nadia invites you' })).toBeVisible()
    // Removes a notification that is still disappearing.
    await mothers.reload()
    await expectAccessible(mothers)
    await mothers.getByRole('button', { name: 'Accept' }).click()
    await expect(mothers.getByRole('heading', { level: 1, name: 'Nadia’s path to college' })).toBeVisible()
    await mothers.getByRole('link', { name: 'Ohio State University' }).click()
    const layers = mothers.getByRole('region', { name: 'Your price, layer by layer' })
    await expect(layers).toContainText('Full cost')
    expect(Date.now() - began).toBeLessThan(120_000)
    await mothers.reload()
    await expectAccessible(mothers)
  })

  await test.step('she fills in what the family can pay, and the student sees that she did', async () => {
    await mothers.getByRole('link', { name: 'Fill in your family’s answers' }).click()
    await mothers.getByLabel('What your family can pay a year').fill('21,000')
    await mothers.getByLabel('Your state').selectOption('Ohio')
    await mothers.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(mothers.getByText('Saved', { exact: true })).toBeVisible()
    await mothers.reload()
    await expectAccessible(mothers)
    await expect(students.getByText(/^Filled by Rosa New/)).toBeVisible()
    await expect(students.getByText('21,000')).toBeHidden()
  })

  await test.step('the student pauses her, and she reads a kind word at once', async () => {
    await mothers.goto('/family')
    await expect(mothers.getByRole('link', { name: 'Ohio State University' })).toBeVisible()
    await students.getByRole('button', { name: 'Pause' }).click()
    await expect(students.getByText('Paused', { exact: true })).toBeVisible()
    await expect(mothers.getByRole('heading', { level: 1, name: 'Nadia has paused this page' })).toBeVisible()
    await expect(mothers.getByText('Ohio State University')).toBeHidden()
    await expectAccessible(mothers)
    await students.getByRole('button', { name: 'Resume' }).click()
    await expect(mothers.getByRole('link', { name: 'Ohio State University' })).toBeVisible()
  })

  await test.step('no page of a student’s opens for her', async () => {
    for (const path of [
      '/essays',
      '/schools',
      '/navigator',
      '/profile',
      '/admin/people',
      '/student/family',
    ]) {
      await mothers.goto(path)
      await expect(mothers.getByRole('heading', { level: 1, name: 'Nadia’s path to college' })).toBeVisible()
    }
  })
  await context.close()
})

function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
}
