import { refused } from '@bearings/client/testing/answers'
import { givenDeadline, givenEntry } from '@bearings/client/testing/given'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
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
