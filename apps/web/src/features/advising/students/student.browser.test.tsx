import { held } from '@bearings/client/testing/answers'
import { givenEntry, givenRequest } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'
import { shapeOf } from '#testing/shapes.ts'

const maya = advised('Maya Okafor')
const address = (tab?: string) => `/advisor/students/${maya.id}${tab ? `?tab=${tab}` : ''}`

test('an advisor opens a checklist and reads which item is missing', async () => {
  const ocean = givenEntry({
    name: 'Ocean College',
    checklist: { done: 1, total: 2, asksForEssays: false },
  })
  const item = { kind: 'custom' as const, dueOn: null }
  await openPage(address('list'), {
    as: 'advisor',
    answers: {
      ...rosterOf(maya),
      'GET /advising/students/{id}/list': { shared: true, entries: [ocean] },
      'GET /advising/students/{id}/list/{entryId}/items': {
        shared: true,
        items: [
          { ...item, id: crypto.randomUUID(), label: 'Transcript', done: true },
          { ...item, id: crypto.randomUUID(), label: 'Portfolio', done: false, dueOn: '2026-12-01' },
        ],
      },
    },
  })
  const items = page.getByRole('button', { name: '1 of 2 on the checklist: Ocean College' })
  await expect.element(items).toHaveAttribute('aria-expanded', 'false')
  await press(items, '{Enter}')

  await expect.element(items).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('Transcript: done')).toBeVisible()
  await expect.element(page.getByText('Portfolio: missing, due Dec 01, 2026')).toBeVisible()
  await expectAccessible()
})

test('an advisor reads which applications are at risk, and that only what is shared is counted', async () => {
  const finish = { earliest: '2026-12-02', latest: '2026-12-09' }
  const application = (name: string, deadline: string, isAtRisk: boolean) => ({
    id: crypto.randomUUID(),
    name,
    deadline,
    finish,
    isAtRisk,
  })
  const applications = [
    application('Ocean College', '2026-12-04', true),
    application('Harbor College', '2027-01-05', false),
  ]
  const forecast = { applications, finish, essays: 1 }
  const { router } = await openPage(address(), {
    as: 'advisor',
    answers: { ...rosterOf(maya), 'GET /advising/students/{id}/forecast': { shared: true, forecast } },
  })
  const card = page.getByRole('region', { name: 'Will Maya finish?' })
  await expect
    .element(card)
    .toHaveTextContent('is done between December 2 and 9. At risk: Ocean College (Dec 4).')
  await expect.element(card.getByRole('row', { name: /Ocean College/ })).toHaveTextContent('At risk')
  await expect.element(card).toHaveTextContent('1 unfinished essay that Maya shares with you')
  await expectAccessible()
  await router.navigate({ to: '.', search: { tab: 'list' } } as never)
  await expectGone(card)
})

test('what a student shares and has not answered is said plainly', async () => {
  await openPage(address('profile'), { as: 'advisor', answers: rosterOf(maya) })
  const academic = page.getByRole('region', { name: 'Academic Profile' })
  await expect.element(academic.getByText('No answer yet')).toHaveLength(5)
  await expect.element(page.getByText('No activities yet.')).toBeVisible()
})

test('what a student does not share is said plainly', async () => {
  const { router } = await openPage(address('list'), {
    as: 'advisor',
    answers: {
      ...rosterOf(maya),
      'GET /advising/students/{id}/list': { shared: false },
      'GET /advising/students/{id}/profile': { shared: false },
      'GET /advising/students/{id}/weeks': { shared: false },
    },
  })
  for (const [tab, name] of [
    ['list', 'School List'],
    ['profile', 'Profile'],
    ['weeks', 'Weekly Log'],
  ] as const) {
    await router.navigate({ to: '.', search: { tab } } as never)
    await expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel').getByText('Maya does not share this.')).toBeVisible()
  }
})

test('an advisor gives a student a task from wherever on their page, and the tabs stay where they are', async () => {
  // A narrow window, where the student's particulars take two lines beside two buttons.
  const { asked } = await openPage(address(), { as: 'advisor', width: 1024, answers: rosterOf(maya) })
  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await expect.element(dialog.getByText('For Maya Okafor')).toBeVisible()
  await dialog.getByLabelText('Task Title').fill('Ask Ms. Alvarez for a letter')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expectGone(dialog)
  expect(asked.find(({ key }) => key === 'POST /tasks')?.input).toMatchObject({
    studentIds: [maya.id],
    title: 'Ask Ms. Alvarez for a letter',
  })

  const tab = page.getByRole('tab', { name: 'Tasks' })
  const { top } = await shapeOf(tab)
  await tab.click()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: 'Create Task' })).toHaveLength(1)
  expect((await shapeOf(tab)).top).toBe(top)
})

test('an advisor who goes elsewhere while a link is being ended stays there', async () => {
  const ended = held(undefined)
  const { router } = await openPage('/resources/guides', {
    as: 'advisor',
    answers: { ...rosterOf(maya), 'POST /advising/links/{id}/end': ended.answer },
  })
  await router.navigate({ to: '/advisor/students/$studentId', params: { studentId: maya.id } } as never)
  const disconnect = page.getByRole('button', { name: 'Disconnect' })
  await disconnect.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  router.history.back()
  const guides = page.getByRole('heading', { name: 'Guides', level: 1 })
  await expect.element(guides).toBeVisible()

  ended.release()
  await expect.element(page.getByText('You can no longer see what Maya Okafor shared.')).toBeVisible()
  await expect.element(guides).toBeVisible()
  expect(location.pathname).toBe('/resources/guides')
})

test('an advisor who waits for approval reads no advice that is taken back a moment later', async () => {
  const summary = held({ awaitsApproval: false })
  await openPage('/student/advisor', { as: 'advisor', answers: { 'GET /advising/summary': summary.answer } })
  await expect.element(page.getByText('Loading students…')).toBeInTheDocument()
  expect(page.getByText('No students assigned yet.').query()).toBeNull()
  summary.release()
  await expect.element(page.getByText('No students assigned yet.')).toBeVisible()
})

test('an advisor who waits for approval is told so, and is offered nothing that would be refused', async () => {
  const { id, fullName, email } = maya
  const other = { id, fullName, email, studentId: null }
  const request = givenRequest({ sentBy: 'student', status: 'pending', other, sharing: maya.shared })
  const { router } = await openPage('/advisor/dashboard?tab=requests', {
    as: 'advisor',
    answers: {
      'GET /advising/summary': { awaitsApproval: true },
      'GET /advising/requests': { requests: [request] },
    },
  })
  await expect.element(page.getByText('Your account is waiting for approval')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
  await page.getByRole('tab', { name: 'Add Students' }).click()
  await expect.element(page.getByLabelText('Search by student ID')).toBeDisabled()
  await expectAccessible()
  await router.navigate({ to: '/advisor/students/invites' })
  await expect.element(page.getByText(/once an administrator has approved your account/)).toBeVisible()
  expect(page.getByRole('button', { name: 'New Invite' }).query()).toBeNull()
})

test('on a tablet all that an advisor does with a student stands in one line', async () => {
  await openPage(address('tasks'), {
    as: 'advisor',
    width: 768,
    height: 1024,
    answers: rosterOf(maya),
  })
  const end = await shapeOf(page.getByRole('button', { name: 'Disconnect' }))
  const write = await shapeOf(page.getByRole('link', { name: 'Write' }))
  expect(end.top).toBe(write.top)
})
