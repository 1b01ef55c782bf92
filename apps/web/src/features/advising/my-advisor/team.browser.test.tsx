import { held } from '@bearings/client/testing/answers'
import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { usualSharing } from '@bearings/domain/advising/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

function givenMember(fullName: string, changes: Partial<AdvisorLink> = {}): AdvisorLink {
  return {
    id: crypto.randomUUID(),
    advisor: {
      id: crypto.randomUUID(),
      fullName,
      email: `${fullName.split(' ')[0]!.toLowerCase()}@lincoln.example`,
    },
    isDisabled: false,
    since: '2026-09-01T12:00:00Z',
    kind: 'personal',
    title: null,
    covers: null,
    until: null,
    sharing: usualSharing,
    sharedEssayIds: [],
    ...changes,
  }
}

const carla = givenMember('Carla Counselor', { kind: 'school' })
const lee = givenMember('Lee Consultant', {
  title: 'Consultant',
  sharing: { ...usualSharing, list: false, letters: false },
})
const dan = givenMember('Dan Diaz', { kind: 'school', covers: 'Carla Counselor', until: '2026-12-24' })
const team = { link: carla, others: [lee, dan], places: 3 }

test('a student with several advisors sees who they are and what each sees', async () => {
  await openPage('/student/advisor', { answers: { 'GET /advising/link': team } })

  await expect.element(page.getByRole('heading', { name: 'My Team' })).toBeVisible()
  const card = (name: string) => page.getByRole('listitem', { name })
  await expect.element(card('Carla Counselor').getByText('School counselor')).toBeVisible()
  await expect
    .element(card('Lee Consultant').getByText('Sees: profile, test scores and weekly log'))
    .toBeVisible()
  await expect.element(card('Dan Diaz').getByText('Stands in for Carla Counselor until Dec 24')).toBeVisible()
})

test('a student whose counselor’s account is disabled reads that the school assigns another one', async () => {
  const link = { ...carla, isDisabled: true }
  await openPage('/student/advisor', { answers: { 'GET /advising/link': { link, others: [], places: 3 } } })

  await expect
    .element(page.getByText(/no longer uses Bearings.*Your school will assign someone else/))
    .toBeVisible()
})

test('a student with an advisor has the field for the code of the school’s slip', async () => {
  const field = page.getByLabelText('Have an invite code?')
  const withPlaces = (places: number) => ({ 'GET /advising/link': { link: lee, others: [], places } })
  await openPage('/student/advisor', { answers: withPlaces(2) })
  await expect.element(field).toBeVisible()

  const ofSchool = { 'GET /school': { school: { name: 'Lincoln High' } } }
  await openPage('/student/advisor', { answers: { ...withPlaces(1), ...ofSchool } })
  await expect.element(field).toBeVisible()

  await openPage('/student/advisor', { answers: withPlaces(1) })
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(field.query()).toBeNull()
})

test('a student on a phone has what can be done with an advisor beside each other', async () => {
  const answers = { 'GET /advising/link': { link: lee, others: [], places: 0 } }
  await openPage('/student/advisor', { answers, width: 390 })
  const family = await shapeOf(page.getByRole('main').getByRole('link', { name: 'Family' }))
  const write = await shapeOf(page.getByRole('link', { name: 'Write' }))
  expect(write.left - family.right).toBeLessThan(20)
})

test('a student ends what they agreed to, and asks the school about what it assigned', async () => {
  let mine: { link: AdvisorLink | null; others: AdvisorLink[]; places: number } = team
  const { asked } = await openPage('/student/advisor', {
    answers: {
      'GET /school': { school: { name: 'Lincoln High' } },
      'GET /advising/link': () => mine,
      'POST /advising/links/{id}/end': () => {
        mine = { ...team, others: [dan] }
        return undefined
      },
    },
  })
  const carlas = page.getByRole('listitem', { name: 'Carla Counselor' })
  await carlas.getByRole('button', { name: 'Ask your school' }).click()
  await expect.element(page.getByText(/Lincoln High assigned Carla Counselor to you/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(carlas.getByRole('button', { name: 'Disconnect' }).query()).toBeNull()

  await page
    .getByRole('listitem', { name: 'Lee Consultant' })
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()

  await expect.poll(() => page.getByRole('listitem', { name: 'Lee Consultant' }).query()).toBeNull()
  expect(asked.filter(({ key }) => key === 'POST /advising/links/{id}/end')).toMatchObject([
    { input: { id: lee.id } },
  ])
})

test('a student changes what one of them sees; the school’s own record cannot be turned off', async () => {
  const { asked } = await openPage('/student/advisor', {
    answers: { 'GET /advising/link': team, 'PATCH /advising/link/sharing': team },
  })
  await page
    .getByRole('listitem', { name: 'Lee Consultant' })
    .getByRole('button', { name: 'Sharing' })
    .click()
  await expect.element(page.getByRole('heading', { name: 'What Lee Consultant sees' })).toBeVisible()
  await page.getByRole('switch', { name: 'Weekly log' }).click()
  await expect
    .poll(() => asked.find(({ key }) => key === 'PATCH /advising/link/sharing')?.input)
    .toEqual({ linkId: lee.id, weeks: false })

  await page.getByRole('combobox', { name: 'Sharing with' }).click()
  await page.getByRole('option', { name: 'Carla Counselor' }).click()
  await expect.element(page.getByRole('switch', { name: 'School list and deadlines' })).toBeDisabled()
  await expect.element(page.getByRole('switch', { name: 'Weekly log' })).toBeEnabled()
})

test('with one advisor the page is as it was', async () => {
  await openPage('/student/advisor', {
    answers: { 'GET /advising/link': { link: { ...lee, title: null }, others: [], places: 1 } },
  })
  await expect.element(page.getByRole('heading', { name: 'My Advisor' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask an advisor' }).query()).toBeNull()
  await page.getByRole('tab', { name: 'Access Log' }).click()
  await expect.element(page.getByText('No one has looked at what you share yet.')).toBeVisible()
  expect(page.getByLabelText('Whose views').query()).toBeNull()
})

test('a student with one advisor, on a server of no school, reads of neither a team nor a school', async () => {
  const kim = givenMember('Kim Advisor')
  const { asked } = await openPage('/student/advisor', {
    answers: {
      'GET /school': { school: null },
      'GET /advising/link': { link: kim, others: [], places: 1 },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'My Advisor' })).toBeVisible()
  await expect.poll(() => asked.some(({ key }) => key === 'GET /school')).toBe(true)
  const main = page.getByRole('main').element() as HTMLElement
  const buttons = [...main.querySelectorAll('button:not([role=tab]), a')].map(
    ({ textContent }) => textContent,
  )
  expect(buttons).toEqual(['Family', 'Write', 'Disconnect'])
  await expect.element(page.getByText(/^kim@lincoln\.example · Your advisor since /)).toBeVisible()
  expect(main.innerText).not.toMatch(/school|team|counselor|colleague/i)
})

test('a student reads of one advisor who has looked at nothing that this one has not', async () => {
  await openPage('/student/advisor', { answers: { 'GET /advising/link': team } })
  await page.getByRole('tab', { name: 'Access Log' }).click()
  await expect.element(page.getByText('No one has looked at what you share yet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Whose views' }).click()
  await page.getByRole('option', { name: 'Lee Consultant' }).click()
  await expect.element(page.getByText('This advisor has not looked at anything yet.')).toBeVisible()
})

test('a student who asks what one advisor looked at reads the log of all until that of the one is there', async () => {
  const view = ({ advisor: { id, fullName } }: AdvisorLink) => ({
    id: crypto.randomUUID(),
    advisor: { id, fullName },
    covers: null,
    what: 'overview' as const,
    recommender: null,
    essay: null,
    firstAt: '2026-11-01T12:00:00.000Z',
    lastAt: '2026-11-01T12:00:00.000Z',
    times: 1,
  })
  const ofLee = held({ views: [view(lee)], next: null })
  const { asked } = await openPage('/student/advisor?tab=views', {
    answers: {
      'GET /advising/link': team,
      'GET /access-log': ({ advisorId }) =>
        advisorId === undefined ? { views: [view(carla), view(lee)], next: null } : ofLee.answer(),
    },
  })
  const log = page.getByRole('region', { name: 'Who looked at what' })
  await expect.element(log.getByText('Carla Counselor')).toBeVisible()
  await page.getByRole('combobox', { name: 'Whose views' }).click()
  await page.getByRole('option', { name: /Lee Consultant/ }).click()
  await expect.poll(() => asked.some(({ input }) => input.advisorId === lee.advisor.id)).toBe(true)
  await expect.element(log.getByText('Carla Counselor')).toBeVisible()
  ofLee.release()
  await expect.element(log.getByText('Carla Counselor')).not.toBeInTheDocument()
  await expect.element(log.getByText('Lee Consultant')).toBeVisible()
})
