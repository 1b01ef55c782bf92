import { givenCollege, givenEntryPage } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const school = (name: string, url: string) =>
  givenEntryPage({
    id: crypto.randomUUID(),
    name,
    status: 'Submitted',
    school: { ...givenCollege({ name }), url },
  })
const [carleton, oberlin] = [
  school('Carleton College', 'https://www.carleton.edu/'),
  school('Oberlin College', 'https://www.oberlin.edu/'),
]

async function open(list = [carleton, oberlin]) {
  const { asked } = await openPage('/share', {
    width: 390,
    height: 844,
    answers: {
      'GET /schools/list': list,
      'GET /schools/list/{id}': ({ id }) => list.find((each) => each.id === id)!,
      'PATCH /schools/list/{id}': (changes) => Object.assign({}, oberlin, changes),
    },
  })
  return () => asked.filter(({ key }) => key.startsWith('PATCH'))
}

async function share(text: string, at: number) {
  const cache = await caches.open('bearings.shared')
  await cache.put('/shared.txt', new Response(text, { headers: { 'x-shared-at': String(at) } }))
}

const mail = 'From: admissions@oberlin.edu\nWe are still missing:\n- Midyear report'

test('a mail that a student shared with the app stands there, with its college, and is read once', async () => {
  await share(mail, Date.now())
  const changes = await open()
  await expect.element(page.getByRole('combobox', { name: 'School' })).toHaveValue(oberlin.id)
  await expect.element(page.getByText('missing or asked for: Mid-year report')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Take 1 Change' }).click()
  await expect
    .poll(() => changes().map(({ input }) => input))
    .toEqual([{ id: oberlin.id, portalMissing: 'Mid-year report' }])

  await open()
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('')
})

test('what somebody shared a while ago is gone, and for another college nothing is taken', async () => {
  await share(mail, Date.now() - 3_600_000)
  await open()
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Text' }).fill(mail)
  await page.getByRole('combobox', { name: 'School' }).selectOptions(carleton.id)
  await expect.element(page.getByText('It seems to be from another college.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take Changes' })).toBeDisabled()
})

test('without a school on the list, a student is led to the list', async () => {
  await open([])
  await expect.element(page.getByRole('link', { name: 'Open My School List' })).toBeVisible()
})
