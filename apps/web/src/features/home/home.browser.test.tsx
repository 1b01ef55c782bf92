import { refused } from '@bearings/client/testing/answers'
import { givenDeadline } from '@bearings/client/testing/given'
import { addDays, todayIn } from '@bearings/domain/today'
import { currentWeek, weekAfter } from '@bearings/domain/weeks/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hasDraft, keepDraft } from '#platform/drafts/drafts.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const today = todayIn(maya.timeZone, new Date())
const next = page.getByRole('region', { name: 'Next deadlines' })
const week = page.getByRole('region', { name: 'Weekly Log' })
const task = { id: crypto.randomUUID(), done: false, doneAt: null, carriedFrom: null }
const thisWeek = { weekStartDate: currentWeek(maya.timeZone, new Date()), weekGoal: '', updatedAt: null }

test('a student without entries is told what to add', async () => {
  await openPage('/dashboard')
  await page.getByRole('button', { name: 'Profile strength' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile strength' })

  for (const [tab, words] of [
    ['Overall', 'Nothing is tagged yet'],
    ['Academic', 'Add your grades'],
    ['Extracurricular', 'Add what you do outside class'],
    ['Personality', 'Add an honor or award'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect.element(dialog.getByRole('tabpanel')).toHaveTextContent(words)
  }
  await dialog.getByRole('link', { name: 'Open Profile Builder' }).click()
  await expect.poll(() => location.pathname).toBe('/profile')
})

test('a person who comes on a later day is welcomed back, and reads the year of a date that is years away', async () => {
  const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const date = `${Number(today.slice(0, 4)) + 4}-01-05`
  await openPage('/dashboard', {
    me: { createdAt },
    answers: { 'GET /deadlines': [givenDeadline({ date })] },
  })

  await expect.element(page.getByRole('heading', { name: 'Welcome back, Maya Okafor' })).toBeVisible()
  await expect.element(next.getByRole('listitem')).toHaveTextContent(date.slice(0, 4))
})

test('a task that is written from right to left begins at the right', async () => {
  const current = { ...thisWeek, tasks: [{ ...task, text: 'לכתוב את החיבור' }] }
  await openPage('/dashboard', { answers: { 'GET /weeks': { current } } })

  const line = week.getByRole('listitem')
  await expect.element(line).toHaveTextContent('לכתוב')
  const words = document.createRange()
  words.selectNodeContents(line.element().querySelector('label')!.lastElementChild!.firstElementChild!)
  expect((await shapeOf(line)).right - words.getBoundingClientRect().right).toBeLessThan(20)
})

test('a goal that was pasted as several lines is read as several lines', async () => {
  const current = {
    ...thisWeek,
    weekGoal: 'Finish two drafts\nAsk Mr. Ortiz',
    updatedAt: new Date().toISOString(),
    tasks: [],
  }
  await openPage('/dashboard', { width: 390, answers: { 'GET /weeks': { current } } })
  const goal = page.getByText('Goal: Finish two drafts')
  await expect.element(goal).toBeVisible()
  expect((goal.element() as HTMLElement).innerText).toBe('Goal: Finish two drafts\nAsk Mr. Ortiz')
})

test('what a student typed on Sunday and did not save is offered on Monday, and saved in the new week', async () => {
  const start = thisWeek.weekStartDate
  const known = { id: crypto.randomUUID(), text: 'Call', done: false, doneAt: null, carriedFrom: null }
  let current = { ...thisWeek, weekStartDate: weekAfter(start, -1), tasks: [known] }
  const { asked } = await openPage('/dashboard', { answers: { 'GET /weeks': () => ({ current }) } })
  const goal = week.getByLabelText('Week Goal')
  await week.getByRole('button', { name: 'Edit' }).click()
  await goal.fill('Finish two drafts')

  current = { ...thisWeek, weekGoal: 'Ask Mr. Ortiz', tasks: [] }
  await queryClient.invalidateQueries({ queryKey: ['GET /weeks'] })
  await expect.element(week).toHaveTextContent('“Finish two drafts” is left from last week. Not saved yet.')
  await week.getByRole('button', { name: 'Add to this week' }).click()

  await expect.element(goal).toHaveValue('Ask Mr. Ortiz\nFinish two drafts')
  await expect.element(week).not.toHaveTextContent('left from last week')
  await week.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked.find(({ key }) => key === 'PUT /weeks/{start}')?.input)
    .toMatchObject({ start, weekGoal: 'Ask Mr. Ortiz\nFinish two drafts', tasks: [] })
})

test('what is left from last week can be declined, and had back', async () => {
  const userId = crypto.randomUUID()
  const start = weekAfter(thisWeek.weekStartDate, -1)
  const saved = { weekGoal: '', tasks: [], known: [] }
  const openWith = (left: Partial<Record<keyof typeof saved, unknown>>) =>
    openPage('/dashboard', {
      me: { userId },
      answers: {
        'GET /weeks': () => {
          const draft = { value: { ...saved, ...left }, savedAt: `${start}T12:00:00Z` }
          keepDraft(userId, `weeks.${start}`, { ...draft, basedOn: JSON.stringify(saved) })
          return { current: { ...thisWeek, weekGoal: 'Ask Mr. Ortiz', tasks: [] } }
        },
      },
    })
  await openWith({ weekGoal: 'Finish two drafts' })
  await expect.element(week).toHaveTextContent('“Finish two drafts” is left from last week. Not saved yet.')
  await week.getByRole('button', { name: 'Discard' }).click()
  await expect.element(week).not.toHaveTextContent('left from last week')
  expect(hasDraft(userId, `weeks.${start}`)).toBe(false)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(week).toHaveTextContent('“Finish two drafts” is left from last week. Not saved yet.')
})

test('a student’s home shows the next deadlines that there is room for beside the week, and no empty card', async () => {
  const deadlines = [20, 21, 22, 23, 24, 25, 26, 27].map((days) =>
    givenDeadline({
      id: crypto.randomUUID(),
      title: `College ${days}, whose name is far too long for one line of a card`,
      date: addDays(today, days),
    }),
  )
  await openPage('/dashboard', { answers: { 'GET /deadlines': deadlines } })

  await expect.element(next.getByRole('listitem').first()).toHaveTextContent('College 20')
  await expect.element(week.getByRole('heading', { name: 'Planned weeks' })).toBeVisible()
  // The words of the last card of the week, and the link below the deadlines.
  const words = await shapeOf(week.getByText('No weeks planned yet'))
  const all = await shapeOf(next.getByRole('link', { name: 'All deadlines' }))
  expect(Math.abs(words.bottom - all.bottom)).toBeLessThan(80)
  const shown = next
    .getByRole('listitem')
    .all()
    .filter((item) => item.element().clientHeight > 0)
  expect((await shapeOf(shown.at(-1)!)).bottom).toBeLessThan(all.bottom)
})

test('a student whose deadlines do not load reads so on their home, and tries again', async () => {
  let fails = true
  await openPage('/dashboard', {
    answers: { 'GET /deadlines': () => (fails ? refused('TOO_MANY')() : []) },
  })
  await expect.element(next.getByRole('alert')).toHaveTextContent('Error loading deadlines')

  fails = false
  await next.getByRole('button', { name: 'Try again' }).click()

  await expect.element(next).toHaveTextContent('Nothing is due.')
  await expect.element(next.getByRole('heading')).toHaveFocus()
})

test('a student who cannot stop using the model now reads that this was not saved', async () => {
  const model = { name: 'A model', host: 'model.example.org' }
  await openPage('/dashboard', {
    answers: {
      'GET /navigator/settings': { switchedOn: true, model, embedding: null, agreed: true },
      'PUT /navigator/agreement': refused('TOO_MANY'),
    },
  })
  await page.getByRole('button', { name: 'Stop using it' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved')
})

test('in a low window the empty navigator begins with its greeting', async () => {
  await openPage('/navigator', { width: 640, height: 400 })
  const greeting = page.getByText('Ready to chart your course?')
  await expect.element(greeting).toBeInViewport()
  expect(page.getByRole('region', { name: 'Conversation' }).element().scrollTop).toBe(0)
})

test('a student who goes to all scholarships again finds the search empty', async () => {
  await openPage('/financial/scholarships')
  const search = page.getByRole('searchbox', { name: 'Search scholarships' })
  await search.fill('no such thing')
  await expect.element(page.getByRole('heading', { name: 'No scholarship matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.element(search).toHaveValue('')
  await expectGone(page.getByRole('heading', { name: 'No scholarship matches' }))
})
