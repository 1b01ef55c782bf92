import { randomUUID } from 'node:crypto'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenRecommender } from '@bearings/server/testing/given-recommenders'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a teacher is asked by mail, promises a day, and says what was sent to two of three colleges; student and counselor read it live', async ({
  page: students,
  browser,
  running,
  signInAs,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student', { fullName: 'Nadia New' })
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  const letters: Record<string, null> = {}
  for (const name of ['Aster College', 'Birch College', 'Cedar College'])
    letters[(await givenEntry(running.db, student, { name })).id] = null
  await givenRecommender(running.db, student, { name: 'Ms. Ruiz', state: 'planned', letters })
  const email = `${randomUUID()}@example.org`
  await signInAs(student)
  const row = students.getByRole('region', { name: 'Your recommenders' }).getByRole('listitem')

  await test.step('the student writes a brag sheet, and asks', async () => {
    await students.goto('/recommenders')
    await students.getByRole('button', { name: 'Write Brag Sheet' }).click()
    await students.getByLabel('Which work for school are you proud of?').fill('The bridge that held.')
    await expectAccessible(students)
    await students.getByRole('button', { name: 'Save' }).click()
    await expect(students.getByText('1 of 7 questions answered.')).toBeVisible()

    await students.getByRole('button', { name: 'Ask Ms. Ruiz for letters' }).click()
    const dialog = students.getByRole('dialog', { name: 'Ask Ms. Ruiz for letters' })
    await dialog.getByRole('button', { name: 'Make a Link' }).click()
    await expect(dialog.getByText('Choose one; "not decided" is fine.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'I waive my right' }).click()
    await dialog.getByLabel('Their email (optional)').fill(email)
    await dialog.getByLabel('Your note').fill('I would be glad if you wrote about the bridge. '.repeat(3))
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
      'Subject: Nadia New asks you for a letter',
    )
    await expectAccessible(students)
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(row).toContainText(`Emailed to ${email}`)
    await expect(row).toContainText('not opened yet')
  })

  const counselors = await openAs(advisor)
  await counselors.goto(`/advisor/students/${student.userId}`)
  await counselors.getByRole('tab', { name: 'Letters' }).click()
  await expect(counselors.getByText('0 of 3 sent')).toBeVisible()

  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const teachers = await context.newPage()
  await test.step('the teacher opens the mail on a phone, reads, and promises a day', async () => {
    const [mail] = await running.mailsTo(email)
    expect(mail!.subject).toBe('Nadia New asks you for a letter')
    await teachers.goto(/http\S+\/letters\/[\w-]+/.exec(mail!.text)![0])
    const card = teachers.getByRole('region', { name: 'Nadia New' })
    await expect(card).toContainText('Nadia has waived the right to read the letters.')
    await card.getByText('Brag sheet, in their own words').click()
    await expect(card).toContainText('The bridge that held.')
    await expectAccessible(teachers)
    await card.getByRole('button', { name: 'Accept' }).click()
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(row).toContainText('with the emailed link, promised by')
  })

  await test.step('the teacher says what was sent, and both others read it without reloading', async () => {
    for (const name of ['Aster College', 'Birch College']) {
      await teachers.getByRole('checkbox', { name: `Sent to ${name}` }).click()
      await expect(teachers.getByRole('checkbox', { name: `Sent to ${name}` })).toBeChecked()
    }
    await expect(row).toContainText('2 of 3 sent')
    await expect(students.getByText(/^Sent .* says Ms\. Ruiz$/)).toHaveCount(2)
    await expect(counselors.getByText('2 of 3 sent')).toBeVisible()
    await expect(counselors.getByText(/^Ms\. Ruiz: sent .* says Ms\. Ruiz$/)).toHaveCount(2)
    await teachers.reload()
    await expectAccessible(teachers)
  })

  await test.step('a link that was replaced opens nothing, and Forget Me ends the last one', async () => {
    const forwarded = teachers.url()
    await teachers.getByRole('button', { name: 'Send Me a New Link' }).click()
    await expect(teachers.getByText('New link on its way')).toBeVisible()
    const mails = await running.mailsTo(email)
    const link = /http\S+\/letters\/[\w-]+/.exec(
      mails.find(({ text }) => text.includes('replaces') || text.includes('no longer work'))!.text,
    )![0]
    expect(link).not.toBe(forwarded)
    await teachers.goto(link)
    await teachers.getByRole('button', { name: 'Forget Me' }).click()
    await teachers.getByRole('dialog').getByRole('button', { name: 'Forget Me' }).click()
    await expect(teachers.getByRole('heading', { name: 'Your address is forgotten' })).toBeVisible()
    await expect(row).toContainText('They deleted their address here.')
  })
  await context.close()
})
