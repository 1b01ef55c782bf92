import { held } from '@bearings/client/testing/answers'
import type { Answers } from '@bearings/client/testing/fake-server'
import { givenEntry, givenSchool } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const dialog = page.getByRole('dialog', { name: 'Add School to My List' })
const field = dialog.getByRole('combobox', { name: 'School' })
const add = dialog.getByRole('button', { name: 'Add to My List' })
const openDialog = () => page.getByRole('button', { name: 'Add School' }).click()
const stanford = givenSchool({ name: 'Stanford University', location: 'Stanford, CA' })

/** The answers of a list that is empty at first, beside a catalog with one college. */
function emptyList(): Answers {
  let list: ReturnType<typeof givenEntry>[] = []
  return {
    'GET /schools/list': () => list,
    'GET /schools/catalog': [stanford],
    'POST /schools/list': ({ own, schoolId = null, plan = null, deadline = null }) => {
      const name = own?.name ?? stanford.name
      const entry = givenEntry({ name, schoolId, plan, deadline, deadlineState: deadline ? 'own' : null })
      list = [...list, entry]
      return entry
    },
  }
}

test('what was typed into the dialog outlasts closing it, and a school can be added by hand', async () => {
  await openPage('/schools', { answers: emptyList() })
  await openDialog()
  await add.click()
  await expect.element(dialog.getByText('Enter the name of a school.')).toBeVisible()
  await field.fill('Hillside')
  await dialog.getByRole('option', { name: /Add it by hand/ }).click()
  await dialog.getByLabelText('School').fill('Hillside College')
  await dialog.getByLabelText('City and state').fill('Hillside, VT')
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)

  await openDialog()
  await expect.element(dialog.getByLabelText('School')).toHaveValue('Hillside College')
  await dialog.getByLabelText('Plan').selectOptions('Early Action')
  await dialog.getByLabelText('Deadline').fill('2098-12-15')
  await add.click()
  await expect
    .element(page.getByRole('row', { name: /Hillside College.*Dec 15, 2098.*Early Action/ }))
    .toBeVisible()
})

test('a student who presses Enter before the matches have arrived gets the first of them', async () => {
  const found = held([stanford])
  await openPage('/schools', { answers: { ...emptyList(), 'GET /schools/catalog': found.answer } })
  await openDialog()
  await field.fill('stanfor')
  await press(field, '{Enter}')
  await expectGone(dialog.getByText('Choose a school from the list'))
  found.release()
  await expect.element(dialog.getByLabelText('School')).toHaveValue('Stanford University')
  await expect.element(dialog.getByLabelText('Plan')).toBeVisible()
})

test('Cancel forgets what was typed, and the matches are part of the dialog', async () => {
  const catalog = 'ABCDEFGHIJ'.split('').map((letter) => givenSchool({ name: `University ${letter}` }))
  await openPage('/schools', {
    answers: {
      ...emptyList(),
      'GET /schools/catalog': ({ q }) => (q === 'stanf' ? [stanford] : catalog),
    },
  })
  await openDialog()
  await field.fill('univ')
  await expect.element(dialog.getByRole('option', { name: /Add it by hand/ })).toBeInViewport({ ratio: 0.99 })
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 0.99 })
  await field.fill('stanf')
  await dialog.getByRole('option', { name: /Stanford University/ }).click()
  await dialog.getByLabelText('Major').fill('Nursing')
  await press(dialog.getByLabelText('Plan'), '{Escape}')
  await expectGone(dialog)

  await openDialog()
  await expect.element(dialog.getByText('Restored what you typed')).toBeVisible()
  await expect.element(dialog.getByLabelText('Major')).toHaveValue('Nursing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openDialog()
  await expect.element(field).toHaveValue('')
  await expect.element(dialog.getByLabelText('Major')).toHaveValue('')
  await field.fill('Hillside')
  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
})

test('a college typed by hand is offered from the catalog, and a double click adds it once', async () => {
  const answers = emptyList()
  const { asked, router } = await openPage('/schools?add=true', { answers })
  await field.fill('Stanford University')
  await dialog.getByRole('option', { name: /Add it by hand/ }).click()
  await dialog.getByRole('button', { name: 'Use It' }).click()
  await add.dblClick()

  await expectGone(dialog)
  await expect.element(page.getByRole('rowheader', { name: 'Stanford University' })).toHaveLength(1)
  expect(asked.filter(({ key }) => key === 'POST /schools/list')).toHaveLength(1)
  await router.navigate({ to: '/schools', search: { add: true } })
  await expect.element(field).toHaveValue('')
})
