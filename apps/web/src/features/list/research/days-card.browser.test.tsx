import { givenEntryPage } from '@bearings/client/testing/given'
import { addDays, dateInWords, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const sentOn = addDays(today, -20)
const id = crypto.randomUUID()
const days = page.getByRole('region', { name: 'Sent and answered' })
const said = {
  madeOn: sentOn,
  method: '2026-11-28',
  kind: 'estimated' as const,
  label: 'Reach' as const,
  middle: 0.25,
  low: 0.15,
  high: 0.35,
}

async function open(entry: Partial<ReturnType<typeof givenEntryPage>>) {
  const now = givenEntryPage({ id, unitid: 173258, name: 'Carleton College', ...entry })
  return openPage(`/schools/${id}/research`, {
    answers: {
      'GET /schools/list/{id}': now,
      'GET /schools/list': [now],
      'PUT /schools/list/{id}/days': ({ status, on }) => [{ status, on }],
    },
  })
}

test('a student reads what was said on the day of sending, and corrects the day', async () => {
  const { asked } = await open({ status: 'Submitted', days: [{ status: 'Submitted', on: sentOn }], said })
  await expect
    .element(days)
    .toHaveTextContent(`Our estimate for Carleton College on ${dateInWords(sentOn)}: Reach, about 15–35%.`)
  await expectAccessible()

  const sent = days.getByLabelText('Sent')
  await sent.fill(addDays(today, 3))
  await days.getByRole('heading').click()
  await expect.element(days).toHaveTextContent('This day is still to come.')
  await sent.fill(addDays(today, -22))
  await days.getByRole('heading').click()
  const corrections = () =>
    asked.flatMap(({ key, input }) => (key === 'PUT /schools/list/{id}/days' ? [input] : []))
  await expect.poll(corrections).toEqual([{ id, status: 'Submitted', on: addDays(today, -22) }])
})

test('whoever entered a school as accepted adds the day of sending, and reads that nothing was said', async () => {
  await open({ status: 'Accepted', days: [{ status: 'Accepted', on: today }], said: null })
  await expect.element(days.getByLabelText('Sent')).toHaveValue('')
  await expect.element(days.getByLabelText('Accepted')).toHaveValue(today)
  await expect.element(days).toHaveTextContent('We have no estimate on record from before it was sent.')
})

test('an application that is not sent has no days', async () => {
  await open({ status: 'In Progress' })
  await expect.element(page.getByRole('region', { name: 'Your application' })).toBeVisible()
  await expectGone(days)
})
