import { Failure } from '@bearings/domain/failure'
import type { Message, Thread, ThreadSummary } from '@bearings/domain/messages/schema'
import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const id = (n: number) => `0f0e0d0c-0b0a-4908-8706-05040302010${n}`
const carla = { id: id(1), fullName: 'Carla Counselor', role: 'advisor' as const }
const summary: ThreadSummary = {
  personId: carla.id,
  name: carla.fullName,
  isUnread: true,
  isMuted: false,
  isOpen: true,
  last: 'How is it going?',
  isLastMine: false,
  lastAt: '2026-11-01T12:00:00.000Z',
}
const asked: Message = {
  id: id(2),
  isMine: false,
  kind: 'message',
  subject: null,
  body: 'How is it going? See https://example.org/dates.',
  isUrgent: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  withdrawableUntil: null,
}
const thread: Thread = {
  person: carla,
  link: { id: id(3), kind: 'personal' },
  shownUntil: null,
  readers: [],
  isMuted: false,
  isUnread: true,
  isNight: false,
  messages: [asked],
  earlier: null,
}
const answers = {
  'GET /messages/threads': { threads: [summary], next: null },
  'GET /messages/threads/{personId}': thread,
}
const field = page.getByLabelText('Message to Carla Counselor')
const log = page.getByRole('log')

test.each([1440, 390])('a student opens what is unread, and it is read, at %i pixels', async (width) => {
  const { asked: requests } = await openPage('/messages', { answers, width, height: 844 })
  await page.getByRole('link', { name: /Carla Counselor.*unread/ }).click()
  await expect.element(log).toHaveTextContent('How is it going?')
  await expect.element(page.getByRole('link', { name: 'https://example.org/dates' })).toBeVisible()
  await expectAccessible()
  const read = { personId: carla.id, upTo: asked.createdAt }
  await expect
    .poll(() => requests.find(({ key }) => key === 'POST /messages/threads/{personId}/read')?.input)
    .toEqual(read)
})

test('a thread that a busy server did not mark as read is marked once it can', async () => {
  let isBusy = true
  const { asked: requests } = await openPage(`/messages/${carla.id}`, {
    answers: {
      ...answers,
      'POST /messages/threads/{personId}/read': () => {
        if (!isBusy) return undefined
        isBusy = false
        throw new Failure('UNAVAILABLE')
      },
    },
  })
  await expect.element(log).toBeVisible()
  const marked = () => requests.filter(({ key }) => key === 'POST /messages/threads/{personId}/read')
  await expect.poll(() => marked().length, { timeout: 20_000 }).toBe(2)
})

test('what a student writes without a network is shown as waiting, and sent once there is one', async () => {
  const { asked: requests } = await openPage(`/messages/${carla.id}`, { answers })
  await expect.element(log).toBeVisible()
  onlineManager.setOnline(false)
  await field.fill('Well, thank you!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(log).toHaveTextContent('Well, thank you!Offline. Kept on this device')
  const sent = () => requests.filter(({ key }) => key === 'PUT /messages/{id}')
  expect(sent()).toEqual([])
  onlineManager.setOnline(true)
  await expect.poll(() => sent().map(({ input }) => input)).toMatchObject([{ body: 'Well, thank you!' }])
})

test('a message that is refused stays with the reason, and can be tried again', async () => {
  await openPage(`/messages/${carla.id}`, {
    answers: {
      ...answers,
      'PUT /messages/{id}': () => {
        throw new Failure('RULE_BROKEN', { rule: 'thread-closed' })
      },
    },
  })
  await field.fill('Hello?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(log).toHaveTextContent('Hello?Not sent. You are no longer connected')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(log).not.toHaveTextContent('Hello?')
})

test('an advisor withdraws a message while that is possible, and it stays as withdrawn', async () => {
  const later = new Date(Date.now() + 300_000).toISOString()
  let mine: Message = { ...asked, id: id(4), isMine: true, body: 'Oops', withdrawableUntil: later }
  const student = { id: id(5), fullName: 'Nadia New', role: 'student' as const }
  await openPage(`/messages/${student.id}`, {
    as: 'advisor',
    answers: {
      'GET /messages/threads/{personId}': () => ({ ...thread, person: student, messages: [mine] }),
      'POST /messages/{id}/withdraw': () => (mine = { ...mine, body: null, withdrawableUntil: null }),
    },
  })
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(log).toHaveTextContent('Withdrawn')
  await expect.element(log).not.toHaveTextContent('Oops')
})

test('a student can stop an advisor of their own, and reads whom to tell of one from school', async () => {
  const { asked: requests } = await openPage(`/messages/${carla.id}`, { answers })
  await page.getByRole('button', { name: 'More about Carla Counselor' }).click()
  await page.getByRole('menuitem', { name: 'Report or stop' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(
      'Only the two of you can read this. No page of Bearings shows these messages to an admin.',
    )
  await expectAccessible()
  await page.getByRole('button', { name: 'Disconnect from Carla' }).click()
  await expect.poll(() => requests.some(({ key }) => key === 'POST /advising/links/{id}/end')).toBe(true)

  const ofSchool = { ...thread, link: { id: id(3), kind: 'school' as const } }
  await openPage(`/messages/${carla.id}`, {
    answers: { ...answers, 'GET /messages/threads/{personId}': ofSchool },
  })
  await page.getByRole('button', { name: 'More about Carla Counselor' }).click()
  await page.getByRole('menuitem', { name: 'Report or stop' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Tell another adult at your school')
  await expect.element(page.getByRole('button', { name: /^Disconnect/ })).not.toBeInTheDocument()
})

test('once a connection has ended, the thread is there to read until a day, and nothing can be sent', async () => {
  const closed = { ...thread, link: null, shownUntil: '2026-12-02T15:00:00.000Z' }
  await openPage(`/messages/${carla.id}`, {
    answers: { ...answers, 'GET /messages/threads/{personId}': closed },
  })
  await expect.element(page.getByText('This stays here until Dec 02, 2026')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test.each([1440, 390])(
  'an advisor writes to two students at once, after reading what they will, at %i pixels',
  async (width) => {
    const [ada, ben] = [advised('Ada Berg'), advised('Ben Adeyemi')]
    const shown = [{ studentId: ada.id, fullName: 'Ada Berg', subject: 'Dates', body: 'Hi Ada, come by.' }]
    const { asked: requests } = await openPage('/student/advisor', {
      as: 'advisor',
      width,
      answers: {
        ...rosterOf(ada, ben),
        'POST /messages/broadcasts/preview': { students: 2, withoutDeadline: 0, shown },
        'PUT /messages/broadcasts/{id}': { students: 2 },
      },
    })
    for (const name of ['Ada Berg', 'Ben Adeyemi'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    await page.getByRole('button', { name: 'Write to 2 students' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to 2 students' })
    await dialog.getByLabelText('Subject').fill('Dates')
    await dialog.getByLabelText('Message').fill('Hi {first name}, come by.')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect.element(dialog.getByText('Hi Ada, come by.')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Send to 2' }).click()
    await expect.element(page.getByText('Sent to 2 students')).toBeVisible()
    const sent = requests.filter(({ key }) => key === 'PUT /messages/broadcasts/{id}')
    expect(sent).toMatchObject([{ input: { studentIds: [ada.id, ben.id], kind: 'threads' } }])
  },
)

test.each([1440, 390])(
  'a student lets her mother read, and the head says who can, at %i pixels',
  async (width) => {
    const rosa = { id: id(7), fullName: 'Rosa New', relation: 'mother' as const }
    let readers: Thread['readers'] = []
    await openPage(`/messages/${carla.id}`, {
      width,
      height: 844,
      answers: {
        ...answers,
        'GET /messages/threads/{personId}': () => ({ ...thread, readers }),
        'GET /family': {
          guardians: [
            {
              ...rosa,
              email: 'rosa@example.org',
              parts: { deadlines: true, list: true, money: false, letters: false, essays: false },
              isPaused: false,
              since: '2026-10-01T12:00:00.000Z',
              filled: null,
            },
          ],
          invitations: [],
        },
        'PUT /messages/readers/{linkId}': () => {
          readers = [rosa]
        },
      },
    })
    await expect.element(page.getByText('Only the two of you can read this.')).toBeVisible()
    await page.getByRole('button', { name: 'More about Carla Counselor' }).click()
    await page.getByRole('menuitem', { name: 'Let family read' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who in your family can read this' })
    await expect.element(dialog.getByText('Carla sees who can read this.')).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('switch', { name: 'Rosa New' }).click()
    await expect
      .element(page.getByText('You, Carla Counselor and your mother Rosa New can read this.'))
      .toBeInTheDocument()
  },
)

test('a student who knows nobody here yet is led to an advisor, and not told to choose a name', async () => {
  await openPage('/messages')
  await expect.element(page.getByText('No messages yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My Advisor' }).last()).toBeVisible()
  await expect.element(page.getByText('Choose a name')).not.toBeInTheDocument()
})
