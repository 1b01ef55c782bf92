import { givenCollege, givenEntry, givenEntryPage, givenSchool } from '@bearings/client/testing/given'
import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn } from '@bearings/domain/class-year'
import { usualMix } from '@bearings/domain/matching/parameters'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone, press } from '#testing/hands.ts'
import { listed } from '#testing/listed.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const schoolId = crypto.randomUUID()
const published = {
  cycle: cycleOn(today),
  state: 'reported',
  source: 'The college',
  timeZone: null,
  checkedOn: null,
} as const
/** Regular is due in three days, and there is no Early Decision. */
const college = givenCollege({
  id: schoolId,
  name: 'Aster College',
  deadlines: [
    { ...published, round: 'early_action', date: addDays(today, 30) },
    { ...published, round: 'regular', date: addDays(today, 3) },
  ],
})
const aster = givenEntry({
  name: 'Aster College',
  schoolId,
  plan: 'regular',
  deadline: addDays(today, 3),
  deadlineState: 'reported',
  deadlineSource: 'The college',
})

const planOf = (plan: string) => page.getByRole('button', { name: new RegExp(`^${plan}. Change plan`) })
const editor = page.getByRole('dialog').filter({ has: page.getByLabelText('Plan') })
const plan = editor.getByLabelText('Plan')
const question = page.getByText('Aster College publishes no Early Decision. Choose it anyway?')

function openList(path = '/schools', width = 1440) {
  return openPage(path, {
    width,
    me: { graduationYear: classApplyingOn(today) },
    answers: {
      ...listed(aster),
      'GET /schools/list/{id}': () => ({ ...givenEntryPage(aster), school: college }),
      'GET /schools/list/target': usualMix,
      'GET /schools/catalog/{id}': college,
    },
  })
}

test.each([1440, 390])(
  'Escape in the plan editor leaves the plan as it was, and a click beside it leaves the editor open, %i px wide',
  async (width) => {
    const { asked } = await openList('/schools', width)
    await planOf('Regular').click()
    await editor.getByRole('button', { name: /^Early Action/ }).click()
    await userEvent.click(document.body, { position: { x: 5, y: 300 }, force: true })
    await expect.element(plan).toHaveValue('early_action')
    await press(plan, '{Escape}')
    if (width === 390) await page.getByRole('button', { name: 'Discard' }).click()

    await expectGone(editor)
    await expect.element(planOf('Regular')).toHaveFocus()
    expect(asked.filter(({ key }) => key.startsWith('PATCH'))).toEqual([])
  },
)

test('a student is asked once before a plan that the college does not publish, in the list', async () => {
  await openList()
  await planOf('Regular').click()
  await plan.selectOptions('Early Decision')
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await expect.element(editor.getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Keep Regular' }).click()
  await expectGone(question)
  await expect.element(plan).toHaveValue('regular')

  await plan.selectOptions('Early Decision')
  await editor.getByRole('button', { name: 'Choose Early Decision' }).click()
  await expect.element(plan).toHaveValue('early_decision')
  await expectGone(question)
})

test('a student is asked the same on the school’s own page, and takes the plan back', async () => {
  await openList(`/schools/${aster.id}/research`)
  await page.getByLabelText('Plan').selectOptions('Early Decision')
  await page.getByRole('button', { name: 'Choose Early Decision' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByLabelText('Plan')).toHaveValue('regular')
})

test('a student adding a college is asked before a plan that it does not publish', async () => {
  const { asked } = await openPage('/schools?add=true', {
    me: { graduationYear: classApplyingOn(today) },
    answers: {
      'GET /schools/catalog': [givenSchool({ id: schoolId, name: 'Aster College' })],
      'GET /schools/catalog/{id}': college,
      'POST /schools/list': () => ({ ...aster, plan: 'early_decision' as const }),
    },
  })
  const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
  await dialog.getByRole('combobox', { name: 'School' }).fill('Aster')
  await dialog.getByRole('option', { name: /Aster College/ }).click()
  await expect.element(dialog.getByRole('list', { name: 'Offered by this college' })).toBeVisible()

  await dialog.getByLabelText('Plan').selectOptions('Early Decision')
  await expect.element(question).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Add to My List' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Choose Early Decision' }).click()
  await dialog.getByRole('button', { name: 'Add to My List' }).click()
  const added = () => asked.find(({ key }) => key === 'POST /schools/list')?.input
  await expect.poll(added).toMatchObject({ plan: 'early_decision' })
})

test('a date that a new plan drops is named, and Undo brings it back', async () => {
  const { asked } = await openList()
  const date = () => page.getByRole('row', { name: /Aster/ }).getByRole('time').first()
  await expect.element(date()).toHaveAttribute('datetime', addDays(today, 3))

  await planOf('Regular').click()
  await plan.selectOptions('Not decided')
  await editor.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Aster College: no plan, no date' })
  await expect.element(toast).toHaveTextContent('It was Regular')
  await toast.getByRole('button', { name: 'Undo' }).click()

  await expect.element(planOf('Regular')).toBeVisible()
  await expect.element(date()).toHaveAttribute('datetime', addDays(today, 3))
  const changes = asked.filter(({ key }) => key.startsWith('PATCH')).map(({ input }) => input.plan)
  expect(changes).toEqual([null, 'regular'])
})

test('a student who has picked the usual mix is asked before Escape drops it', async () => {
  await openList()
  await page.getByRole('button', { name: 'Set your mix' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your target mix' })
  const reach = dialog.getByLabelText('Reach schools')
  await press(reach, '{ArrowUp}')
  await userEvent.click(document.body, { position: { x: 5, y: 300 }, force: true })
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(reach).toHaveValue('4')
})
