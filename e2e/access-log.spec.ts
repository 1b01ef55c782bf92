import { logView } from '@bearings/server/features/access-log/service'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink, givenSharedEssay } from '@bearings/server/testing/given-advising'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { expect, test } from './fixtures.ts'

test('the access log holds what an advisor opened, once, and nothing they only pointed at', async ({
  page: advisors,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  const link = await givenLink(running.db, { advisor, student })
  const essay = await givenEssay(running.db, student, { promptName: 'Why the sea?', content: 'It moves.' })
  await givenSharedEssay(running.db, link, essay)
  const students = await openAs(student)
  await signInAs(advisor)

  await test.step('pointing at a name, with the mouse and with the keyboard, is no look', async () => {
    await advisors.goto('/student/advisor')
    const name = advisors.getByRole('link', { name: 'Maya Okafor' })
    await name.hover()
    await name.focus()
    // A preloaded page would have been requested before this.
    await advisors.getByRole('link', { name: 'Dashboard' }).click()
    await expect(advisors.getByRole('heading', { name: 'Advisor Dashboard' })).toBeVisible()
    await students.goto('/student/advisor?tab=views')
    await expect(students.getByText('No one has looked at what you share yet.')).toBeVisible()
  })

  await test.step('an essay that is opened with its comments is one look', async () => {
    await advisors.goto(`/advisor/students/${student.userId}/essays/${essay.id}`)
    await expect(advisors.getByText('It moves.')).toBeVisible()
    await advisors.reload()
    await expect(advisors.getByText('It moves.')).toBeVisible()
    await students.reload()
    await expect(students.getByText('Ines Moreau looked at your essay “Why the sea?”')).toBeVisible()
    await expect(students.getByText(/times/)).toBeHidden()
    await expect(students.getByText(/your overview/)).toBeHidden()
  })
})

test('an advisor without a name is “Your advisor” in the access log, and a former one is not', async ({
  running,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const [former, current] = [
    await givenUser(running.db, 'advisor', { fullName: '' }),
    await givenUser(running.db, 'advisor', { fullName: '' }),
  ]
  await givenLink(running.db, { advisor: former, student }, { endedAt: new Date() })
  await givenLink(running.db, { advisor: current, student })
  const look = { studentId: student.userId, now: new Date() }
  await logView(running.db, former, { ...look, what: 'list' })
  await logView(running.db, current, { ...look, what: 'profile' })

  const page = await openAs(student)
  await page.goto('/student/advisor?tab=views')

  await expect(page.getByText('A former advisor looked at your school list')).toBeVisible()
  await expect(page.getByText('Your advisor looked at your profile')).toBeVisible()
})
