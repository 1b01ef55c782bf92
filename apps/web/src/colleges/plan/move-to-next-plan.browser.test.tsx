import { givenDeadline, givenEntry, givenEssay } from '@bearings/client/testing/given'
import { usualClass } from '@bearings/domain/class-year'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const nextPlan = { plan: 'regular' as const, date: addDays(today, 40) }
const tufts = givenEntry({
  id: crypto.randomUUID(),
  name: 'Tufts',
  status: 'In Progress',
  plan: 'early_action',
  deadline: addDays(today, -2),
  nextPlan,
})
const missed = givenDeadline({
  source: 'school',
  id: tufts.id,
  entryId: tufts.id,
  title: 'Tufts',
  detail: 'Early Action',
  date: addDays(today, -2),
})
const essay = givenEssay({ id: crypto.randomUUID(), entryId: tufts.id, promptName: 'Why Tufts?' })

test.each(['/dashboard', '/deadlines?view=list', '/essays', '/schools'])(
  'a student who finds a missed application on %s moves it with one press, and takes that back',
  async (path) => {
    let now = tufts
    const { asked } = await openPage(path, {
      me: { graduationYear: usualClass(null, today) },
      answers: {
        'GET /schools/list': () => [now],
        'GET /deadlines': [missed],
        'GET /essays': [essay],
        'GET /recommenders': { recommenders: [], schools: [] },
        'PATCH /schools/list/{id}': ({ plan, deadline }) =>
          (now = { ...now, plan: plan!, deadline: deadline!, nextPlan: null }),
      },
    })
    await page
      .getByRole('button', { name: /^Move to Regular, / })
      .last()
      .click()
    await page.getByRole('button', { name: 'Undo' }).click()
    const sent = () => asked.filter(({ key }) => key === 'PATCH /schools/list/{id}')
    await expect
      .poll(() => sent().map(({ input }) => input))
      .toMatchObject([
        { plan: 'regular', deadline: nextPlan.date },
        { plan: 'early_action', deadline: tufts.deadline },
      ])
  },
)
