import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailNotifications } from '#features/notifications/mails/jobs.ts'
import { givenAdvised } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' } })

async function givenPair() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenAdvised(app.db, advisor, { timeZone: 'America/New_York' })
  return {
    student,
    advisor,
    write: async (at: string, more: { isUrgent?: boolean } = {}) => {
      app.setNow(at)
      const message = { id: randomUUID(), to: student.userId, body: 'Something private', ...more }
      return (await app.as(advisor))('PUT /messages/{id}', message)
    },
    mailsBy: async (at: string) => {
      app.setNow(at)
      await mailNotifications({ db: app.db, config: app.config, now: app.now })
      return mailsTo(app.db, student.email)
    },
  }
}

test('a student gets one mail about a thread in an hour, which says who wrote and nothing else', async () => {
  const { write, mailsBy, advisor } = await givenPair()
  await write('2026-11-02T15:00:00Z')
  await write('2026-11-02T15:05:00Z')
  expect(await mailsBy('2026-11-02T15:09:00Z')).toEqual([])
  const [mail, ...more] = await mailsBy('2026-11-02T15:10:00Z')
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Carla Counselor wrote to you')
  expect(mail!.text).toContain(`https://bearings.example/messages/${advisor.userId}`)
  expect(mail!.text + mail!.html).not.toContain('private')

  await write('2026-11-02T15:15:00Z')
  await write('2026-11-02T16:05:00Z')
  expect(await mailsBy('2026-11-02T16:09:00Z')).toHaveLength(1)
  expect(await mailsBy('2026-11-02T16:10:00Z')).toHaveLength(2)
  expect(await mailsBy('2026-11-02T20:00:00Z')).toHaveLength(2)
})

test('in the night in which clocks go back, a mail comes at seven by the clock of the student', async () => {
  const { write, mailsBy } = await givenPair()
  await write('2026-11-01T03:00:00Z')
  expect(await mailsBy('2026-11-01T11:59:00Z')).toEqual([])
  expect(await mailsBy('2026-11-01T12:00:00Z')).toHaveLength(1)
})

test('a mail that a server could not send in the evening waits for the morning, but for an urgent one', async () => {
  const late = await givenPair()
  await late.write('2026-11-03T01:45:00Z')
  const urgent = await givenPair()
  await urgent.write('2026-11-03T03:00:00Z', { isUrgent: true })
  expect(await urgent.mailsBy('2026-11-03T03:01:00Z')).toHaveLength(1)
  expect(await late.mailsBy('2026-11-03T04:00:00Z')).toEqual([])
  expect(await late.mailsBy('2026-11-03T12:00:00Z')).toHaveLength(1)
})

test('who has read a message, or has muted its thread, gets no mail', async () => {
  const read = await givenPair()
  const { createdAt } = await read.write('2026-11-04T15:00:00Z')
  const personId = read.advisor.userId
  await (
    await app.as(read.student)
  )('POST /messages/threads/{personId}/read', { personId, upTo: createdAt })
  expect(await read.mailsBy('2026-11-04T16:00:00Z')).toEqual([])

  const muted = await givenPair()
  await muted.write('2026-11-05T15:00:00Z')
  const asMuted = await app.as(muted.student)
  const input = { personId: muted.advisor.userId, isMuted: true }
  await asMuted('PUT /messages/threads/{personId}/muted', input)
  await muted.write('2026-11-05T15:01:00Z')
  expect(await muted.mailsBy('2026-11-05T16:00:00Z')).toEqual([])
  expect((await asMuted('GET /notifications')).unread).toBe(0)
  expect((await asMuted('GET /messages/threads')).threads).toMatchObject([{ isUnread: true, isMuted: true }])
})

test('a message that is withdrawn in time tells nobody, and one that a mail has told of stays', async () => {
  const { advisor, student, write, mailsBy } = await givenPair()
  const { id } = await write('2026-11-06T15:00:00Z')
  app.setNow('2026-11-06T15:09:00Z')
  const asAdvisor = await app.as(advisor)
  expect(await asAdvisor('POST /messages/{id}/withdraw', { id })).toMatchObject({ body: null })
  await asAdvisor('POST /messages/{id}/withdraw', { id })
  expect(await mailsBy('2026-11-06T16:00:00Z')).toEqual([])
  const asStudent = await app.as(student)
  expect((await asStudent('GET /notifications')).notifications).toEqual([])
  expect((await asStudent('GET /messages/threads')).threads).toMatchObject([{ isUnread: false, last: null }])

  await write('2026-11-06T17:00:00Z')
  const second = await write('2026-11-06T17:08:00Z')
  expect(await mailsBy('2026-11-06T17:10:00Z')).toHaveLength(1)
  const later = await app.as(advisor)
  await expect(later('POST /messages/{id}/withdraw', { id: second.id })).toBeRefused('withdraw-too-late')
})
