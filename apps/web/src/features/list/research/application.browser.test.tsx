import { held, refused } from '@bearings/client/testing/answers'
import { givenCollege, givenEntry, givenEntryPage } from '@bearings/client/testing/given'
import type { School } from '@bearings/domain/colleges/catalog/schema'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { listed } from '#testing/listed.ts'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const own = page.getByRole('region', { name: 'Your application' })
const facts = page.getByRole('region', { name: 'Key figures' })
const costs = page.getByRole('region', { name: 'What it costs' })
const usd = (value: number) =>
  ({ value, unit: 'usd', label: 'Price', year: '2023-24', source: 'IPEDS' }) as const
const figures = {
  net_price_avg: usd(16_000),
  net_price_0_30k: usd(9000),
  net_price_30_48k: usd(11_000),
  net_price_48_75k: usd(14_000),
  cost_of_attendance: usd(30_000),
  tuition_in_state: usd(10_000),
  tuition_out_of_state: usd(28_000),
}
const profile = { profile: { ...emptyAnswers, incomeBracket: '30k-60k', updatedAt: null } } as const

/** The answers about a page of a college of the catalog. */
function pageOf(college: Partial<School>) {
  const school = givenCollege({ name: 'Aster University', level: 'bachelor', figures, ...college })
  const entry = givenEntryPage({ schoolId: school.id, name: school.name, school })
  return { path: `/schools/${entry.id}/research`, answers: { 'GET /schools/list/{id}': entry } }
}

test('once a student has committed, no other school counts the days left', async () => {
  const aster = givenEntry({ name: 'Aster College', deadline: '2099-01-15', deadlineState: 'own' })
  for (const [status, counts] of [
    ['Committed', 0],
    ['Accepted', 1],
  ] as const) {
    const birch = givenEntry({ name: 'Birch College', status })
    await openPage(`/schools/${aster.id}/research`, { answers: listed(aster, birch) })
    await expect.element(own.getByLabelText('Status')).toHaveValue('Not Started')
    await expect.poll(() => own.getByText(/days left/).elements()).toHaveLength(counts)
  }
})

test('once an application is sent, a student no longer reads which plans have passed', async () => {
  const early = {
    round: 'early_action' as const,
    cycle: '2025-26',
    date: '2025-11-01',
    timeZone: null,
    state: 'reported' as const,
    source: 'Common App Requirements Grid',
    checkedOn: null,
  }
  const { path, answers } = pageOf({ deadlines: [early] })
  const entry = { ...answers['GET /schools/list/{id}'], plan: 'early_action' as const }
  const offered = own.getByRole('list', { name: 'Offered by this college' })
  for (const [status, lists] of [
    ['In Progress', 1],
    ['Submitted', 0],
  ] as const) {
    await openPage(path, { answers: { 'GET /schools/list/{id}': { ...entry, status } } })
    await expect.element(own.getByLabelText('Plan')).toHaveValue('early_action')
    await expect.poll(() => offered.elements()).toHaveLength(lists)
  }
})

test('a school’s page begins with five figures, and marks what families like the student’s pay', async () => {
  const { path, answers } = pageOf({ control: 'private_nonprofit', state: 'CA' })
  await openPage(path, { answers: { ...answers, 'GET /profile': profile } })

  await expect.element(facts).toHaveTextContent('Net price, your income')
  expect((await shapeOf(facts)).top).toBeLessThan((await shapeOf(own)).top)
  await expect.element(costs.getByText('your family')).toHaveLength(2)
  await expectAccessible()
})

test('a family from another state is told that a public college’s prices are those of residents', async () => {
  const { path, answers } = pageOf({ control: 'public', state: 'CA' })
  const livesIn = (state: string) =>
    openPage(path, { answers: { ...answers, 'GET /profile': profile, 'GET /money/finances': { state } } })
  await livesIn('CA')
  await expect.element(costs.getByText('your family')).toHaveLength(2)

  await livesIn('TX')
  await expect.element(costs.getByText('your income')).toHaveLength(2)
  await expect.element(costs.getByText('More tuition for you, from another state')).toBeVisible()
  expect(costs.getByText('your family').query()).toBeNull()
})

test('a school’s page opens also when the student’s profile comes after it', async () => {
  const { path, answers } = pageOf({ control: 'private_nonprofit', state: 'CA' })
  const late = held(profile)
  await openPage(path, { answers: { ...answers, 'GET /profile': late.answer } })
  await expect.element(facts).toBeVisible()
  await expect.element(facts).not.toHaveTextContent('your income')

  late.release()
  await expect.element(facts).toHaveTextContent('Net price, your income')
})

test('a school of somebody else is not found', async () => {
  await openPage(`/schools/${crypto.randomUUID()}/research`, {
    answers: { 'GET /schools/list/{id}': refused('NOT_FOUND') },
  })
  await expect.element(page.getByRole('heading', { name: 'School not found' })).toBeVisible()
})

test('on a small phone the longest of the usual items stays one word', async () => {
  const item = { id: crypto.randomUUID(), label: 'Recommendations', done: false, dueOn: null }
  const aster = givenEntryPage({ name: 'Aster College', items: [{ ...item, kind: 'recommendations' }] })
  await openPage(`/schools/${aster.id}/research`, {
    width: 320,
    height: 640,
    answers: { 'GET /schools/list/{id}': aster },
  })
  const label = page.getByText('Recommendations', { exact: true })
  await expect.element(label).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(label.element().firstChild!)
  expect(words.getClientRects()).toHaveLength(1)
})

test('an item that is renamed and removed at once is gone, however late the first answer comes', async () => {
  const item = {
    id: crypto.randomUUID(),
    label: 'CSS Profile',
    kind: 'custom',
    done: false,
    dueOn: null,
  } as const
  let aster = givenEntryPage({ name: 'Aster College', items: [item] })
  const renamed = held({ ...item, label: 'Aid forms' })
  const { asked } = await openPage(`/schools/${aster.id}/research`, {
    answers: {
      'GET /schools/list/{id}': () => aster,
      'PATCH /schools/list/{id}/checklist/{itemId}': renamed.answer,
      'DELETE /schools/list/{id}/checklist/{itemId}': () => void (aster = { ...aster, items: [] }),
    },
  })
  const writes = () => asked.map(({ key }) => key.split(' ')[0]).filter((method) => method !== 'GET')
  await page.getByRole('button', { name: 'Edit: CSS Profile' }).click()
  await page.getByLabelText('Item', { exact: true }).fill('Aid forms')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Aid forms' }).click()
  await expect.element(page.getByText('No items')).toBeVisible()
  // The removal waits for the name.
  expect(writes()).toEqual(['PATCH'])

  renamed.release()
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(writes()).toEqual(['PATCH', 'DELETE'])
  await expect.element(page.getByText('No items')).toBeVisible()
})
