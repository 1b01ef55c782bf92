import { held } from '@bearings/client/testing/answers'
import { givenEntry, givenEssay } from '@bearings/client/testing/given'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#platform/queries/query-client.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone, press } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const row = (prompt: string) => page.getByRole('listitem').filter({ hasText: prompt })
const dialog = page.getByRole('dialog')
const school = (name: string) => givenEntry({ name })
const student = { id: crypto.randomUUID(), fullName: maya.fullName, timeZone: maya.timeZone }

/** The answers about essays, which keep what is added and changed. */
function essaysOf(...given: EssaySummary[]) {
  let essays = given
  const of = (id: string) => ({ ...essays.find((essay) => essay.id === id)!, content: '', student })
  return {
    'GET /essays': () => essays,
    'GET /essays/{id}': ({ id }: { id: string }) => of(id),
    'POST /essays': (essay: object) => {
      const added = givenEssay(essay)
      essays = [...essays, added]
      return of(added.id)
    },
    'PATCH /essays/{id}': ({ id, ...changes }: { id: string }) => {
      essays = essays.map((essay) => (essay.id === id ? { ...essay, ...changes } : essay))
      return of(id)
    },
  } as const
}

test('on a phone an essay is opened by its row and deleted beside how near it is', async () => {
  const essay = givenEssay({ promptName: 'Personal statement', deadline: '2099-11-01' })
  await openPage('/essays', { answers: essaysOf(essay), width: 390 })
  const near = await shapeOf(row('Personal statement').getByText(/days/))
  const remove = await shapeOf(row('Personal statement').getByRole('button', { name: 'Delete' }))
  expect(Math.abs(remove.top + remove.height / 2 - near.bottom)).toBeLessThan(30)
  await press(row('Personal statement').getByRole('link', { name: 'Personal statement' }), '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Personal statement' })).toBeVisible()
})

test('three schools without an essay lie folded in one row, and a press shows them, also the next time', async () => {
  const schools = ['Aster College', 'Birch College', 'Cedar College'].map(school)
  const { router } = await openPage('/essays', {
    answers: {
      ...essaysOf(givenEssay({ promptName: 'Personal statement' })),
      'GET /schools/list': schools,
    },
  })
  const folded = page.getByRole('button', { name: '3 schools with no essays yet' })
  await expect.element(folded).toBeVisible()
  expect(page.getByRole('heading', { name: 'Aster College' }).query()).toBeNull()
  await expectAccessible()
  await press(folded, '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Aster College' })).toBeVisible()
  await router.navigate({ to: '/settings' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  router.history.back()
  await expect.element(folded).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
})

test('the names of nine schools without an essay are cut to the width of a tablet', async () => {
  const schools = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => school(`Aster University, Campus ${at}`))
  await openPage('/essays', {
    width: 768,
    height: 1024,
    answers: { ...essaysOf(givenEssay({ promptName: 'Personal statement' })), 'GET /schools/list': schools },
  })
  await expect.element(page.getByRole('button', { name: '9 schools with no essays yet' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(768)
})

test('a student with neither schools nor essays is shown one first step, and it opens the first essay', async () => {
  const { router } = await openPage('/essays', { answers: essaysOf() })
  await expect.element(page.getByRole('heading', { name: 'What will you write?' })).toBeVisible()
  expect(page.getByRole('button', { name: /Shared essays/ }).query()).toBeNull()
  await expectAccessible()

  await userEvent.keyboard('c')
  await dialog.getByLabelText('Essay Prompt').fill('A place that changed you')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect.element(page.getByLabelText('Essay', { exact: true })).toBeVisible()

  await router.navigate({ to: '/essays' })
  await expect
    .element(page.getByRole('button', { name: /Shared essays/ }))
    .toHaveTextContent('0 of 1 essay done')
  await expect.element(row('A place that changed you')).toBeVisible()
})

test('two essays for one school are told apart by what they ask', async () => {
  const aster = { entryId: crypto.randomUUID(), schoolName: 'Aster College' }
  const first = givenEssay({ ...aster, promptName: 'Why Aster?' })
  const second = givenEssay({ ...aster, promptName: 'What do you read?' })
  const { router } = await openPage(`/essays/${first.id}`, {
    answers: {
      ...essaysOf(first, second),
      'GET /schools/list': [givenEntry({ id: aster.entryId, name: aster.schoolName })],
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Why Aster?' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveTextContent('Aster College')
  await router.navigate({ to: '/essays/$essayId', params: { essayId: second.id } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'What do you read?' })).toBeVisible()
})

test('what the server refuses of an essay is said at its field, and nothing typed is lost', async () => {
  const fields = [{ path: 'wordLimit', message: 'A whole number from 1 to 500.' }]
  await openPage('/essays', {
    answers: {
      'POST /essays': () => {
        throw new Failure('INVALID_INPUT', { fields })
      },
    },
  })
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  await dialog.getByLabelText('Essay Prompt').fill('Why Aster?')
  const limit = dialog.getByLabelText('Word Limit')
  await limit.fill('650')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect.element(limit).toHaveAccessibleDescription('A whole number from 1 to 500.')

  await userEvent.keyboard('{Escape}')
  await expectGone(dialog)
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  await expect.element(limit).toHaveValue('650')
})

test('a student types a year of two digits into the deadline of an essay and sees all four', async () => {
  const nextYear = new Date().getFullYear() + 1
  const essay = givenEssay({ promptName: 'Why Aster?' })
  await openPage(`/essays/${essay.id}`, { answers: essaysOf(essay) })
  const edit = page.getByRole('button', { name: 'Edit prompt and deadline' })
  await edit.click()
  const deadline = dialog.getByLabelText('Deadline')
  await press(deadline, `1130${nextYear % 100}{Enter}`)
  await expectGone(dialog)
  await expect.element(page.getByText(`Nov 30, ${nextYear}`, { exact: true })).toBeVisible()

  await edit.click()
  await expect.element(deadline).toHaveValue(`${nextYear}-11-30`)
})

test('the list is filtered and sorted in its address, and comes back as it was left', async () => {
  await openPage('/essays', {
    answers: essaysOf(
      givenEssay({ promptName: 'One', deadline: '2099-03-01', createdAt: '2026-10-01T12:00:00.000Z' }),
      givenEssay({ promptName: 'Two', deadline: '2099-02-01', createdAt: '2026-10-02T12:00:00.000Z' }),
      givenEssay({
        promptName: 'Three',
        status: 'submitted',
        createdAt: '2026-10-03T12:00:00.000Z',
      }),
    ),
  })
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit' }) })
  const shown = () => rows.elements().map((each) => /One|Two|Three/.exec(each.textContent)?.[0])
  await expect.poll(shown).toEqual(['Two', 'One', 'Three'])
  await page.getByLabelText('Sort by').selectOptions('Sort: Last added')
  await expect.poll(shown).toEqual(['Three', 'Two', 'One'])
  await page.getByRole('link', { name: 'Submitted 1' }).click()
  await expect.poll(shown).toEqual(['Three'])
  await rows.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => location.search).toMatch(/status=submitted/)
  await expect.poll(shown).toEqual(['Three'])
})

test('on a tablet held upright nothing in the list lies over anything else', async () => {
  const essay = givenEssay({
    promptName: 'Why us?',
    status: 'complete',
    wordLimit: 650,
    deadline: '2099-01-05',
  })
  await openPage('/essays', { width: 768, height: 1024, answers: essaysOf(essay) })
  const status = await shapeOf(row('Why us?').getByText('Complete', { exact: true }))
  const words = await shapeOf(row('Why us?').getByText('of 650 words'))
  expect(status.right).toBeLessThan(words.left)
})

test('a deadline on February 30 is refused, and not left out without a word', async () => {
  await openPage('/essays')
  await page.getByRole('button', { name: 'Add Essay' }).first().click()
  await dialog.getByLabelText('Essay Prompt').fill('Why this college?')
  await press(dialog.getByLabelText('Deadline'), '02302027')
  await dialog.getByRole('button', { name: 'Add Essay' }).click()
  await expect.element(dialog.getByText('There is no such date')).toBeVisible()
})

test.for([
  { device: 'phone', width: 390, height: 844, screens: 3 },
  { device: 'tablet', width: 768, height: 1024, screens: 3 },
])('on a $device forty-two essays begin with those needed next, on $screens screens', async (on) => {
  const { width, height, screens } = on
  const schools = Array.from({ length: 14 }, (_, at) =>
    givenEntry({ name: `College ${at}`, deadline: `2099-01-${10 + at}` }),
  )
  const essays = schools.flatMap(({ id, name }) =>
    ['Why us?', 'Who are you?', 'What do you read?'].map((promptName) =>
      givenEssay({ promptName, entryId: id, schoolName: name }),
    ),
  )
  await openPage('/essays', {
    width,
    height,
    answers: { ...essaysOf(...essays), 'GET /schools/list': schools },
  })
  await expect.element(page.getByRole('button', { name: /College 0 / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Show \d+ more/ })).toBeVisible()
  expect(document.scrollingElement!.scrollHeight).toBeLessThan(screens * height)
})

test('a student who begins to type before a similar essay has come keeps what they typed', async () => {
  const similar = givenEssay({ promptName: 'Which community shaped you?', words: 200 })
  const empty = givenEssay({ promptName: 'What community shaped you?' })
  const coming = held({ ...similar, content: 'Birch has a lake.', student })
  const answers = essaysOf(empty, similar)
  await openPage(`/essays/${empty.id}`, {
    answers: {
      ...answers,
      'GET /essays/{id}': ({ id }) =>
        id === similar.id ? coming.answer() : answers['GET /essays/{id}']({ id }),
    },
  })
  const field = page.getByLabelText('Essay', { exact: true })
  await page.getByRole('button', { name: 'Start from it?' }).click()
  await field.fill('My own beginning')
  coming.release()
  await expectGone(page.getByRole('button', { name: 'Start from it?' }))
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(field).toHaveValue('My own beginning')
})

test('a student who goes on writing in a copied text does not lose it by taking the copy back', async () => {
  const similar = givenEssay({ promptName: 'Which community shaped you?', words: 200 })
  const empty = givenEssay({ promptName: 'What community shaped you?' })
  const answers = essaysOf(empty, similar)
  await openPage(`/essays/${empty.id}`, {
    answers: {
      ...answers,
      'GET /essays/{id}': ({ id }) => ({
        ...answers['GET /essays/{id}']({ id }),
        content: id === similar.id ? 'Birch has a lake.' : '',
      }),
      'PUT /essays/{id}/text': ({ content, basedOn }) => ({
        ...answers['GET /essays/{id}'](empty),
        content,
        revision: basedOn + 1,
      }),
    },
  })
  const field = page.getByLabelText('Essay', { exact: true })
  await page.getByRole('button', { name: 'Start from it?' }).click()
  await expect.element(field).toHaveValue('Birch has a lake.')
  await field.fill('Birch has a lake. I swam in it.')
  await page.getByRole('button', { name: 'Undo' }).click()

  await expect.element(page.getByText('You have changed the text since.')).toBeVisible()
  await expect.element(field).toHaveValue('Birch has a lake. I swam in it.')
})
