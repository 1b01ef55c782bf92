import { givenCollege, givenEntry, givenEntryPage } from '@bearings/client/testing/given'
import { usualClass } from '@bearings/domain/class-year'
import { addDays, todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const today = todayIn(maya.timeZone, new Date())
const sent = { id: crypto.randomUUID(), name: 'Carleton College', status: 'Submitted' as const }
const portal = page.getByRole('region', { name: 'Applicant portal' })

async function open(entry: Partial<ReturnType<typeof givenEntryPage>>) {
  let now = givenEntryPage({ ...sent, ...entry })
  return openPage(`/schools/${sent.id}/research`, {
    answers: {
      'GET /schools/list/{id}': () => now,
      'GET /schools/list': () => [now],
      'PATCH /schools/list/{id}': (changes) => (now = Object.assign({}, now, changes)),
    },
  })
}

test('a student who waits reads when the college usually answers, and who says so', async () => {
  const decision = {
    round: 'early_action' as const,
    time: '12-15',
    source: 'https://carleton.example/dates',
    sourceKind: 'official' as const,
    checkedOn: '2026-11-28',
    certainty: 'sure' as const,
  }
  await open({ plan: 'early_action', school: givenCollege({ deadlines: [], decisions: [decision] }) })
  const next = page.getByRole('region', { name: 'What comes next' })
  await expect.element(next).toHaveTextContent('Carleton College usually answers by December 15.')
  const source = next.getByRole('link', { name: 'Read November 28, 2026' })
  await expect.element(source).toHaveAttribute('href', decision.source)
  await expectAccessible()
})

test('a student keeps where a portal is, and reads its host', async () => {
  const { asked } = await open({})
  const address = portal.getByRole('textbox', { name: 'Address' })
  await address.fill('https://maya:hunter2@apply.carleton.edu')
  await expect.element(portal).toHaveTextContent('This looks like a password')
  await portal.getByRole('textbox', { name: 'What is missing' }).click()
  expect(asked.filter(({ key }) => key === 'PATCH /schools/list/{id}')).toEqual([])

  await address.fill('https://apply.carleton.edu/status?id=4')
  await portal.getByRole('textbox', { name: 'What is missing' }).click()
  const link = portal.getByRole('link', { name: /apply\.carleton\.edu/ })
  await expect.element(link).toHaveAttribute('href', 'https://apply.carleton.edu/status?id=4')
  await expectAccessible()
})

test('a student who has looked stamps the day with one press, and notes what is missing', async () => {
  const { asked } = await open({
    portalUrl: 'https://apply.carleton.edu',
    portalLookedOn: addDays(today, -9),
  })
  await expect.element(portal).toHaveTextContent('Last looked 9 days ago')
  await portal.getByRole('button', { name: 'Looked' }).click()
  await expect.element(portal).toHaveTextContent('Last looked today')

  const missing = portal.getByRole('textbox', { name: 'What is missing' })
  await missing.fill('Mid-year report')
  await userEvent.keyboard('{Enter}')
  const changes = () => asked.flatMap(({ key, input }) => (key === 'PATCH /schools/list/{id}' ? [input] : []))
  await expect.poll(changes).toMatchObject([{ portalLookedOn: today }, { portalMissing: 'Mid-year report' }])
})

test('an application that is not sent has no portal', async () => {
  await open({ status: 'In Progress' })
  await expect.element(page.getByRole('region', { name: 'Your application' })).toBeVisible()
  await expectGone(portal)
})

test('Home says how many portals a student has not looked at this week', async () => {
  const entry = (portalLookedOn: string | null) =>
    givenEntry({ id: crypto.randomUUID(), status: 'Submitted', portalLookedOn })
  await openPage('/dashboard', {
    me: { graduationYear: usualClass(null, today) },
    answers: {
      'GET /schools/list': [entry(null), entry(addDays(today, -9)), entry(today)],
      'GET /recommenders': { recommenders: [], schools: [] },
    },
  })
  const link = page.getByRole('link', { name: '2 portals not looked at this week' })
  await expect.element(link).toHaveAttribute('href', '/schools?stage=waiting')
})
