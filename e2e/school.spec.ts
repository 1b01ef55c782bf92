import { createCall } from '@bearings/client/call'
import { usualSharing } from '@bearings/domain/advising/options'
import { users } from '@bearings/server/database/tables/users'
import { givenUser } from '@bearings/server/testing/given'
import { givenRecommender } from '@bearings/server/testing/given-recommenders'
import { givenChecklistItem, givenEntry } from '@bearings/server/testing/given-schools'
import type { Browser, Page } from '@playwright/test'
import { rosterOf, test } from './a-school.ts'
import { expect, loadNothingAhead } from './fixtures.ts'
import { signUpWith } from './pages/sign-in-form.ts'
import type { Running } from './prepare.ts'

const password = 'a quiet desk by the sea'

test('a school adopts it: its people are imported, join by its sign-in and by slips, and a counselor works with them', async ({
  page: nadias,
  browser,
  running,
  openAs,
}) => {
  // It is as long as three.
  test.slow()
  const admins = await openAs(await givenUser(running.db, 'admin', { fullName: 'Ada Admin' }))
  const carlas = await openSignedOut(browser, running)
  const toJoin = carlas.getByRole('button', { name: /^Not joined yet/ })
  let codes: string[] = []

  await test.step('an admin turns school mode on, and imports 300 students and two counselors', async () => {
    await admins.goto('/admin/school')
    await admins.getByRole('switch', { name: 'This server belongs to a school' }).click()
    await admins.getByLabel('Name of the school').fill('Lincoln High')
    await admins.getByRole('button', { name: 'Save' }).click()
    await admins.getByRole('tab', { name: 'Import' }).click()
    const file = { name: 'oneroster.zip', mimeType: 'application/zip', buffer: rosterOf(300) }
    await admins.locator('input[type=file]').setInputFiles(file)
    await expect(admins.getByText('302 added, 0 changed, 0 unchanged, 0 ended, 0 left out.')).toBeVisible()
    await expect(admins.getByText('OneRoster 1.1, bulk, of Lincoln High.')).toBeVisible()
    await admins.getByRole('button', { name: 'Import 302 people' }).click()
    await expect(admins.getByText('People imported')).toBeVisible()
  })

  await test.step('a counselor comes in by the school’s sign-in, the other by a password, and both are approved', async () => {
    await signInAtSchool(carlas, 'carla@lincoln.example')
    await expect(carlas.getByText(/approv/i).first()).toBeVisible()
    await givenUser(running.db, 'advisor', { fullName: 'Dan Diaz', email: 'dan@lincoln.example' })
    await admins.goto('/admin/people?show=waiting')
    for (const name of ['Carla Counselor', 'Dan Diaz']) {
      await admins.getByRole('button', { name: `Approve ${name}` }).click()
      await expect(admins.getByRole('button', { name: `Approve ${name}` })).toBeHidden()
    }
    await carlas.goto('/student/advisor')
    await expect(toJoin).toHaveText('Not joined yet 300')
  })

  await test.step('a student signs in with the school’s provider, and is on the counselor’s roster', async () => {
    await signInAtSchool(nadias, 'nadia@lincoln.example')
    await nadias.goto('/student/advisor')
    await expect(nadias.getByText('carla@lincoln.example').first()).toBeVisible()
    await expect(toJoin).toHaveText('Not joined yet 299')
    await expect(carlas.getByRole('row', { name: /Nadia New/ })).toBeVisible()
    await admins.goto('/admin/school')
    await expect(admins.getByRole('link', { name: 'Not joined 299' })).toBeVisible()
  })

  await test.step('twenty join by printed slips, from one address', async () => {
    await admins.getByRole('link', { name: 'Not joined 299' }).click()
    // Until the list is that of those who have not joined, it has the staff and Nadia on it.
    await expect(admins.getByRole('row', { name: /Counselor|Nadia/ })).toHaveCount(1)
    const ofClass = admins.waitForResponse((response) => response.url().includes('classYear=2027'))
    await admins.getByLabel('Class', { exact: true }).selectOption('Class of 2027')
    await ofClass
    await expect(admins).toHaveURL(/2027/)
    await expect(rows(admins)).toHaveCount(51)
    await admins.getByRole('checkbox', { name: 'Choose all students' }).check()
    await expect(admins.getByText('149 students chosen')).toBeVisible()
    await admins.getByRole('button', { name: 'Print Invitations' }).click()
    await expect(admins.getByText('149 invitations, by last name. Each is for one student.')).toBeVisible()
    const slips = admins.getByRole('listitem').filter({ hasText: '/join/' })
    codes = (await slips.allInnerTexts()).map(
      (text) => /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(text)![0],
    )

    const students = await openSignedOut(browser, running)
    await students.goto(`/join/${codes[0]}`)
    await students.getByRole('tab', { name: 'Sign Up' }).click()
    await students.getByLabel('Full Name').fill('Student No002')
    await signUpWith(students, 'slip-0@home.example', password)
    await expect(students.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const [mail] = await running.mailsTo('slip-0@home.example')
    await students.goto(/http\S+token_hash=\S+/.exec(mail!.text)![0])
    await students.getByRole('button', { name: 'Confirm email' }).click()
    await students.getByRole('button', { name: 'Join' }).click()
    await expect(students.getByText('You have joined Lincoln High.')).toBeVisible()
    await expect(toJoin).toHaveText('Not joined yet 298')
    await students.context().close()

    await Promise.all(codes.slice(1, 20).map((code, at) => joinBySlip(running, `slip-${at + 1}`, code)))
    await expect(toJoin).toHaveText('Not joined yet 279')
  })

  await test.step('the counselor groups seniors, asks who applies early without a transcript, and prints them', async () => {
    await givenEarlyApplications(running)
    await carlas.goto('/student/advisor')
    await expect(rows(carlas)).toHaveCount(22)
    await carlas.getByRole('checkbox', { name: 'Select all shown' }).check()
    const bar = carlas.getByRole('region', { name: 'Selected students' })
    await bar.getByRole('button', { name: 'More' }).click()
    await bar.getByRole('button', { name: 'Groups' }).click()
    const groups = carlas.getByRole('dialog', { name: 'Groups for 21 students' })
    await groups.getByLabel('New group with these 21 students').fill('Seniors')
    await groups.getByRole('button', { name: 'Create' }).click()
    await expect(carlas.getByText('“Seniors”, with 21 students')).toBeVisible()
    await carlas.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Clear' }).click()
    await carlas.getByLabel('Group', { exact: true }).selectOption('Seniors (21)')

    await carlas.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = carlas.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('checkbox', { name: 'Early Decision', exact: true }).check()
    await sheet.getByRole('checkbox', { name: 'Transcript missing' }).check()
    await sheet.getByRole('button', { name: 'Show 12 students' }).click()
    await expect(rows(carlas)).toHaveCount(13)
    // The dialog of the browser would wait for a person.
    await carlas.evaluate(() => (window.print = () => void (document.title = 'Printing')))
    await carlas.getByRole('button', { name: 'Print' }).click()
    await expect(carlas).toHaveTitle('Printing')
    await carlas.emulateMedia({ media: 'print' })
    await expect(carlas.getByText(/^12 students\./).last()).toBeVisible()
    await expect(rows(carlas)).toHaveCount(13)
    await carlas.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await carlas.emulateMedia({ media: 'screen' })
  })

  await test.step('she writes to those, and one answers', async () => {
    await carlas.getByRole('checkbox', { name: 'Select all shown' }).check()
    await carlas.getByRole('button', { name: 'Write to 12 students' }).click()
    const dialog = carlas.getByRole('dialog', { name: 'Write to 12 students' })
    await dialog.getByLabel('Subject').fill('Your transcript')
    await dialog.getByLabel('Message').fill('{first name}, may I send it?')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Send to 12' }).click()
    await expect(carlas.getByText('Sent to 12 students')).toBeVisible()
    await nadias.goto('/messages')
    await nadias.getByRole('link', { name: /Carla Counselor/ }).click()
    await expect(nadias.getByRole('log')).toContainText('Nadia, may I send it?')
    await nadias.getByLabel('Message to Carla Counselor').fill('Yes, please.')
    await nadias.getByRole('button', { name: 'Send' }).click()
    await carlas.goto('/messages')
    await expect(carlas.getByRole('link', { name: /Nadia New.*Yes, please\./ })).toBeVisible()
  })

  await test.step('a student asks a teacher, who accepts by a mailed link and says sent for two of three', async () => {
    await nadias.goto('/recommenders')
    await nadias.getByRole('button', { name: 'Ask Ms. Ruiz for letters' }).click()
    const dialog = nadias.getByRole('dialog', { name: 'Ask Ms. Ruiz for letters' })
    await dialog.getByRole('radio', { name: 'I waive my right' }).click()
    await dialog.getByLabel('Their email (optional)').fill('ruiz@lincoln.example')
    await dialog.getByLabel('Your note').fill('I would be glad if you wrote about the bridge. '.repeat(3))
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(nadias.getByText('Emailed to ruiz@lincoln.example')).toBeVisible()
    await carlas.goto('/student/advisor')
    const row = carlas.getByRole('row', { name: /Nadia New/ })
    await expect(row).toContainText('3 to come')

    const teachers = await openSignedOut(browser, running)
    const [mail] = await running.mailsTo('ruiz@lincoln.example')
    await teachers.goto(/http\S+\/letters\/[\w-]+/.exec(mail!.text)![0])
    await teachers.getByRole('button', { name: 'Accept' }).click()
    await expect(teachers.getByText('Accepted', { exact: true })).toBeVisible()
    for (const name of ['Aster College', 'Birch College'])
      await teachers.getByRole('checkbox', { name: `Sent to ${name}` }).click()
    await expect(row).toContainText('1 to come')
    await teachers.context().close()
  })
  await carlas.context().close()
})

const rows = (page: Page) => page.getByRole('row')

/** Nadia and the first eleven who joined by a slip apply early and lack a transcript; she has a teacher to ask for three letters. */
async function givenEarlyApplications({ db }: Running): Promise<void> {
  const people = await db.select({ userId: users.id, email: users.email, role: users.role }).from(users)
  const joined = people.filter(({ role }) => role === 'student')
  const early = { plan: 'early_decision', deadline: '2099-11-01', deadlineState: 'own' } as const
  for (const student of joined) {
    const at = /^slip-(\d+)@/.exec(student.email)?.[1]
    const isNadia = student.email === 'nadia@lincoln.example'
    if (!isNadia && (at === undefined || Number(at) >= 11)) continue
    const { id } = await givenEntry(db, student, { name: 'Aster College', ...early })
    await givenChecklistItem(db, id, { kind: 'transcript', label: 'Transcript', done: false })
    if (!isNadia) continue
    const letters: Record<string, null> = { [id]: null }
    for (const name of ['Birch College', 'Cedar College'])
      letters[(await givenEntry(db, student, { name })).id] = null
    await givenRecommender(db, student, { name: 'Ms. Ruiz', state: 'planned', letters })
  }
}

async function openSignedOut(browser: Browser, running: Running): Promise<Page> {
  const context = await browser.newContext({ baseURL: running.url, reducedMotion: 'reduce' })
  await loadNothingAhead(context)
  return context.newPage()
}

/** The way to the school and back. */
async function signInAtSchool(page: Page, address: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with Lincoln High' }).click()
  await page.getByRole('link', { name: address }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** What a browser sends for a student who signs up, confirms the address and joins. */
async function joinBySlip({ url, mailsTo }: Running, name: string, code: string): Promise<void> {
  const email = `${name}@home.example`
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return response.json() as Promise<{ access_token: string }>
  }
  await send('/signup', { email, password, data: { full_name: `By ${name}`, role: 'student' } })
  const [mail] = await mailsTo(email)
  const [, token_hash] = /token_hash=([\w-]+)/.exec(mail!.text)!
  const { access_token: token } = await send('/verify', { type: 'signup', token_hash })
  const call = createCall((path, { headers, ...sent }) =>
    fetch(url + path, { ...sent, headers: { ...headers, authorization: `Bearer ${token}` } }),
  )
  const { advisor } = await call('GET /advising/invites/by-code/{code}', { code })
  const chosen = { sharing: usualSharing, advisorId: advisor?.id }
  await call('POST /advising/invites/by-code/{code}/join', { code, ...chosen })
}
