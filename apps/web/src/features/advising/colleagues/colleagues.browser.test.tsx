import type { Move, Proposals } from '@bearings/domain/advising/moves/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const carla = { id: crypto.randomUUID(), fullName: 'Carla Counselor' }
const dan = { id: crypto.randomUUID(), fullName: 'Dan Diaz' }
const proposed: Move = {
  id: crypto.randomUUID(),
  from: carla,
  to: dan,
  state: 'proposed',
  students: 120,
  moved: 0,
  at: '2026-11-28T12:00:00Z',
  undoUntil: null,
}
const none: Proposals = { students: 120, mine: null, toMe: [] }

test('a counselor who leaves asks a colleague to take over, and withdraws it', async () => {
  let proposals = none
  const { asked } = await openPage('/settings', {
    as: 'advisor',
    answers: {
      'GET /advising/covers/{id}': { ofSchool: 120, by: null, for: [] },
      'GET /advising/moves/proposals': () => proposals,
      'POST /advising/moves/proposals': () => (proposals = { ...none, mine: proposed }),
      'POST /advising/moves/{id}/refuse': () => (proposals = none),
    },
  })
  const away = page.getByRole('region', { name: 'Away' })
  await away.getByRole('button', { name: 'Hand Over…' }).click()
  await page.getByRole('dialog').getByLabelText('Email of the colleague').fill('dan@lincoln.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()

  await expect.element(away.getByText(/Dan Diaz has not answered yet/)).toBeVisible()
  expect(asked.find(({ key }) => key === 'POST /advising/moves/proposals')?.input).toEqual({
    email: 'dan@lincoln.example',
  })
  await away.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(away.getByRole('button', { name: 'Hand Over…' })).toBeVisible()
})

test('a counselor whose students have all not joined yet asks a colleague to take them over', async () => {
  await openPage('/settings', {
    as: 'advisor',
    answers: {
      'GET /advising/covers/{id}': { ofSchool: 0, by: null, for: [] },
      'GET /advising/moves/proposals': { ...none, students: 12 },
    },
  })
  const away = page.getByRole('region', { name: 'Away' })
  await away.getByRole('button', { name: 'Hand Over…' }).click()
  await expect.element(page.getByRole('heading', { name: 'Hand over 12 students' })).toBeVisible()
})

test('a colleague accepts a hand-over in the settings', async () => {
  let proposals: Proposals = { students: 0, mine: null, toMe: [proposed] }
  const { asked } = await openPage('/settings', {
    as: 'advisor',
    answers: {
      'GET /advising/covers/{id}': { ofSchool: 0, by: null, for: [] },
      'GET /advising/moves/proposals': () => proposals,
      'POST /advising/moves/{id}/accept': () => (proposals = { ...none, students: 0 }),
    },
  })
  const away = page.getByRole('region', { name: 'Away' })
  await expect
    .element(away.getByText(/Carla Counselor would like to hand 120 students over to you/))
    .toBeVisible()
  await away.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => away.query()).toBeNull()
  expect(asked.find(({ key }) => key === 'POST /advising/moves/{id}/accept')?.input).toEqual({
    id: proposed.id,
  })
})

test('a student reads who suggests an advisor, and that the one who hands over leaves', async () => {
  const request = {
    id: crypto.randomUUID(),
    sentBy: 'advisor' as const,
    status: 'pending' as const,
    message: null,
    createdAt: '2026-11-28T12:00:00Z',
    updatedAt: '2026-11-28T12:00:00Z',
    other: { ...dan, email: 'dan@lincoln.example', studentId: null },
    introducedBy: 'Carla Counselor',
    takesOver: true,
    sharing: null,
  }
  await openPage('/student/advisor?tab=requests', {
    answers: { 'GET /advising/requests': { requests: [request], pending: 1, next: null } },
  })
  await expect.element(page.getByText('Carla Counselor would like to hand over')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect
    .element(page.getByRole('dialog').getByText('Carla Counselor no longer advises you then.'))
    .toBeVisible()
})
