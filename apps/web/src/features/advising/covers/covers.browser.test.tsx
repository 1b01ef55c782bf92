import type { Covers } from '@bearings/domain/advising/covers/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const person = (fullName: string) => ({
  id: crypto.randomUUID(),
  fullName,
  email: `${fullName.split(' ')[0]!.toLowerCase()}@lincoln.example`,
})
const dan = person('Dan Diaz')
const none: Covers = { ofSchool: 120, by: null, for: [] }

test('an advisor who will be away says who stands in and until when, and ends it again', async () => {
  let covers = none
  const { asked } = await openPage('/settings', {
    as: 'advisor',
    answers: {
      'GET /advising/covers/{id}': () => covers,
      'POST /advising/covers/{id}': ({ from, until }) =>
        (covers = { ...none, by: { other: dan, from, until, students: 120 } }),
      'POST /advising/covers/{id}/end': () => (covers = none),
    },
  })
  const away = page.getByRole('region', { name: 'Away' })
  await away.getByRole('button', { name: 'Arrange a Stand-In…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Email of the colleague').fill(dan.email)
  await dialog.getByLabelText('From').fill('2099-12-01')
  await dialog.getByLabelText('Until').fill('2099-12-24')
  await dialog.getByRole('button', { name: 'Arrange' }).click()
  await expect.element(dialog.getByText(/Choose a last day that is today or later/)).toBeVisible()

  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabelText('From').fill(soon)
  await dialog.getByLabelText('Until').fill(soon)
  await dialog.getByRole('button', { name: 'Arrange' }).click()

  await expect.element(away.getByText(/Dan Diaz stands in for you from .* for 120 students\./)).toBeVisible()
  expect(asked.find(({ key }) => key === 'POST /advising/covers/{id}')?.input).toMatchObject({
    email: dan.email,
    from: soon,
    until: soon,
  })
  await away.getByRole('button', { name: 'End Now' }).click()
  await expect.element(away.getByRole('button', { name: 'Arrange a Stand-In…' })).toBeVisible()
})

test('an advisor without students of a school has the settings as before', async () => {
  await openPage('/settings', {
    as: 'advisor',
    answers: { 'GET /advising/covers/{id}': { ofSchool: 0, by: null, for: [] } },
  })
  await expect.element(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Away' }).query()).toBeNull()
})
