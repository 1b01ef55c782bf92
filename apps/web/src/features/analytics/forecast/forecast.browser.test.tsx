import { givenEntry, givenEssay } from '@bearings/client/testing/given'
import { usualClass } from '@bearings/domain/class-year'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const senior = { graduationYear: usualClass(null, today) }
const school = (name: string, days: number) =>
  givenEntry({
    id: crypto.randomUUID(),
    name,
    status: 'In Progress',
    plan: 'regular',
    deadline: addDays(today, days),
    deadlineState: 'own',
  })
const [soon, later] = [school('Aster College', 4), school('Birch College', 90)]
const essay = (entryId: string, promptName: string, words: number) =>
  givenEssay({ id: crypto.randomUUID(), entryId, promptName, words, wordLimit: 650, status: 'drafting' })
const answers = {
  'GET /schools/list': [later, soon],
  'GET /essays': [
    essay(soon.id, 'A place', 0),
    essay(soon.id, 'A class', 0),
    essay(later.id, 'A friend', 100),
  ],
  'GET /essays/asked': [],
  'GET /essays/pace': [],
  'GET /schools/list/asked': [],
}
const card = page.getByRole('region', { name: 'Will I finish?' })

test.each([1440, 390])(
  'a senior reads what is at risk first, and what would help, %d pixels wide',
  async (width) => {
    await openPage('/analytics', { me: senior, width, answers })
    await expect
      .element(card)
      .toHaveTextContent(/At a usual pace you finish (between|on) .*At risk: Aster College/)
    await expect.element(card.getByRole('row').nth(1)).toHaveTextContent(/Aster College.*At risk/)
    await expect.element(card.getByRole('row').nth(2)).not.toHaveTextContent('At risk')
    await expect.element(card).toHaveTextContent(/Without Aster College: finished .*, nothing at risk/)
    await expect
      .element(card)
      .toHaveTextContent('150 to 300 words on a day of writing, until there are five days')
    await expectAccessible()
  },
)

test('a senior plans an hour more on Sundays, and leaves Mondays free', async () => {
  await openPage('/analytics', { me: senior, answers })
  await card.getByRole('button', { name: 'Plan It' }).click()
  await expect.element(card.getByRole('checkbox', { name: 'Sunday, 2 hours' })).toBeChecked()
  await card.getByRole('checkbox', { name: 'Monday' }).click()
  await expect.element(card.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked()
})

test('Home says it in a line, and whoever has nothing dated reads nothing', async () => {
  await openPage('/dashboard', { me: senior, answers })
  await expect.element(card).toHaveTextContent('At risk: Aster College')
  await expect.element(card.getByRole('link', { name: 'What would help' })).toBeVisible()

  await openPage('/dashboard', { me: senior, answers: { ...answers, 'GET /schools/list': [] } })
  await expect.element(page.getByRole('link', { name: /Essay Management/ })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})

test('a student with nothing yet reads one card of Analytics, and begins with a school', async () => {
  const nothing = { 'GET /schools/list': [], 'GET /essays': [], 'GET /deadlines': [] }
  await openPage('/analytics', { me: senior, width: 390, height: 844, answers: nothing })
  await expect.element(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  expect(document.documentElement.scrollHeight).toBe(844)
  await page.getByRole('main').getByRole('link', { name: 'Add a school' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Add School' })).toBeVisible()
})

test('a student reads bars of what is still open; what is sent stands in the table', async () => {
  const sent = { ...later, status: 'Submitted' as const }
  await openPage('/analytics', { me: senior, answers: { ...answers, 'GET /schools/list': [soon, sent] } })
  const progress = page.getByRole('region', { name: 'Progress by school' })
  await expect.element(progress.getByRole('listitem')).toHaveTextContent('Aster College')
  await progress.getByRole('button', { name: /^Show table/ }).click()
  await expect.element(progress.getByRole('row', { name: /Birch College/ })).toHaveTextContent('Sent')
})
