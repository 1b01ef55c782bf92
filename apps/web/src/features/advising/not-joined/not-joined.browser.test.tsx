import { usualSharing } from '@bearings/domain/advising/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const school = { name: 'Lincoln High' }
const expected = {
  id: crypto.randomUUID(),
  givenName: 'Ada',
  familyName: 'Berg',
  studentId: 'K-4711',
  classYear: 2027,
  invitedAt: null,
}
const chip = page.getByRole('button', { name: 'Not joined yet 1' })

test('a counselor sees who has not joined, and hands a link to one without a school email', async () => {
  await openPage('/student/advisor', {
    as: 'advisor',
    answers: {
      'GET /school': { school },
      'GET /advising/not-joined': [expected],
      'POST /advising/not-joined/{id}/invite': { mailed: false, code: '7K3M-Q9XW-2R01' },
    },
  })
  await chip.click()
  await expect.element(page.getByText('K-4711')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Invite Ada Berg' }).click()
  await expect.element(page.getByText('/join/7K3M-Q9XW-2R01')).toBeVisible()
})

test('where everybody has joined, or the server belongs to no school, nothing is said of it', async () => {
  const { asked } = await openPage('/student/advisor', {
    as: 'advisor',
    answers: { 'GET /school': { school: null } },
  })
  await expect.poll(() => asked.some(({ key }) => key === 'GET /school')).toBe(true)
  await expect.element(page.getByRole('heading', { name: 'My Students' })).toBeVisible()
  expect(asked.some(({ key }) => key === 'GET /advising/not-joined')).toBe(false)
  expect(page.getByText('Not joined yet').query()).toBeNull()
})

const carla = { id: crypto.randomUUID(), fullName: 'Carla Counselor', email: 'c@l.example' }
const invitation = {
  'GET /advising/invites/by-code/{code}': {
    name: 'Lincoln High',
    advisor: carla,
    school: { givenName: 'Ada', studentId: 'K-4711' },
  },
}
const joining = 'POST /advising/invites/by-code/{code}/join'

test('a student with a code of the school reads what it enters, and joins', async () => {
  const { asked } = await openPage('/join/7K3M-Q9XW-2R01', { answers: invitation })
  await expect.element(page.getByRole('heading', { name: 'Join as Ada' })).toBeVisible()
  await expect.element(page.getByText('Your counselor is Carla Counselor.')).toBeVisible()
  await expect.element(page.getByText('K-4711')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect.poll(() => asked.find(({ key }) => key === joining)?.input['advisorId']).toBe(carla.id)
})

test('a student who had connected with the counselor before begins with what they share', async () => {
  const essayId = crypto.randomUUID()
  const link = {
    id: crypto.randomUUID(),
    advisor: carla,
    isDisabled: false,
    since: '2026-09-01T12:00:00Z',
    kind: 'personal' as const,
    title: null,
    covers: null,
    until: null,
    sharing: { ...usualSharing, profile: false, letters: false },
    sharedEssayIds: [essayId],
  }
  const { asked } = await openPage('/join/7K3M-Q9XW-2R01', {
    answers: { ...invitation, 'GET /advising/link': { link, others: [], places: 3 } },
  })
  await expect.element(page.getByRole('switch', { name: 'Profile' })).not.toBeChecked()
  // The school’s own record.
  await expect.element(page.getByRole('switch', { name: 'Letters' })).toBeChecked()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect
    .poll(() => asked.find(({ key }) => key === joining)?.input)
    .toMatchObject({ sharing: { profile: false }, essayIds: [essayId] })
})
