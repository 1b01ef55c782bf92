import { held } from '@bearings/client/testing/answers'
import type { Answers } from '@bearings/client/testing/fake-server'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { advised, rosterOf, sharesAll } from '#testing/roster.ts'
import { shapeOf } from '#testing/shapes.ts'

const today = todayIn(maya.timeZone, new Date())
const rows = page.getByRole('row')
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const chosen = page.getByRole('region', { name: 'Selected students' })
const search = page.getByRole('searchbox', { name: 'Filter my students' })
const filter = (name: string) =>
  page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name, exact: true })
const address = () => location.pathname + location.search
const [ada, ben, zoe] = [advised('Ada Berg'), advised('Ben Adeyemi'), advised('Zoe Lindqvist')]

function openRoster(path: string, answers: Answers, width = 1440) {
  return openPage(path, { as: 'advisor', width, answers })
}

test('an advisor reads on the roster that an account is disabled, and on the student’s page what that means', async () => {
  await openRoster('/student/advisor', rosterOf(advised('Noor Haddad', { isDisabled: true })))
  await expect.element(row('Noor Haddad')).toHaveTextContent('Account disabled')
  await page.getByRole('link', { name: 'Noor Haddad' }).click()

  await expect.element(page.getByText('Noor Haddad’s account is disabled.')).toBeVisible()
  await expectAccessible()
})

test('the roster is filtered as one types, and its address keeps it', async () => {
  await openRoster('/student/advisor', rosterOf(ben, zoe))
  await expect.element(rows).toHaveLength(3)
  await search.fill('lindq')
  await expect.element(rows).toHaveLength(2)
  await expect.poll(address).toMatch(/q=lindq/)

  await openRoster(address(), rosterOf(ben, zoe))
  await expect.element(row('Zoe Lindqvist')).toBeVisible()
  await expect.element(rows).toHaveLength(2)
})

test('an advisor opens the first junior, and goes on to the next one', async () => {
  const [senior, junior] = [2027, 2028]
  const answers = rosterOf(
    advised('Ada Berg', { graduationYear: junior }),
    advised('Ben Adeyemi', { graduationYear: senior }),
    advised('Cleo Vance', { graduationYear: junior }),
  )
  await openRoster('/student/advisor?order=name', answers)
  const ofClass = page.getByLabelText('Class', { exact: true })
  await ofClass.selectOptions('Class of 2028 (2)')
  await expect.element(rows).toHaveLength(3)
  await expectAccessible()

  const { asked } = await openRoster(address(), answers)
  await expect.element(ofClass).toHaveValue('2028')
  const reads = asked.filter(({ key }) => key === 'GET /advising/students')
  expect(reads.map(({ input }) => input.graduationYear)).toEqual(['2028'])
  await page.getByRole('link', { name: 'Ada Berg' }).click()
  await page.getByRole('link', { name: 'Next student' }).click()

  await expect.element(page.getByRole('heading', { level: 1, name: 'Cleo Vance' })).toBeVisible()
  await expect.element(page.getByText('2 of 2')).toBeVisible()
})

test('an advisor finds the students without a school, and those who share nothing, also at the same address later', async () => {
  const nothing = Object.fromEntries(Object.keys(sharesAll).map((part) => [part, false])) as typeof sharesAll
  const answers = rosterOf(
    advised('Zoe Lindqvist', { reasons: ['no-schools'] }),
    ada,
    advised('Silent Sam', { shared: nothing }),
  )
  await openRoster('/student/advisor', answers)
  await expect.element(rows.nth(1)).toHaveTextContent('Zoe Lindqvist')
  await expect.element(rows.nth(1)).toHaveTextContent('No schools yet')
  await filter('No schools yet 1').click()
  await expect.poll(address).toMatch(/reason=no-schools/)
  await expect.element(rows).toHaveLength(2)

  await filter('Nothing shared 1').click()
  await expect.poll(address).toMatch(/reason=nothing-shared/)
  await openRoster(address(), answers)
  await expect.element(rows.nth(1)).toHaveTextContent('Silent Sam')
  await expect.element(rows).toHaveLength(2)
})

test('an advisor reads the whole of a long next deadline on a wide screen', async () => {
  const title = 'The Conservatory of the Northern Lakes and Rivers'
  const next = { date: '2099-01-05', title }
  await openRoster('/student/advisor', rosterOf(advised('Ada Berg', { nextDeadline: next })))
  const cell = page.getByRole('cell', { name: new RegExp(title) })
  await expect.element(cell).toBeVisible()
  expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth)
})

test('a counselor whose students each need three things sees one short row for each, and can read all three', async () => {
  const busy = (name: string) =>
    advised(name, {
      reasons: ['late', 'idle', 'soon'],
      late: 1,
      today,
      lastActiveOn: addDays(today, -30),
      nextDeadline: { date: addDays(today, 4), title: 'A college with a long name, due soon' },
    })
  await openRoster('/student/advisor', rosterOf(busy('Ada Berg'), busy('Ben Adeyemi')))
  await expect
    .element(row('Ada Berg').getByRole('cell').first())
    .toHaveTextContent(/^1 late.*Nothing done for \d+ days.*Due in \d days$/)
  await expect
    .element(row('Ada Berg').getByTitle(/^1 late, Nothing done for \d+ days, Due in \d days$/))
    .toBeVisible()
  expect((await shapeOf(row('Ada Berg'))).height).toBeLessThan(50)
})

test('a counselor reads the roster down its columns on a small laptop beside the sidebar, and on paper', async () => {
  const next = { date: '2099-01-05', title: 'Ocean College' }
  await openRoster('/student/advisor', rosterOf(advised('Ada Berg', { nextDeadline: next })), 1100)
  const [head, cell] = [page.getByRole('columnheader').last(), page.getByRole('cell').last()]
  /** Expects that the head "Last active" is over its cell, and neither is wider than its column. */
  const expectUnderItsHead = async () => {
    const [above, below] = [await shapeOf(head), await shapeOf(cell)]
    expect([above.x, above.width]).toEqual([below.x, below.width])
    expect(head.element().scrollWidth).toBeLessThanOrEqual(head.element().clientWidth)
  }
  await expect.element(row('Ada Berg')).toBeVisible()
  await expectUnderItsHead()
  expect((await shapeOf(row('Ada Berg'))).height).toBeLessThan(50)

  // The inside of a letter page, upright.
  await page.viewport(710, 960)
  await emulate({ media: 'print' })
  await expectUnderItsHead()
  await expect.element(page.getByRole('cell', { name: /Ocean College/ })).toBeVisible()
})

test('an advisor who selects two students before a slow page has followed has both', async () => {
  await openRoster('/student/advisor', rosterOf(ada, ben))
  const boxes = page.getByRole('checkbox', { name: /^Select (Ada|Ben)/ })
  await expect.element(boxes).toHaveLength(2)
  for (const each of boxes.elements()) (each as HTMLElement).click()

  await expect.element(chosen).toHaveTextContent('2 selected')
  await expect.element(page.getByRole('checkbox', { name: 'Select all shown' })).toBeChecked()
})

test('an advisor sees that somebody selected is no longer on the list, and leaves them out', async () => {
  const listed = { 'GET /advising/students/names': [ada] }
  await openRoster('/student/advisor', { ...rosterOf(ada, ben), ...listed })
  await box('Ada Berg').click()
  await box('Ben Adeyemi').click()
  await expect.element(chosen).toHaveTextContent('2 selected')
  await chosen.getByRole('button', { name: 'Leave out 1 no longer listed' }).click()

  await expect.element(chosen).toHaveTextContent('1 selected')
  await expect.element(box('Ben Adeyemi')).not.toBeChecked()
})

test('with Shift an advisor selects all students between two, in the order shown, and reads each name whole', async () => {
  const long = 'Liam Vandenberghe-Rasmussen'
  const graduationYear = 2099
  const students = ['Ada Berg', 'Ben Adeyemi', long, 'Zoe Lindqvist']
  await openRoster(
    '/student/advisor?order=name',
    rosterOf(...students.map((name) => advised(name, { graduationYear }))),
  )
  await box('Zoe Lindqvist').click()
  await box('Ben Adeyemi').click({ modifiers: ['Shift'] })

  await expect.element(chosen).toHaveTextContent('3 selected')
  await expect.element(box(long)).toBeChecked()
  await expect.element(box('Ada Berg')).not.toBeChecked()
  expect(String(getSelection())).toBe('')
  const name = page.getByRole('link', { name: long }).element()
  expect(name.scrollHeight - name.clientHeight).toBe(0)
  await box(long).click({ modifiers: ['Shift'] })
  await expect.element(chosen).toHaveTextContent('1 selected')
})

test('an advisor reads on a phone the columns that they have chosen, and otherwise who needs what next', async () => {
  const active = advised('Ada Berg', { lastActiveOn: today })
  await openRoster('/student/advisor', rosterOf(active), 390)
  await expect.element(row('Ada Berg')).toBeVisible()
  const lastActive = () => document.querySelector('[data-label="Last active"]')?.checkVisibility()
  expect(lastActive()).toBe(false)

  await openRoster('/student/advisor?columns=["needs","list","tasks","active"]', rosterOf(active), 390)
  await expect.poll(lastActive).toBe(true)
  const named = await shapeOf(row('Ada Berg'))
  expect(named.height).toBeLessThan(150)
})

test('on a phone the student whom an advisor has just selected stays in sight', async () => {
  await openPage('/student/advisor', {
    as: 'advisor',
    width: 390,
    height: 844,
    answers: rosterOf(ada, ben, advised('Mia Sorensen'), zoe),
  })
  const y = (await shapeOf(box('Ben Adeyemi'))).top
  window.scrollBy({ top: y - 740, behavior: 'instant' })
  await expect.poll(async () => (await shapeOf(box('Ben Adeyemi'))).top).toBeLessThan(745)
  await box('Ben Adeyemi').click()
  await expect.element(chosen).toBeVisible()

  // Another press at the same place finds the box and not the bar.
  const { left, top } = await shapeOf(box('Ben Adeyemi'))
  const hit = document.elementFromPoint(left + 8, top + 8)
  expect(box('Ben Adeyemi').element().contains(hit)).toBe(true)
})

test('an advisor who types the path of a student’s page without the student keeps what was asked for', async () => {
  await openRoster('/advisor/students?q=ada', rosterOf(ada, ben))
  await expect.poll(address).toBe('/student/advisor?q=ada')
  await expect.element(rows).toHaveLength(2)
  await openRoster('/advisor?tab=tasks', rosterOf(ada, ben))
  await expect.poll(address).toBe('/advisor/dashboard?tab=tasks')
})

test('an advisor prints everyone who matches, on paper that says who they are', async () => {
  const pupils = Array.from({ length: 52 }, (_, each) => advised(`Pupil ${each}`))
  await openRoster('/student/advisor?q=Pupil&order=name', rosterOf(ada, ...pupils))
  // The dialog of the browser would wait for a person.
  let printing = 0
  window.print = () => void printing++

  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => printing).toBe(1)
  await emulate({ media: 'print' })
  await expect.element(rows).toHaveLength(53)
  await expect
    .element(page.getByText(/^52 students\. Matching “Pupil”\. Sorted by: Name\. As of /))
    .toBeVisible()
  await emulate({ media: 'screen' })
  await expect.element(rows).toHaveLength(51)
})

test('an advisor who searches on a slow network goes on typing, among the students of before', async () => {
  const answers = rosterOf(ada, zoe)
  const slow = held(() => answers['GET /advising/students']({ q: 'Zoe' }))
  await openRoster('/student/advisor', {
    ...answers,
    'GET /advising/students': (filter) =>
      filter.q ? slow.answer() : answers['GET /advising/students'](filter),
  })
  await search.click()
  for (const letter of 'Zoe') {
    await userEvent.keyboard(letter)
    // Each letter comes after the time in which a page that opens shows its skeleton.
    await new Promise((resolve) => setTimeout(resolve, 900))
  }
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('Zoe')
  await expect.element(page.getByRole('link', { name: 'Ada Berg' })).toBeVisible()

  slow.release()
  await expectGone(page.getByRole('link', { name: 'Ada Berg' }))
  await expect.element(page.getByRole('link', { name: 'Zoe Lindqvist' })).toBeVisible()
  await expect.element(search).toHaveFocus()
})

test('an advisor who chooses a group cannot create its task before its students are there', async () => {
  const group = { id: crypto.randomUUID(), name: 'Robotics', students: 1 }
  const members = held([zoe])
  const { asked } = await openRoster('/advisor/dashboard?tab=tasks', {
    ...rosterOf(zoe),
    'GET /advising/groups': [group],
    'GET /tasks/recipients': (filter) => (filter.group ? members.answer() : [zoe]),
  })
  await page.getByRole('button', { name: 'Create Task' }).first().click()
  const task = page.getByRole('dialog', { name: 'Create Task' })
  await task.getByLabelText('Task Title').fill('Ask for a transcript')
  await task.getByLabelText('Student').fill('rob')
  await page.getByRole('option', { name: 'Group “Robotics” (1)' }).click()
  const create = task.getByRole('button', { name: 'Create Task' })
  await expect.element(create).toBeDisabled()

  members.release()
  await create.click()
  await expect.element(page.getByText('The task has been created successfully.')).toBeVisible()
  expect(asked.find(({ key }) => key === 'POST /tasks')?.input).toMatchObject({ studentIds: [zoe.id] })
})

test('an advisor on a phone reads the first fifteen students, and asks for the others', async () => {
  const pupils = Array.from({ length: 20 }, (_, each) => advised(`Pupil ${each}`))
  await openRoster('/student/advisor', rosterOf(...pupils), 390)
  await expect.element(rows).toHaveLength(1 + 15)
  await page.getByRole('button', { name: 'Show 5 more' }).click()
  await expect.element(rows).toHaveLength(1 + 20)
})

test('an advisor on a tablet reads thirty, and goes on with the keyboard at the first of the others', async () => {
  const pupils = Array.from({ length: 40 }, (_, each) => advised(`Pupil ${each}`))
  await openRoster('/student/advisor', rosterOf(...pupils), 768)
  await expect.element(rows).toHaveLength(1 + 30)
  const others = page.getByRole('button', { name: 'Show 10 more' }).element() as HTMLElement
  others.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows).toHaveLength(1 + 40)
  expect(rows.nth(31).element().contains(document.activeElement)).toBe(true)
})
