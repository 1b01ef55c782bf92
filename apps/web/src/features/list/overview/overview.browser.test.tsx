import { refused } from '@bearings/client/testing/answers'
import { givenEntry, givenListedCollege } from '@bearings/client/testing/given'
import { broken } from '@bearings/domain/failure'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { press } from '#testing/hands.ts'
import { listed } from '#testing/listed.ts'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf, wordsIn } from '#testing/shapes.ts'

const row = (name: RegExp) => page.getByRole('row', { name })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((head) => /Aster|Birch|Cedar/.exec(head.textContent)?.[0])
const due = (deadline: string) => ({ deadline, deadlineState: 'own' as const })
const aster = givenEntry({ name: 'Aster College', ...due('2099-01-15') })
const birch = givenEntry({ name: 'Birch College', ...due('2099-01-05') })
const cedar = givenEntry({ name: 'Cedar College', status: 'Submitted' })

test('a student sees where each application stands, and finds it by status and deadline', async () => {
  await openPage('/schools', { answers: listed(aster, birch, cedar) })
  await expect.poll(names).toEqual(['Birch', 'Aster', 'Cedar'])
  await page.getByLabelText('Sort by').selectOptions('Sort: Name')
  await expect.poll(names).toEqual(['Aster', 'Birch', 'Cedar'])

  await row(/Aster/).getByLabelText('Status').selectOptions('In Progress')
  const menu = page.getByRole('button', { name: 'Status', exact: true })
  await menu.click()
  await page.getByRole('checkbox', { name: 'In Progress (1)' }).click()
  await expect.poll(names).toEqual(['Aster'])
  await page.getByRole('checkbox', { name: 'Submitted (1)' }).click()
  await expect.poll(names).toEqual(['Aster', 'Cedar'])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
  await press(page.getByRole('button', { name: 'Remove the filter In Progress' }), '{Enter}')
  await expect.poll(names).toEqual(['Cedar'])
  await expect.element(page.getByRole('button', { name: 'Remove the filter Submitted' })).toHaveFocus()
  await menu.click()
  await page.getByRole('checkbox', { name: 'In Progress (1)' }).click()
  await page.getByRole('checkbox', { name: 'Submitted (1)' }).click()
  await expect.poll(names).toEqual(['Aster'])
})

test('a student in a later time zone is not late while it is the last day where the college is', async () => {
  const date = todayIn('Pacific/Pago_Pago', new Date())
  const published = { round: 'regular', cycle: '2026-27', date, timeZone: 'Pacific/Pago_Pago' } as const
  const catalogDeadline = { ...published, state: 'reported', source: 'Its page', checkedOn: null } as const
  const last = givenEntry({ ...aster, plan: 'regular', ...due(date), catalogDeadline })
  await openPage('/schools', { me: { timeZone: 'Pacific/Kiritimati' }, answers: listed(last, birch) })
  await expect.element(row(/Aster/)).toHaveTextContent('Today')
})

test('a student with fourteen schools sees all of them at once', async () => {
  const letters = 'ABCDEFGHIJKLMN'.split('')
  await openPage('/schools', {
    answers: listed(...letters.map((letter) => givenEntry({ name: `College ${letter}` }))),
  })
  await page.getByRole('button', { name: 'Compact rows' }).click()
  for (const letter of letters)
    await expect
      .element(page.getByRole('rowheader', { name: `College ${letter}` }))
      .toBeInViewport({ ratio: 1 })
})

test('a student commits to one school only, and is told about two promises', async () => {
  const promised = givenEntry({ name: 'Aster College', plan: 'early_decision', status: 'Committed' })
  const second = givenEntry({ name: 'Birch College', plan: 'early_decision_2' })
  await openPage('/schools', {
    answers: {
      ...listed(promised, second),
      'PATCH /schools/list/{id}': () => {
        throw broken('committed-elsewhere')
      },
    },
  })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You have it at Aster College and Birch College')

  const status = row(/Birch/).getByLabelText('Status')
  await status.selectOptions('Committed')
  await expect.element(page.getByText('You are committed to another school')).toBeVisible()
  await expect.element(status).toHaveValue('Not Started')
})

test('a student who is admitted by Early Decision reads what that asks for, and each heading of the list has room', async () => {
  await openPage('/schools', {
    width: 1280,
    answers: {
      ...listed(
        givenEntry({ name: 'Aster College', plan: 'early_decision', status: 'Submitted' }),
        givenEntry({ name: 'Birch College', plan: 'regular' }),
      ),
      'GET /profile': {
        profile: { ...emptyAnswers, satActScore: '1400 SAT', incomeBracket: '30k-60k', updatedAt: null },
      },
    },
  })
  const heads = page.getByRole('columnheader')
  await expect.element(heads.filter({ hasText: 'you 1400' })).toBeVisible()
  const cut = heads.elements().filter((head) => head.scrollWidth > head.clientWidth)
  expect(cut.map((head) => head.textContent)).toEqual([])

  await row(/Aster/).getByLabelText('Status').selectOptions('Accepted')
  await expect.element(page.getByText('Congratulations! Aster College has admitted you')).toBeVisible()
  await expect.element(page.getByText(/withdraw from Birch College/)).toBeVisible()
  await expectAccessible()
})

test('the filter that is chosen stays chosen while a dialog is open', async () => {
  const chosen = () => document.querySelector('nav[aria-label="Filter"] [aria-current]')?.textContent
  for (const [path, filter] of [
    ['/schools?stage=waiting&add=true', /^Waiting/],
    ['/schools?add=true', /^All/],
  ] as const) {
    await openPage(path, { answers: listed(aster, cedar) })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(chosen).toMatch(filter)
  }
})

test('when the list cannot be loaded the reason is shown, and “Try again” loads it', async () => {
  let fails = true
  await openPage('/schools', {
    answers: { 'GET /schools/list': () => (fails ? refused('TOO_MANY')() : []) },
  })
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Error loading schools')
  await expect.element(alert).toHaveTextContent('Too many requests')

  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'My School List' })).toBeVisible()
})

test('a student whose system sets the colors sees the edge of a status around its pill, not across the price', async () => {
  await emulate({ forcedColors: true })
  await openPage('/schools', { width: 390, height: 844, answers: listed(aster) })
  const status = row(/Aster/).getByLabelText('Status')
  await expect.element(status).toBeVisible()

  // The select is higher than the pill, for fingers.
  const select = status.element()
  expect(getComputedStyle(select).borderTopWidth).toBe('0px')
  expect(getComputedStyle(select.parentElement!).outlineStyle).toBe('solid')
})

test('a student who enlarges a laptop’s page to 200% reads each place in full', async () => {
  await openPage('/schools', {
    answers: listed(
      givenEntry({ name: 'Texas A&M University', location: 'College Station, TX' }),
      givenEntry({ name: 'Arizona State University', location: 'Tempe, AZ', status: 'Withdrawn' }),
    ),
  })
  for (const width of [720, 640, 390]) {
    await page.viewport(width, 450)
    const place = page.getByText('College Station, TX')
    await expect.element(place).toBeVisible()
    await expect.poll(() => place.element().scrollWidth - place.element().clientWidth).toBe(0)
    const name = await wordsIn(
      row(/Arizona State/)
        .getByRole('link', { name: /Arizona State/ })
        .first(),
    )
    const status = await shapeOf(row(/Arizona State/).getByLabelText('Status'))
    expect(name.right).toBeLessThanOrEqual(status.left)
  }
})

test('every link in the balance of the list is high enough to be pressed', async () => {
  const college = givenListedCollege({ admissionRate: 0.63 })
  await openPage('/schools', { answers: listed(givenEntry({ name: 'Texas A&M University', college })) })

  const links = page.getByRole('region', { name: 'Balance of your list' }).getByRole('link')
  await expect.element(links).toHaveLength(2)
  for (const link of links.all()) expect((await shapeOf(link)).height).toBeGreaterThanOrEqual(24)
})
