import { todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectFocusIn, expectGone, press } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { advised, rosterOf, sharesAll } from '#testing/roster.ts'

const rows = page.getByRole('row')
const filter = page.getByRole('button', { name: /^Filter( \(\d+\))?$/ })
const sheet = page.getByRole('dialog', { name: 'Filter' })
const chosen = page.getByRole('list', { name: 'Chosen filters' })
const address = () => decodeURIComponent(location.search)
const list = {
  schools: 2,
  sent: 0,
  hasCommitted: false,
  balance: { under25: 1, from25: 1, from50: 0, unknown: 0 },
}
const duke = { id: '11111111-1111-4111-8111-111111111111', name: 'Duke University', students: 2 }
const answers = {
  ...rosterOf(
    advised('Ada Berg', { list, graduationYear: 2027 }),
    advised('Ben Adeyemi'),
    advised('Eve Hidden', { shared: { ...sharesAll, list: false }, list: null }),
  ),
  'GET /advising/colleges': [duke],
}

function openRoster(path = '/student/advisor', options: { width?: number; scheme?: 'dark' } = {}) {
  return openPage(path, { as: 'advisor', width: 1440, answers, ...options })
}

test('a counselor asks who applies early without a transcript, and takes one part back', async () => {
  const { asked } = await openRoster()
  await expect.element(rows).toHaveLength(4)
  await filter.click()
  await sheet.getByRole('checkbox', { name: 'Early Decision', exact: true }).click()
  await sheet.getByRole('checkbox', { name: 'Transcript missing' }).click()
  await sheet.getByLabelText('Due by').fill('2026-11-15')
  await expectAccessible()
  await expect.poll(address).toMatch(/"dueTo":"2026-11-15"/)
  await sheet.getByRole('button', { name: 'Show 1 student' }).click()

  await expect.element(rows).toHaveLength(2)
  await expect.element(page.getByText('1 student does not show this.')).toBeVisible()
  await expect.element(chosen.getByRole('button')).toHaveLength(3)
  const last = asked.filter(({ key }) => key === 'GET /advising/students').at(-1)!
  expect(last.input).toMatchObject({ plan: 'early_decision', missing: 'transcript', dueTo: '2026-11-15' })

  await chosen.getByRole('button', { name: 'Remove the filter Due by Nov 15, 2026' }).click()
  await expect.poll(address).not.toMatch(/dueTo/)
  await expect.element(chosen.getByRole('button')).toHaveLength(2)
  await expectAccessible()
})

test('a counselor who closes the filter goes on at its button', async () => {
  await openRoster()
  await press(filter, '{Enter}')
  await expectFocusIn(sheet)
  await userEvent.keyboard('{Escape}')
  await expectGone(sheet)
  await expect.element(filter).toHaveFocus()
})

test('what counselors ask every fall is one press away', async () => {
  await openRoster()
  await filter.click()
  await sheet.getByRole('button', { name: /^Early decision by Nov 15/ }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(address).toMatch(/"plan":\["early_decision"\].*"missing":\["transcript"\]/)
  const year = Number(todayIn(maya.timeZone, new Date()).slice(0, 4))
  expect(address()).toMatch(new RegExp(`graduationYear=(${year}|${year + 1})`))
})

test('an address opens with its filter, but for what nobody can ask', async () => {
  const ask = encodeURIComponent(JSON.stringify({ school: [duke.id], plan: ['nonsense'], missing: ['fee'] }))
  const { asked } = await openRoster(`/student/advisor?ask=${ask}`, { width: 390, scheme: 'dark' })
  await expect.element(chosen).toHaveTextContent('Duke UniversityFee or waiver missing')
  const reads = asked.filter(({ key }) => key === 'GET /advising/students')
  expect(reads.map(({ input }) => input)).toEqual([{ school: duke.id, missing: 'fee' }])
  await expectAccessible()
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByRole('button', { name: 'More filters (2)' }).click()
  await expect.element(sheet.getByRole('checkbox', { name: 'Fee or waiver missing' })).toBeChecked()
  await expectAccessible()
})
