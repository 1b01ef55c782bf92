import { refused } from '@bearings/client/testing/answers'
import { givenDeadline, givenEntry, givenEntryPage } from '@bearings/client/testing/given'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { press } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const today = todayIn(maya.timeZone, new Date())

test('a student sees their dates also when the list of schools is not to be had', async () => {
  await openPage('/deadlines?view=list', {
    answers: {
      'GET /deadlines': [givenDeadline({ title: 'Why Reed?', date: addDays(today, 9) })],
      'GET /schools/list': refused('NOT_FOUND'),
    },
  })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Why Reed?' })).toBeVisible()
})

test('a student is told which of their schools no date speaks of', async () => {
  const fresno = givenEntry({ name: 'Fresno State', plan: 'regular', deadline: null })
  const ferris = givenEntry({ name: 'Ferris State', plan: 'rolling', deadline: null })
  await openPage('/deadlines', { answers: { 'GET /schools/list': [fresno, ferris] } })
  const notice = page.getByRole('alert').filter({ hasText: 'No date yet, so no reminder' })
  await expect.element(notice).toHaveTextContent('Fresno State')
  expect(notice.element().textContent).not.toContain('Ferris State')
  await expectAccessible()

  await notice.getByRole('link', { name: 'Set dates in My List' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My School List' })).toBeVisible()

  await openPage(`/schools/${fresno.id}/research`, {
    answers: { 'GET /schools/list/{id}': givenEntryPage(fresno), 'GET /schools/list': [fresno] },
  })
  await expect.element(page.getByText('No date is known yet for this school.')).toBeVisible()
})

test('a student who has committed to a college looks for no date of another', async () => {
  const fresno = givenEntry({ name: 'Fresno State', plan: 'regular', deadline: null })
  const reed = givenEntry({ name: 'Reed College', status: 'Committed' })
  await openPage(`/schools/${fresno.id}/research`, {
    answers: { 'GET /schools/list/{id}': givenEntryPage(fresno), 'GET /schools/list': [fresno, reed] },
  })
  await expect.element(page.getByText('Nothing is due for this school.')).toBeVisible()
})

test('a student turns the pages of the calendar with the keyboard', async () => {
  const reed = givenDeadline({
    source: 'school',
    entryId: crypto.randomUUID(),
    title: 'Reed College',
    date: '2099-01-15',
  })
  await openPage('/deadlines?month=2098-12&view=calendar', { answers: { 'GET /deadlines': [reed] } })
  await press(page.getByRole('link', { name: 'Next month' }), '{Enter}')

  const calendar = page.getByRole('table', { name: 'January 2099' })
  await expect.element(calendar.getByRole('cell', { name: 'Jan 15, 2099 Reed College' })).toBeVisible()
  await press(calendar.getByRole('link', { name: 'Reed College' }), '{Enter}')
  await expect.poll(() => location.pathname).toBe(`/schools/${reed.entryId}/research`)
})

test('a student switches the morning email on, and finds it on when they come back', async () => {
  let byMail = false
  const { asked, router } = await openPage('/deadlines', {
    answers: {
      'GET /deadlines/reminders': () => ({ byMail }),
      'PUT /deadlines/reminders': (changes) => {
        byMail = changes.byMail
        return { byMail }
      },
    },
  })
  const emails = page.getByLabelText('Also by email, at most one email each morning')
  await expect.element(emails).toBeEnabled()
  ;(emails.element() as HTMLElement).click()
  await expect.element(page.getByText('Reminders also come by email')).toBeVisible()
  expect(asked.some(({ key }) => key === 'PUT /deadlines/reminders')).toBe(true)
  await router.navigate({ to: '/essays' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Essay Management' })).toBeVisible()
  await router.navigate({ to: '/deadlines' })
  await expect.element(emails).toBeChecked()
})

test('on a phone, the first date stands in the upper half of Deadlines', async () => {
  const undated = givenEntry({ name: 'Fresno State', plan: 'regular', deadline: null })
  const due = givenDeadline({ title: 'Reed College', date: addDays(today, 20) })
  await openPage('/deadlines', {
    width: 390,
    height: 844,
    answers: { 'GET /schools/list': [undated], 'GET /deadlines': [due] },
  })
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reed College' })
  expect((await shapeOf(row)).top).toBeLessThan(844 / 2)
})

test('on a phone a new student sees the next two months of tests, and asks for the others', async () => {
  const tests = Array.from({ length: 24 }, (_, at) =>
    givenDeadline({ source: 'test', id: `sat-${at}`, title: `SAT ${at}`, date: addDays(today, 10 * at) }),
  )
  await openPage('/deadlines', { width: 390, height: 844, answers: { 'GET /deadlines': tests } })
  const last = page.getByRole('link', { name: 'SAT 23' })
  await expect.element(page.getByRole('link', { name: 'SAT 0' })).toBeVisible()
  await expect.element(last).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect.element(last).toBeVisible()
})
