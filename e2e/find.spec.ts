import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenProfile } from '@bearings/server/testing/given-profile'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

function colleges(page: Page) {
  return page.getByRole('list', { name: 'Colleges' }).getByRole('listitem')
}

function row(page: Page, name: string) {
  return colleges(page).filter({ hasText: name })
}

/** Waits until all colleges have loaded, which the count on the label shows. */
async function allHaveCome(page: Page) {
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible()
}

/** Holds back the file of all colleges; the returned function releases it and waits until it has arrived. */
async function wholeHeldBack(page: Page): Promise<() => Promise<void>> {
  const names = page.waitForResponse('**/api/v1/schools/find')
  const isWhole = async (url: string) =>
    url.endsWith(((await (await names).json()) as { colleges: string }).colleges)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/schools/find/files/*', async (route) => {
    if (await isWhole(route.request().url())) await released
    await route.continue()
  })
  return async () => {
    const whole = page.waitForResponse((response) => isWhole(response.url()))
    release()
    await (await whole).finished()
  }
}

/** Runs in the page: messages to its workers are held back until the event `let-workers-go`. */
function holdWorkers() {
  window.Worker = class extends Worker {
    override postMessage(said: unknown) {
      document.addEventListener('let-workers-go', () => super.postMessage(said), { once: true })
    }
  }
}

test('a student finds colleges by what matters, with the keyboard alone, and adds one', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '1390' })
  await page.goto('/schools')
  await page.getByRole('link', { name: 'Find Schools' }).click()
  await expect(page.getByText('Estimated from your 3.80 GPA and 1390 SAT')).toBeVisible()

  await page.getByRole('button', { name: /^Place/ }).click()
  await page.getByRole('combobox', { name: 'States and regions' }).fill('Ohio')
  await page.getByRole('option', { name: 'Ohio' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Likely/ }).click()
  await expect(page).toHaveURL(/states=.*OH.*/)
  await expect(row(page, 'Ohio State University')).toHaveCount(0)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(row(page, 'Ohio State University').first()).toContainText('Target')

  const field = page.getByRole('searchbox', { name: 'Search colleges' })
  await field.fill('ohio state')
  const first = colleges(page).first()
  await expect(first).toContainText('Ohio State University')
  await expect(page).toHaveURL(/q=ohio/)
  await expect(row(page, 'Oberlin College')).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(first.getByRole('link', { name: 'Ohio State University' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByText('Ohio State University is on your list').last()).toBeVisible()
  await expect(first).toContainText('On your list')

  await page.reload()
  await expect(first).toContainText('On your list')
  await expectAccessible(page)
})

test('a student asks for a major by what students call it, also without a network, and keeps the search', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  await page.goto('/schools/find?states=["CA"]')
  await expect(row(page, 'Stanford University').first()).toBeVisible()
  await page.getByRole('button', { name: 'Major' }).press('Enter')
  const field = page.getByRole('combobox', { name: 'Major' })
  await expect(page.getByText('2015–16 and 2016–17')).toBeVisible()
  await page.context().setOffline(true)
  await field.fill('rn')
  await page.getByRole('option', { name: /Registered Nursing/ }).click()
  await expect(page).toHaveURL(/major=%2251.38%22|major=51.38/)
  await expect(row(page, 'Stanford University')).toHaveCount(0)
  await expect(row(page, 'University of California, Los Angeles').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Registered Nursing/ })).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(row(page, 'University of California, Los Angeles').first()).toBeVisible()
  await expect(row(page, 'Stanford University')).toHaveCount(0)
  await expectAccessible(page)
})

test('once the page is open, finding needs no network, and where home is never leaves the device', async ({
  running,
  openAs,
}) => {
  const page = await openAs(await givenUser(running.db, 'student'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/schools/find')
  await page.getByRole('button', { name: /^Place/ }).click()
  await page.getByLabel('Your ZIP code').fill('43210')
  await expect(page.getByLabel('Miles from home')).toBeEnabled()
  await allHaveCome(page)

  await page.context().setOffline(true)
  await page.getByLabel('Miles from home').fill('40')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Within 40 miles' })).toBeVisible()
  await expect(row(page, 'Ohio State University').first()).toBeVisible()
  await expect(row(page, 'Stanford University')).toHaveCount(0)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('43210')
  expect(asked.filter((request) => request.includes('43210'))).toEqual([])
})

test('a student marks colleges in the rows and compares them, and sends their advisor the link', async ({
  page,
  running,
  openAs,
  student,
}) => {
  const advisor = await givenUser(running.db, 'advisor')
  await givenLink(running.db, { advisor, student })
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '1390' })
  await page.goto('/schools/find?q=state university&states=["OH","KS"]')
  await page.getByRole('checkbox', { name: 'Compare: Ohio State University', exact: true }).press('Space')
  const bar = page.getByRole('region', { name: 'Selected to compare' })
  await expect(bar).toContainText('Select one more to compare.')
  const ohio = colleges(page).nth(0).getByRole('link', { name: 'Ohio State University', exact: true })
  await ohio.focus()
  await expect(ohio).toBeFocused()
  await page.keyboard.press('j')
  await expect(colleges(page).nth(1).locator(':focus')).toBeVisible()
  const kansas = page.getByRole('link', { name: 'Kansas State University' })
  await kansas.focus()
  await expect(kansas).toBeFocused()
  await page.keyboard.press('c')
  await expect(bar).toContainText('2 of 4 selected')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Add all to My List' }).click()
  await expect(page.getByText('2 schools are on your list')).toBeVisible()
  await expect(bar.getByRole('button', { name: /to My List/ })).toHaveCount(0)
  await bar.getByRole('link', { name: 'Compare 2' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: /Kansas State University.*Not Started/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^In one sentence/ })).toContainText('most undergraduates')
  await expect(page.getByRole('row', { name: /^Time and writing/ })).toContainText('no essays of its own yet')
  const same = page.getByRole('button', { name: 'About the same' })
  const rows = await page.getByRole('row').count()
  await same.press('Enter')
  await expect(same).toHaveAttribute('aria-expanded', 'false')
  expect(await page.getByRole('row').count()).toBeLessThan(rows)

  await page.getByRole('button', { name: 'Share' }).press('Enter')
  await expect(page.getByLabel('Link')).toHaveValue(/^http/)
  const link = await page.getByLabel('Link').inputValue()
  await expectAccessible(page)
  const read = await openAs(advisor)
  await read.goto(link)
  await expect(read.getByRole('columnheader', { name: /Ohio State University/ })).toBeVisible()
  await expect(read.getByRole('row', { name: /Their odds/ })).toContainText('%')
  await expectAccessible(read)
  const stranger = await openAs(await givenUser(running.db, 'advisor'))
  await stranger.goto(link)
  await expect(stranger.getByText('Student not found')).toBeVisible()
})

test('a student with an ACT alone sees in each row the SAT that it stands for', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '31 ACT' })
  await page.goto('/schools/find?q=tulane')
  const scores = row(page, 'Tulane University').getByRole('img', { name: /^SAT, middle 50%: .* You: 1400$/ })
  await expect(scores).toBeVisible()
})

test('a student who opens a search sees no other colleges first, however slow the device', async ({
  studentPage: page,
}) => {
  await page.addInitScript(holdWorkers)
  await page.goto('/schools/find?q=ohio state')
  await expect(page.getByText('Searching…')).toBeAttached()
  await expect(page.getByRole('list', { name: 'Colleges' })).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('let-workers-go')))
  await expect(colleges(page).first()).toContainText('Ohio State University')
})

test('a student whose search cannot be loaded still finds a college by its name', async ({
  studentPage: page,
}) => {
  await page.route('**/name-search.worker*', (route) => route.abort())
  await page.goto('/schools/find?q=oberlin')
  await expect(colleges(page).first()).toContainText('Oberlin College')
  await expect(row(page, 'Ohio State University')).toHaveCount(0)
})

test('a student tries out another GPA on the whole catalog, and nothing of it is kept', async ({
  page,
  running,
  student,
}) => {
  await givenProfile(running.db, student, { gpaUnweighted: 3.8, satActScore: '1390' })
  await page.goto('/schools/find')
  // Waits for the counts with the student's grades, which replace those without.
  await expect(page.getByText('Estimated from your 3.80 GPA and 1390 SAT')).toBeVisible()
  const likely = page.getByRole('button', { name: /^Likely/ })
  await allHaveCome(page)
  const before = await likely.textContent()
  await page.getByRole('button', { name: 'What if…' }).press('Enter')
  await page.getByRole('slider', { name: 'Unweighted GPA' }).press('Home')
  await expect(page.getByText('What if: 0.00 GPA and 1390 SAT.')).toBeVisible()
  await expect(likely).not.toHaveText(before!)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the profile' }).press('Enter')
  await expect(likely).toHaveText(before!)
  await page.getByRole('slider', { name: 'SAT score' }).press('Home')
  await page.reload()
  await expect(page.getByText('Estimated from your 3.80 GPA and 1390 SAT')).toBeVisible()
})

test('a student keeps a search, opens it again, renames and deletes it, with the keyboard alone', async ({
  studentPage: page,
}) => {
  await page.goto('/schools/find?states=["OH"]&price=20000')
  const all = await colleges(page).first().getAttribute('aria-setsize')
  const menu = page.getByRole('button', { name: 'Saved searches' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Save this search…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog).toContainText('OH, Under $20,000 a year')
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Give it a name.')
  await page.keyboard.type('Cheap in Ohio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cheap in Ohio' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(colleges(page).first()).not.toHaveAttribute('aria-setsize', all!)
  await page.reload()
  await expectAccessible(page)
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Cheap in Ohio' }).press('Enter')
  await expect(page).toHaveURL(/states=.*OH.*price=20000/)
  await expect(colleges(page).first()).toHaveAttribute('aria-setsize', all!)

  await page.getByRole('button', { name: 'Cheap in Ohio' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rename or delete…' }).press('Enter')
  await page.getByRole('button', { name: 'Rename: Cheap in Ohio' }).press('Enter')
  await page.getByLabel('New name').fill('Ohio, affordable')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename: Ohio, affordable' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete: Ohio, affordable' }).press('Enter')
  await expect(page.getByText('You have no saved searches left.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ohio, affordable' })).toBeVisible()
})

test('a student sees on a map where the colleges are, goes on by state, and back to the list', async ({
  studentPage: page,
}) => {
  await page.goto('/schools/find?regions=["Great Lakes"]')
  await page.getByRole('button', { name: 'Map' }).press('Enter')
  await expect(
    page.getByRole('img', { name: /^Map of \d+ colleges; the list shows each of them$/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ohio \d+/ }).press('Enter')
  await expect(page).toHaveURL(/states=.*OH/)
  await expect(page.getByRole('button', { name: /^Illinois/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Map' }).press('Enter')
  await expect(row(page, 'Ohio State University').first()).toBeVisible()
})

test('on a slow line the best known colleges come first, and a filter that is pressed meanwhile waits for the rest', async ({
  studentPage: page,
}) => {
  const release = await wholeHeldBack(page)

  await page.goto('/schools/find')
  const best = colleges(page).first().getByRole('link').first()
  await expect(best).toBeVisible()
  const name = (await best.textContent())!
  await expect(page.getByRole('searchbox', { name: 'Search colleges' })).toHaveAttribute(
    'placeholder',
    /^Search \d,\d{3} colleges$/,
  )
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByText('Searching…')).toBeAttached()
  await expect(colleges(page)).toHaveCount(0)

  await release()
  await allHaveCome(page)
  await expect(colleges(page).first()).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('who types a name before all colleges have come sees none that was not asked for', async ({
  studentPage: page,
}) => {
  await page.addInitScript(holdWorkers)
  const release = await wholeHeldBack(page)
  await page.goto('/schools/find')
  await expect(colleges(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search colleges' }).fill('ohio state')
  await expect(page.getByText('Searching…')).toBeAttached()

  await release()
  // Once the file has been read, the faiths in it can be chosen.
  await page.getByRole('button', { name: /^More filters/ }).click()
  await expect(page.getByRole('combobox', { name: 'Faith' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Colleges' })).toHaveCount(0)

  await page.evaluate(() => document.dispatchEvent(new Event('let-workers-go')))
  await expect(colleges(page).first()).toContainText('Ohio State University')
})
