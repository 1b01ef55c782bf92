import { givenDeadline, givenEntry, givenEssay } from '@bearings/client/testing/given'
import { usualClass } from '@bearings/domain/class-year'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const next = page.getByRole('region', { name: 'Next', exact: true })
const senior = { graduationYear: usualClass(null, today) }
const letters = { recommenders: [], schools: [] }

const austin = givenEntry({
  id: crypto.randomUUID(),
  name: 'UT Austin',
  status: 'In Progress',
  plan: 'regular',
})
const rice = givenEntry({ ...austin, id: crypto.randomUUID(), name: 'Rice' })
const due = (entry: { id: string; name: string }, days: number) =>
  givenDeadline({
    source: 'school',
    id: entry.id,
    entryId: entry.id,
    title: entry.name,
    detail: 'Regular',
    date: addDays(today, days),
    left: { essays: 1, items: 7 },
  })
const statement = givenEssay({
  id: crypto.randomUUID(),
  entryId: austin.id,
  promptName: 'Why this major?',
  status: 'drafting',
  words: 68,
  wordLimit: 650,
})
const answers = {
  'GET /schools/list': [rice, austin],
  'GET /deadlines': [due(rice, 37), due(austin, 3)],
  'GET /essays': [statement],
  'GET /recommenders': letters,
}

test('a senior reads first what is due next, what is left of it, and goes to the essay', async () => {
  await openPage('/dashboard', { me: senior, answers })
  await expect.element(next.getByRole('heading', { name: 'UT Austin: Regular' })).toBeVisible()
  await expect.element(next).toHaveTextContent('3 days')
  await expect
    .element(next)
    .toHaveTextContent('1 essay left, 7 checklist items left. “Why this major?”: 68 of 650 words.')
  const link = next.getByRole('link', { name: 'Write the Essay' })
  await expect.element(link).toHaveAttribute('href', `/essays/${statement.id}`)
  await expectAccessible()
})

test('a senior in a later time zone is not late while it is the last day where the college is', async () => {
  const date = todayIn('Pacific/Pago_Pago', new Date())
  const last = { ...due(austin, 0), date, timeZone: 'Pacific/Pago_Pago' }
  await openPage('/dashboard', {
    me: { ...senior, timeZone: 'Pacific/Kiritimati' },
    answers: { ...answers, 'GET /deadlines': [last] },
  })
  await expect.element(next.getByRole('heading', { name: 'UT Austin: Regular' })).toBeVisible()
  await expect.element(next).toHaveTextContent('Today')
})

test('a citizen abroad is told to file the FAFSA, and an international student in a state is not', async () => {
  const step = { step: 'fafsa' as const, day: addDays(today, -10), doneAt: null }
  const ofAid = {
    'GET /schools/list': [{ ...austin, status: 'Rejected' as const }],
    'GET /money/steps': { steps: [step] },
  }
  const profile = (citizenship: 'us-citizen' | 'international') => ({
    'GET /profile': { profile: { ...emptyAnswers, citizenship, updatedAt: null } },
  })
  const fafsa = next.getByRole('heading', { name: 'File the FAFSA' })
  await openPage('/dashboard', {
    me: senior,
    answers: { ...ofAid, ...profile('us-citizen'), 'GET /money/finances': { country: 'KE' } },
  })
  await expect.element(fafsa).toBeVisible()
  await openPage('/dashboard', {
    me: senior,
    answers: { ...ofAid, ...profile('international'), 'GET /money/finances': { state: 'TX' } },
  })
  await expect.element(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
  await expect.element(fafsa).not.toBeInTheDocument()
})

test('a student puts a thing aside by keyboard, reads the next one, and gets all back', async () => {
  await openPage('/dashboard', { me: senior, answers })
  const aside = next.getByRole('button', { name: 'Not this one' })
  await expect.element(aside).toBeVisible()
  ;(aside.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(next.getByRole('heading', { name: 'Rice: Regular' })).toBeVisible()
  await expect.element(aside).toHaveFocus()

  await aside.click()
  await expect.element(next.getByRole('heading', { name: 'Say where you stand' })).toBeVisible()
  await aside.click()
  await expect.element(next).toHaveTextContent('You have put everything aside for today.')
  await next.getByRole('button', { name: 'Show It Again' }).click()
  await expect.element(next.getByRole('heading', { name: 'UT Austin: Regular' })).toBeVisible()
})

test('a student moves an application that has missed its date with one press', async () => {
  const nextPlan = { plan: 'regular' as const, date: addDays(today, 40) }
  const tufts = givenEntry({
    ...austin,
    name: 'Tufts',
    plan: 'early_action',
    deadline: addDays(today, -2),
    nextPlan,
  })
  const { asked } = await openPage('/dashboard', {
    me: senior,
    answers: {
      ...answers,
      'GET /schools/list': [tufts],
      'GET /deadlines': [{ ...due(tufts, -2), detail: 'Early Action' }],
      'PATCH /schools/list/{id}': { ...tufts, plan: 'regular', deadline: nextPlan.date, nextPlan: null },
    },
  })
  await expect.element(next).toHaveTextContent('Early Action passed on')
  await next.getByRole('button', { name: /^Move to Regular/ }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(asked.map(({ key }) => key)).toContain('PATCH /schools/list/{id}')
})

test('on the first day the three steps stand in its place', async () => {
  await openPage('/dashboard', { me: senior, answers: { 'GET /recommenders': letters } })
  await expect.element(page.getByRole('region', { name: 'Start here' })).toBeVisible()
  await expectGone(next)
})

test('a ninth grader is told of this year of school, and of no application', async () => {
  await openPage('/dashboard', {
    me: { graduationYear: usualClass(null, today) + 3 },
    answers: {
      'GET /schools/list': [austin],
      'GET /deadlines': [due(austin, 3)],
      'GET /library/timeline': { checkedOn: today, milestones: [] },
    },
  })
  await expect.element(next.getByRole('heading', { name: 'Note your courses and grades' })).toBeVisible()
  await expect.element(next).not.toHaveTextContent('UT Austin')
})
