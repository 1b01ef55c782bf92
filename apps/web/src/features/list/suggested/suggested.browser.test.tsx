import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const id = (n: number) => `0f0e0d0c-0b0a-4908-8706-05040302010${n}`
const pomona = {
  id: id(1),
  schoolId: id(2),
  unitid: 121_345,
  name: 'Pomona College',
  location: 'Claremont, CA',
  reason: 'Small classes, and it meets full need.',
  by: 'Carla Counselor',
  state: 'open' as const,
  createdAt: '2026-11-01T12:00:00.000Z',
}
const card = page.getByRole('region', { name: 'Suggested to you' })

test('a student reads above the list what an advisor suggests and why, and adds it', async () => {
  const { asked } = await openPage('/schools', { answers: { 'GET /schools/suggested': [pomona] } })
  await expect.element(card).toHaveTextContent('Carla Counselor: Small classes, and it meets full need.')
  await page.getByRole('button', { name: 'Add to my list: Pomona College' }).click()
  await expect.poll(() => asked.some(({ key }) => key === 'POST /schools/list')).toBe(true)
  await expectAccessible()
})

test('a student opens on a phone what is suggested, and reads the reason across the card', async () => {
  await openPage('/schools', {
    width: 390,
    height: 844,
    answers: { 'GET /schools/suggested': [pomona] },
  })
  await page.getByText('Suggested to you: Pomona College').click()
  const reason = await shapeOf(page.getByText('Carla Counselor: Small classes, and it meets full need.'))
  expect(reason.width).toBeGreaterThan(300)
})

test('a student says that a suggested college is not for them, and it is gone', async () => {
  let suggested = [pomona]
  await openPage('/schools', {
    answers: {
      'GET /schools/suggested': () => suggested,
      'POST /schools/suggested/{id}/decline': () => void (suggested = []),
    },
  })
  await page.getByRole('button', { name: 'Not for me: Pomona College' }).click()
  await expect.element(card).not.toBeInTheDocument()
})

test('an advisor suggests a college to a student, and reads what became of those before', async () => {
  const student = { id: id(3), fullName: maya.fullName }
  const { asked } = await openPage(`/advisor/students/${student.id}`, {
    as: 'advisor',
    answers: {
      'GET /advising/students/{id}': student,
      'GET /schools/suggested': [{ ...pomona, name: 'Reed College', state: 'declined' }],
      'GET /schools/catalog': [{ ...pomona, id: id(2), type: 'Private', aliases: [], change: null }],
      'POST /schools/suggested': { batchId: id(4), students: 1 },
    },
  })
  await page.getByRole('button', { name: 'Suggest a College' }).click()
  await expect.element(page.getByText('Reed College: not for them')).toBeVisible()
  await page.getByLabelText('School').fill('pomona')
  await page.getByRole('option', { name: /Pomona College/ }).click()
  await page.getByLabelText('Why it may fit').fill('Near home.')
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect.element(page.getByText('Suggested to Maya Okafor')).toBeVisible()
  const sent = asked.find(({ key }) => key === 'POST /schools/suggested')
  expect(sent?.input).toEqual({ studentIds: [student.id], schoolId: id(2), reason: 'Near home.' })
})

test('an advisor who presses Escape in the search clears it, and is asked before what they wrote is lost', async () => {
  const student = { id: id(3), fullName: maya.fullName }
  await openPage(`/advisor/students/${student.id}`, {
    as: 'advisor',
    answers: { 'GET /advising/students/{id}': student },
  })
  await page.getByRole('button', { name: 'Suggest a College' }).click()
  const reason = page.getByLabelText('Why it may fit')
  await reason.fill('Near home.')
  await page.getByLabelText('School').fill('pomona')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('School')).toHaveValue('')
  await expect.element(reason).toHaveValue('Near home.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Discard your changes?')).toBeVisible()
})
