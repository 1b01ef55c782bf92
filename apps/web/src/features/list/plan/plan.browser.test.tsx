import { refused } from '@bearings/client/testing/answers'
import { givenCollege, givenEntry } from '@bearings/client/testing/given'
import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn } from '@bearings/domain/class-year'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectGone, press } from '#testing/hands.ts'
import { listed } from '#testing/listed.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const aster = givenEntry({ name: 'Aster College' })
const editor = page.getByRole('dialog')
const noPlan = page.getByRole('button', { name: /^No plan yet/ })

test('a student is told which plans of a college have passed before choosing one, and what it asks of them', async () => {
  const published = {
    cycle: cycleOn(today),
    state: 'reported',
    source: 'The college',
    timeZone: null,
    checkedOn: null,
  } as const
  const deadlines = [
    { ...published, round: 'early_action', date: addDays(today, -20) },
    { ...published, round: 'regular', date: addDays(today, 20) },
  ] as const
  await openPage('/schools', {
    me: { graduationYear: classApplyingOn(today) },
    answers: {
      ...listed(givenEntry({ name: 'Aster College', schoolId: crypto.randomUUID() })),
      'GET /schools/catalog/{id}': givenCollege({ deadlines: [...deadlines] }),
    },
  })
  await noPlan.click()

  const plan = editor.getByLabelText('Plan')
  const offered = () => [...(plan.element() as HTMLSelectElement).options].map(({ label }) => label)
  await expect.poll(offered).toContain('Early Action (passed)')
  expect(offered()).toContain('Regular')
  await plan.selectOptions('Early Decision')
  await expect.element(plan).toHaveAccessibleDescription(/^You apply early and promise to enroll/)
})

test('a student whose new major is refused finds it typed when they open the plan again, and saves it', async () => {
  let fails = true
  const answers = listed(aster)
  const patch = answers['PATCH /schools/list/{id}'] as (input: object) => typeof aster
  const { asked } = await openPage('/schools', {
    answers: {
      ...answers,
      'PATCH /schools/list/{id}': (changes) => (fails ? refused('NOT_FOUND')() : patch(changes)),
    },
  })
  const major = editor.getByLabelText('Major')
  await noPlan.click()
  await major.fill('Nursing')
  await press(major, '{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved')

  fails = false
  await noPlan.click()
  await expect.element(major).toHaveValue('Nursing')
  await press(major, '{Enter}')
  await expectGone(editor)
  expect(asked.filter(({ key }) => key.startsWith('PATCH')).at(-1)?.input).toMatchObject({ major: 'Nursing' })
})

test('a student whose new major is refused on the school’s own page still finds it typed', async () => {
  await openPage(`/schools/${aster.id}/research`, {
    answers: { ...listed(aster), 'PATCH /schools/list/{id}': refused('NOT_FOUND') },
  })
  const major = page.getByLabelText('Major')
  await major.fill('Nursing')
  ;(major.element() as HTMLElement).blur()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved')
  await expect.element(major).toHaveValue('Nursing')
})

test('plan, deadline and major are changed in the list, by keyboard, and a missed plan is shown', async () => {
  const missed = givenEntry({
    name: 'Stanford University',
    plan: 'restrictive_early_action',
    deadline: '2020-11-01',
    deadlineState: 'own',
  })
  await openPage('/schools', { answers: listed(aster, missed) })
  const row = page.getByRole('row', { name: /Aster/ })
  await press(row.getByRole('button', { name: /^No plan yet/ }), '{Enter}')
  await editor.getByLabelText('Plan').selectOptions('Early Action')
  await editor.getByLabelText('Deadline').fill('2099-01-15')
  await editor.getByLabelText('Major').fill('Nursing')
  await press(editor.getByLabelText('Major'), '{Enter}')
  await expectGone(editor)
  const changed = row.getByRole('button', { name: /^Early Action/ })
  await expect.element(changed).toHaveFocus()
  await expect.element(row.getByLabelText('Jan 15, 2099')).toBeVisible()
  await changed.click()
  await expect.element(editor.getByLabelText('Major')).toHaveValue('Nursing')
  await editor.getByRole('button', { name: 'Cancel' }).click()

  await expect
    .element(page.getByRole('row', { name: /Stanford/ }).getByRole('button', { name: /^Restrictive Early/ }))
    .toBeVisible()
})
