import { held, refused } from '@bearings/client/testing/answers'
import type { Person } from '@bearings/domain/people/schema'
import { notifications } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const people = Array.from({ length: 120 }, (_, each): Person => ({
  id: crypto.randomUUID(),
  fullName: `Graduate ${each}`,
  email: `graduate-${each}@example.org`,
  role: 'student',
  createdAt: '2026-09-01T12:00:00Z',
  lastSignInAt: null,
  isConfirmed: true,
  graduationYear: null,
  isDisabled: false,
  awaitsApproval: false,
  eraseAfter: null,
}))

test('an admin signs 120 people out in three parts, reads how far it is, and goes on after a part that failed', async () => {
  let parts = 0
  const second = held(refused('UNAVAILABLE'))
  const { asked } = await openPage('/admin/people', {
    as: 'admin',
    answers: {
      'GET /people': { people, next: null },
      'POST /people/acts': ({ ids }) => {
        parts++
        return parts === 2 ? second.answer() : { done: ids.length, refused: [] }
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Select Graduate 0', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected people' })
  await bar.getByRole('button', { name: /^Select all/ }).click()
  await expect.element(bar).toHaveTextContent('120 selected')
  await bar.getByRole('button', { name: /^Sign Out Everywhere/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().click()
  const press = dialog.getByRole('button', { name: /^Sign Out Everywhere/ })
  await press.click()
  await expect.element(dialog.getByText('50 of 120 done')).toBeVisible()
  second.release()
  await expect.element(page.getByText('Not all done')).toBeVisible()
  notifications.clean()
  await expectGone(page.getByText('Not all done'))
  await expect.element(dialog.getByText('50 of 120 done')).toBeVisible()
  await expectAccessible()

  await page.viewport(1440, 900)
  await press.click()
  await expectGone(dialog)
  await expect.element(page.getByText('Done for 120 people')).toBeVisible()
  const sent = asked.flatMap(({ key, input }) =>
    key === 'POST /people/acts' ? [(input.ids as string[]).length] : [],
  )
  expect(sent).toEqual([50, 50, 50, 20])
})

test('an admin who approves one of two selected people acts on the other alone after that', async () => {
  let waiting = people
    .slice(0, 2)
    .map((person): Person => ({ ...person, role: 'advisor', awaitsApproval: true }))
  await openPage('/admin/people?show=waiting', {
    as: 'admin',
    answers: {
      'GET /people': () => ({ people: waiting, next: null }),
      'POST /people/{id}/approve': ({ id }) => {
        const approved = waiting.find((person) => person.id === id)!
        waiting = waiting.filter((person) => person !== approved)
        return { ...approved, awaitsApproval: false }
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Select Graduate 0', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Graduate 1', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected people' })
  await expect.element(bar).toHaveTextContent('2 selected')
  await page.getByRole('button', { name: 'Approve Graduate 0' }).click()
  await expect.element(page.getByText('Graduate 0 is approved')).toBeVisible()
  await expect.element(bar).toHaveTextContent('1 selected')
})
