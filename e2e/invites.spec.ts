import { randomUUID } from 'node:crypto'
import { givenUser } from '@bearings/server/testing/given'
import { givenInvite, givenLink } from '@bearings/server/testing/given-advising'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { signUpWith } from './pages/sign-in-form.ts'

test('an advisor makes an invite, a student opens its link, chooses what to share, and is on the roster', async ({
  page: advisors,
  context,
  running,
  signInAs,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenEssay(running.db, student, { promptName: 'Why the sea?', content: 'Because it moves.' })
  await signInAs(advisor)
  const students = await openAs(student)
  let link = ''

  await test.step('a new advisor’s roster leads to invites', async () => {
    await advisors.goto('/student/advisor')
    await advisors.getByRole('link', { name: 'Invite a Class' }).click()
    await expect(advisors.getByText('No invites yet.')).toBeVisible()
    await advisors.getByRole('button', { name: 'New Invite' }).click()
    const dialog = advisors.getByRole('dialog', { name: 'New Invite' })
    await dialog.getByRole('button', { name: 'Create Invite' }).click()
    await expect(dialog.getByText('Give the invite a name, such as your class.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Class of 2027')
    await dialog.getByLabel('How many students can join').fill('1')
    await dialog.getByRole('button', { name: 'Create Invite' }).click()
    await expect(advisors.getByText(/^0 of 1 connected/)).toBeVisible()
    await advisors.getByRole('button', { name: 'Copy Link' }).click()
    const clipboard = () => advisors.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).toMatch(/\/join\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    link = await clipboard()
  })

  await test.step('what the class is shown stands in large letters', async () => {
    await advisors.getByRole('link', { name: 'Show or Print' }).click()
    await expect(advisors.getByText(link, { exact: true })).toBeVisible()
    await expect(advisors.getByText(link.slice(-14), { exact: true })).toBeVisible()
    // Removes a notification that is still disappearing.
    await advisors.reload()
    await expectAccessible(advisors)
    await advisors.getByRole('link', { name: 'Invite Links' }).click()
    await expect(advisors.getByText(/^0 of 1 connected/)).toBeVisible()
    await expectAccessible(advisors)
  })

  await test.step('the student sees who invites, and chooses', async () => {
    await students.goto(link)
    await expect(students.getByRole('heading', { level: 1, name: 'Ines Moreau invites you' })).toBeVisible()
    await expect(students.getByText('Class of 2027')).toBeVisible()
    await expect(students.getByRole('switch', { name: 'Sensitive background' })).not.toBeChecked()
    await expectAccessible(students)
    await students.getByRole('switch', { name: 'Weekly log' }).uncheck()
    await students.getByRole('switch', { name: 'Why the sea?' }).check()
    await students.getByRole('button', { name: 'Connect' }).click()
    await expect(students.getByText('Ines Moreau is now your advisor.')).toBeVisible()
    await expect(students.getByText('Have an invite code?')).toBeHidden()
  })

  await test.step('the advisor hears of it, and sees exactly that', async () => {
    await expect(advisors.getByText(/^1 of 1 connected/)).toBeVisible()
    await advisors.goto('/student/advisor')
    await advisors.getByRole('link', { name: 'Maya Okafor' }).click()
    await advisors.getByRole('tab', { name: 'Essays' }).click()
    await expect(advisors.getByText('Why the sea?')).toBeVisible()
    await advisors.getByRole('tab', { name: 'Weekly Log' }).click()
    await expect(advisors.getByText(/does not share/)).toBeVisible()
  })

  await test.step('a full invite is still current, since a student who leaves makes room', async () => {
    await advisors.goto('/advisor/students/invites')
    const current = advisors.getByRole('region', { name: 'Current invites' })
    await expect(current.getByText('Full', { exact: true })).toBeVisible()
    await expect(current.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  })

  await test.step('the advisor raises the number of places, for a class that has grown', async () => {
    await advisors.getByRole('button', { name: 'Edit' }).click()
    const edit = advisors.getByRole('dialog', { name: 'Edit “Class of 2027”' })
    await expectAccessible(advisors)
    await edit.getByLabel('How many students can join').fill('30')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(advisors.getByText(/^1 of 30 connected/)).toBeVisible()
  })

  await test.step('a revoked invite opens nothing more', async () => {
    await advisors.getByRole('button', { name: 'Revoke' }).click()
    await advisors
      .getByRole('dialog', { name: 'Revoke “Class of 2027”?' })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await expect(advisors.getByText('Revoked', { exact: true })).toBeVisible()
    await students.goto(link)
    await expect(students.getByRole('heading', { name: 'This invite does not work' })).toBeVisible()
  })
})

test('a student types the code of an invite, in lower case and without dashes, and is connected', async ({
  studentPage: page,
  running,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const { code } = await givenInvite(running.db, advisor)
  await page.goto('/student/advisor')
  await page.getByLabel('Have an invite code?').fill('hello')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^A code has 12 letters and digits/)).toBeVisible()

  await page.getByLabel('Have an invite code?').fill('0000 0000 0000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'This invite does not work' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Have an invite code?').fill(code.replaceAll('-', '').toLowerCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/join/${code}`)
  await page.getByRole('button', { name: 'Connect' }).click()

  await expect(page.getByText('Ines Moreau is now your advisor.')).toBeVisible()
})

test('a student whose chosen essay was put in the trash elsewhere is told so, and connects without it', async ({
  page,
  running,
  openAs,
  student,
}) => {
  const invite = await givenInvite(
    running.db,
    await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' }),
  )
  await givenEssay(running.db, student, { promptName: 'Why the sea?' })
  await page.goto(`/join/${invite.code}`)
  const chosen = page.getByRole('switch', { name: 'Why the sea?' })
  await chosen.check()

  const elsewhere = await openAs(student)
  await elsewhere.goto('/essays')
  await elsewhere.getByRole('button', { name: 'Delete' }).click()
  await elsewhere
    .getByRole('dialog', { name: 'Delete essay' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(elsewhere.getByText('Essay deleted successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText(/^Failed to connect\./)).toBeVisible()
  await expect(chosen).toBeHidden()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Ines Moreau is now your advisor.')).toBeVisible()
})

test('a student who goes elsewhere while an invite is being accepted stays there', async ({
  studentPage: page,
  running,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const { code } = await givenInvite(running.db, advisor)
  await page.goto(`/join/${code}`)
  const bring = await holdRequests(page, '**/join')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('link', { name: 'Deadlines' }).click()
  await expect(page.getByRole('heading', { name: 'Deadlines', level: 1 })).toBeVisible()

  bring()
  await expect(page.getByText('Ines Moreau is now your advisor.')).toBeVisible()

  await expect(page).toHaveURL('/deadlines')
})

for (const way of ['the link', 'the code'] as const)
  test(`a visitor who opens an invite signs up, confirms the email by ${way} in it, and is asked by the advisor`, async ({
    page,
    running,
  }) => {
    const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
    const { code } = await givenInvite(running.db, advisor)
    const email = `maya-${randomUUID()}@example.org`
    await page.goto(`/join/${code}`)
    await expect(page.getByText('Sign in, or sign up as a student, to open your invite.')).toBeVisible()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill('Maya Okafor')
    await signUpWith(page, email, 'a quiet desk by the sea')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

    const [mail] = await running.mailsTo(email)
    if (way === 'the link') await page.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
    else {
      await page.getByRole('link', { name: 'Enter the code from the email' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(mail!.text)![0])
    }
    await page.getByRole('button', { name: 'Confirm email' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Ines Moreau invites you' })).toBeVisible()
  })

test('a person who is no student is told so, and a student with an advisor by name', async ({
  page,
  running,
  signInAs,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ines Moreau' })
  const { code } = await givenInvite(running.db, advisor)
  const student = await givenUser(running.db, 'student')
  const own = await givenUser(running.db, 'advisor', { fullName: 'Dana Whitfield' })
  await givenLink(running.db, { advisor: own, student })
  const students = await openAs(student)
  await signInAs(advisor)

  await page.goto(`/join/${code}`)
  await expect(page.getByRole('heading', { name: 'This invite is for students' })).toBeVisible()
  await students.goto(`/join/${code}`)
  await expect(students.getByText(/^Dana Whitfield is your advisor\./)).toBeVisible()
  await expect(students.getByRole('button', { name: 'Connect' })).toHaveCount(0)
})
