import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenFinances } from '@bearings/server/testing/given-money'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { idsOfColleges, givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible, expectNoHorizontalScroll } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

/** The colleges' federal numbers. */
const tulane = 160755
const stanford = 243744
const ohioState = 204796
const kansasState = 155399

test('a student reads where they stand at a college, checks the math, tries out a score and adds it', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  await page.goto(`/schools/find/${tulane}`)

  await expect(page.getByRole('heading', { level: 1, name: 'Tulane University' })).toBeVisible()
  await expect(page.getByText('estimated for you')).toBeVisible()
  await expect(page.getByText('your family').first()).toBeVisible()
  await expectAccessible(page)

  const math = page.getByRole('table', { name: 'The math' })
  const estimate = math.getByRole('row', { name: /Point estimate/ })
  const before = await estimate.textContent()
  await page.getByRole('button', { name: 'Show the math' }).click()
  await expect(math).toBeHidden()
  await page.getByRole('button', { name: 'Show the math' }).press('Enter')
  await expect(math).toBeVisible()

  await page.getByRole('button', { name: 'What if…' }).click()
  const score = page.getByRole('slider', { name: 'SAT score' })
  await score.press('End')
  await expect(score).toHaveAttribute('aria-valuenow', '1600')
  await expect(estimate).not.toHaveText(before!)
  await page.getByRole('button', { name: 'Back to the profile' }).click()
  await expect(estimate).toHaveText(before!)

  await page.getByRole('button', { name: 'Add to My List' }).click()
  await expect(page.getByRole('link', { name: 'On your list: research' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(math).toBeVisible()
  await expectNoHorizontalScroll(page, 390)
})

test('a student reads each line of the math apart from its symbol', async ({ page, running, student }) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  await page.goto(`/schools/find/${tulane}`)

  const line = page.getByRole('table', { name: 'The math' }).getByRole('row', { name: /scores explain/ })
  // At one of these widths the words fill their column.
  for (let width = 1280; width <= 1480; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    const gap = await line.evaluate((row) => {
      const words = document.createRange()
      words.selectNodeContents(row.children[0]!)
      return row.children[1]!.getBoundingClientRect().left - words.getBoundingClientRect().right
    })
    expect(gap).toBeGreaterThanOrEqual(8)
  }
})

test('a student adds three colleges, sees how the list is balanced and reads how matching works', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  for (const unitid of [tulane, stanford, ohioState]) {
    await page.goto(`/schools/find/${unitid}`)
    await page.getByRole('button', { name: 'Add to My List' }).click()
    await expect(page.getByRole('link', { name: 'On your list: research' })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByLabel('Add a college').selectOption('Tulane University')
  const comparison = page.getByRole('table')
  await expect(comparison.getByRole('columnheader', { name: /Tulane University/ })).toBeVisible()
  await expect(comparison.getByRole('row', { name: /Your odds/ })).toContainText('Best odds')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Remove Tulane University from the comparison' }).press('Enter')
  await expect(page.getByText('Choose one to three more colleges')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/schools')
  await expect(page.getByRole('row', { name: /Tulane University/ })).toContainText('Reach')
  await expect(page.getByRole('row', { name: /Stanford University/ })).toContainText('Far reach')
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await expect(balance).toContainText('3 applications with odds')
  await expect(balance).toContainText('Missing: 2 likely schools')

  await balance.getByRole('link', { name: 'How matching works' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible()
  await expectAccessible(page)
})

test('a student sets a budget, and safeties and the odds of what the family can pay follow it', async ({
  page,
  running,
  student,
}) => {
  const { kansasState: atHome, ohioState: elsewhere } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  for (const schoolId of [atHome, elsewhere]) await givenEntry(running.db, student, { schoolId })
  await page.goto('/schools')
  const atKansas = page.getByRole('row', { name: /Kansas State/ })
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await expect(atKansas).toContainText('Very likely')

  await balance.getByRole('link', { name: 'Enter what your family can pay' }).click()
  await page.getByLabel('What your family can pay a year').fill('25,000')
  await page.getByLabel('Your state').selectOption('Kansas')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('in budget')
  await page.goto('/schools')
  await expect(atKansas).toContainText('Safety')
  await expect(atKansas).toContainText('in-state')
  await expect(atKansas).toContainText('in budget')
  await expect(page.getByRole('row', { name: /Ohio State/ })).not.toContainText('Safety')
  await expect(page.getByRole('row', { name: /Ohio State/ })).toContainText('out of state')
  await expect(balance).toContainText('1 application within your budget')
  await expectAccessible(page)
  await page.goto(`/schools/find/${kansasState}`)
  await expect(page.getByText('What it costs your family is within your budget.')).toBeVisible()

  await page.goto('/financial/net-price')
  await page.getByLabel('What your family can pay a year').fill('15,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('over')
  await page.goto('/schools')
  await expect(atKansas).toContainText('Very likely')
  await expect(balance).toContainText('None is known to fit your budget')
})

test('an advisor reads a safety only of a student who shares financial aid', async ({
  page,
  running,
  signInAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  const shares = { list: true, profile: true, testScores: true, sensitive: true }
  const people = await Promise.all(
    [true, false].map(async (aid) => {
      const student = await givenUser(running.db, 'student')
      await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
      await givenFinances(running.db, student, { budget: 25_000, state: 'KS' })
      await givenLink(running.db, { advisor, student }, { ...shares, aid })
      return student
    }),
  )
  await signInAs(advisor)
  for (const [at, label] of ['Safety', 'Very likely'].entries()) {
    await page.goto(`/schools/find/${kansasState}?student=${people[at]!.userId}`)
    const admission = page.getByRole('region', { name: 'Admission' })
    await expect(admission).toContainText(label)
    await expect(admission.getByText('within their budget')).toHaveCount(label === 'Safety' ? 1 : 0)
  }
})

test('a student is shown what would fill the gaps of the list, adds one and aims for another mix', async ({
  page,
  running,
  student,
}) => {
  const { stanford: onList } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })
  await givenEntry(running.db, student, { schoolId: onList })
  await givenFinances(running.db, student, { budget: 25_000, state: 'KS' })
  await page.goto('/schools')
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await expect(balance).toContainText('Missing: 3 likely schools, 4 targets, and 2 reaches.')

  await balance.getByRole('button', { name: 'Suggest schools' }).press('Enter')
  const likely = page.getByRole('region', { name: 'To fill the gaps' }).getByRole('region', {
    name: 'Likely schools',
  })
  await expect(likely.getByRole('listitem')).toHaveCount(3)
  const kansas = likely.getByRole('listitem').filter({ hasText: 'Kansas State University' })
  await expect(kansas).toContainText(
    /You meet a published rule of admission, .+ graduate .+ as residents, within your budget\./,
  )
  await expectAccessible(page)
  await kansas.getByRole('button', { name: 'Add to my list: Kansas State University' }).press('Enter')
  await expect(kansas).toContainText('On your list')
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('Safety')
  await expect(balance).toContainText('Missing: 2 likely schools')
  await page.getByRole('button', { name: 'Show others' }).press('Enter')
  await expect(kansas).toHaveCount(0)

  await balance.getByRole('button', { name: 'Set your mix' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your target mix' })
  await dialog.getByLabel('Likely schools').fill('1')
  await dialog.getByLabel('Target schools').fill('0')
  await dialog.getByLabel('Reach schools').fill('1')
  await dialog.getByLabel('Reach schools').press('Enter')
  await expect(balance).toContainText('Nothing is missing')
  await page.reload()
  await expect(balance).toContainText('Nothing is missing')
})

test('an advisor says what a school is for a student, who reads it beside what is computed', async ({
  running,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Ada Lovelace' })
  await givenLink(running.db, { advisor, student })
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  const { kansasState: onList } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: onList })
  const page = await openAs(advisor)
  await page.goto(`/advisor/students/${student.userId}?tab=list`)
  await page.getByRole('button', { name: 'Set a label: Kansas State University' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /What Kansas State University is for/ })
  await expect(dialog).toContainText('Computed: Very likely')
  await dialog.getByLabel('Label').selectOption('Reach')
  await dialog.getByLabel('Reason').selectOption('Selectivity of the program')
  await dialog.getByLabel('Note (optional)').fill('Architecture admits few.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set Label' }).press('Enter')
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('set by Ada Lovelace')

  const read = await openAs(student)
  await read.goto('/schools')
  const row = read.getByRole('row', { name: /Kansas State/ })
  await expect(row).toContainText(
    'Set by Ada Lovelace for how selective the program is. “Architecture admits few.” Computed: Very likely.',
  )
  await expectAccessible(read)
})

test('a student goes from a search to a balanced list with the keyboard alone, also on a phone and offline', async ({
  running,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  const page = await openAs(student)
  const rows = page.getByRole('list', { name: 'Colleges' }).getByRole('listitem')
  const atOhio = rows.filter({ hasText: 'Ohio State University' }).first()

  await page.goto('/schools/find')
  await page.getByRole('button', { name: /^Place/ }).press('Enter')
  const places = page.getByRole('combobox', { name: 'States and regions' })
  await places.fill('Ohio')
  await expect(page.getByRole('option', { name: 'Ohio' })).toBeVisible()
  await places.press('ArrowDown')
  await places.press('Enter')
  await expect(page).toHaveURL(/states=.*OH/)
  await page.keyboard.press('Escape')
  await page.getByLabel('Sort by').selectOption('Sort: Largest')
  await expect(rows.first()).toContainText('Ohio State University')

  await page.getByRole('button', { name: 'Saved searches' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Save this search…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Large in Ohio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Large in Ohio' })).toBeVisible()

  await page.getByRole('button', { name: 'What if…' }).press('Enter')
  await expect(page.getByRole('slider', { name: 'Unweighted GPA' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('slider', { name: 'Unweighted GPA' }).press('Home')
  await expect(page.getByText('What if: 0.00 GPA and 1480 SAT.')).toBeVisible()
  await expect(atOhio).toContainText('Reach')
  await page.getByRole('button', { name: 'Back to the profile' }).press('Enter')
  await expect(atOhio).not.toContainText('Reach')
  await page.getByRole('checkbox', { name: 'Compare: Ohio State University', exact: true }).press('Space')
  await page.getByRole('checkbox', { name: 'Compare: University of Cincinnati', exact: true }).press('Space')
  const marked = page.getByRole('region', { name: 'Selected to compare' })
  await expect(marked).toContainText('2 of 4 selected')
  await page.context().setOffline(false)

  await page.getByRole('link', { name: 'Ohio State University', exact: true }).focus()
  await page.keyboard.press('a')
  await expect(atOhio).toContainText('On your list')
  await marked.getByRole('link', { name: 'Compare 2' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: /Cincinnati/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /Your odds/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 390, height: 844 })
  for (const unitid of [tulane, stanford]) {
    await page.goto(`/schools/find/${unitid}`)
    await page.getByRole('button', { name: 'Show the math' }).press('Enter')
    await expect(page.getByRole('table', { name: 'The math' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to My List' }).press('Enter')
    await expect(page.getByRole('link', { name: 'On your list: research' })).toBeVisible()
  }
  await page.goto('/schools')
  const balance = page.getByRole('region', { name: 'Balance of your list' })
  await balance.getByRole('button', { name: 'Suggest schools' }).press('Enter')
  await expect(balance).toContainText('3 applications with odds')
  const likely = page.getByRole('region', { name: 'Likely schools' })
  await expect(likely.getByRole('listitem')).toHaveCount(3)
  await likely
    .getByRole('button', { name: /^Add to my list:/ })
    .first()
    .press('Enter')
  await expect(balance).toContainText('4 applications')
})

test('an advisor who is shown financial aid reads a label of theirs as the student does', async ({
  running,
  openAs,
}) => {
  const student = await givenUser(running.db, 'student')
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student }, { list: true, profile: true, sensitive: true, aid: true })
  await givenProfile(running.db, student, { gpaUnweighted: 3.2, satActScore: '1100 SAT' })
  await givenFinances(running.db, student, { budget: 25_000, state: 'KS' })
  const { kansasState: onList } = await idsOfColleges(running.db)
  await givenEntry(running.db, student, { schoolId: onList })
  const page = await openAs(advisor)
  await page.goto(`/advisor/students/${student.userId}?tab=list`)
  await page.getByRole('button', { name: 'Set a label: Kansas State University' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /What Kansas State University is for/ })
  await dialog.getByLabel('Label').selectOption('Likely')
  await dialog.getByRole('button', { name: 'Set Label' }).press('Enter')
  await expect(page.getByRole('row', { name: /Kansas State/ })).toContainText('Safety')
  const read = await openAs(student)
  await read.goto('/schools')
  await expect(read.getByRole('row', { name: /Kansas State/ })).toContainText('Safety')
})

test('a student shows the schools of one label, and comes back to the same ones', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  const { stanford: reach, kansasState: likely } = await idsOfColleges(running.db)
  for (const schoolId of [reach, likely]) await givenEntry(running.db, student, { schoolId })
  await page.goto('/schools')
  const schools = page.getByRole('rowheader')
  await expect(schools).toHaveCount(2)

  await page.getByRole('button', { name: 'For you', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Far reach (1)' }).check()
  await expect(schools).toHaveText([/Stanford/])
  await expectAccessible(page)
  await page.reload()
  await expect(schools).toHaveText([/Stanford/])
  await page.getByRole('button', { name: 'Remove the filter Far reach' }).press('Enter')
  await expect(schools).toHaveCount(2)
  await page.goto('/schools?labels=%5B%22Far+reach%22%5D')
  await expect(schools).toHaveText([/Stanford/])

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoHorizontalScroll(page, 390)
  await page.getByRole('link', { name: 'All 2' }).click()
  await expect(schools).toHaveCount(2)
})

test('a student whose system sets the colors sees how many bars of a label are filled', async ({
  page,
  running,
  student,
}) => {
  const { stanford: onList } = await idsOfColleges(running.db)
  await givenProfile(running.db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })
  await givenEntry(running.db, student, { schoolId: onList })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/schools')
  const chip = page.getByRole('row', { name: /Stanford/ }).getByText(/reach/i)
  await expect(chip).toBeVisible()

  const [ground, ...bars] = await chip.evaluate((element) => [
    getComputedStyle(document.body).backgroundColor,
    ...[...element.querySelectorAll('[aria-hidden] > span')].map(
      (bar) => getComputedStyle(bar).backgroundColor,
    ),
  ])
  expect(new Set(bars).size).toBe(2)
  expect(bars).not.toContain(ground)
})

test('a student finds every source under one number, wherever the college’s page cites it', async ({
  studentPage: page,
}) => {
  await page.goto(`/schools/find/${tulane}`)
  await page.setViewportSize({ width: 720, height: 900 })

  const line = await page.getByText(/^Sources 1/).textContent()
  await page.getByRole('tab', { name: 'Figures' }).click()
  const listed = page.getByRole('region', { name: 'Figures' }).getByRole('listitem')
  await expect(listed).not.toHaveCount(0)
  for (const item of await listed.all()) {
    const number = await item.evaluate((element) => (element as HTMLLIElement).value)
    expect(line).toContain(`${number}\u00A0${await item.textContent()}`)
  }
  // Enlarged to 200%, the buttons stand below the names.
  const name = await page.getByText('Federal name: Tulane University of Louisiana').boundingBox()
  const button = await page.getByRole('link', { name: 'Compare' }).boundingBox()
  expect(button!.y - (name!.y + name!.height)).toBeGreaterThanOrEqual(8)
})
