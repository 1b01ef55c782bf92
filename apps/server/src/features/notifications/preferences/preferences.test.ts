import { mailedByDefault } from '@bearings/domain/notifications/options'
import { expect, test } from 'vitest'
import { givenDemo, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import type { NewNotification } from '../new-notification.ts'
import { notifyAll } from '../service.ts'
import { wantMail } from './service.ts'

const app = useTestApp()

function told(userId: string, type: NewNotification['type']): NewNotification {
  return { userId, type, title: type, message: '' }
}

test('someone who has chosen nothing sees everything, and gets mail of what matters most', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))

  const preferences = await call('GET /notifications/preferences')

  expect(preferences.every(({ inApp }) => inApp)).toBe(true)
  expect(preferences.map(({ type, byMail }) => `${type}: ${byMail}`)).toEqual([
    'application-reminder: false',
    'task-assigned: true',
    'task-updated: false',
    'essay-feedback: true',
    'message: true',
    'school-suggested: false',
    'letter: true',
    'advisor-request: true',
    'advisor_request_approved: true',
    'advisor_request_rejected: true',
  ])
})

test.each([
  { role: 'advisor', count: 6 },
  { role: 'admin', count: 1 },
] as const)('$role chooses about what they are told of', async ({ role, count }) => {
  const call = await app.as(await givenUser(app.db, role))

  expect(await call('GET /notifications/preferences')).toHaveLength(count)
})

test('a person changes one, and the others stay', async () => {
  const student = await givenUser(app.db, 'student')
  const neighbor = await givenUser(app.db, 'student')
  const call = await app.as(student)
  const before = await call('GET /notifications/preferences')
  const changed = { type: 'task-updated', inApp: false, byMail: true } as const

  const answer = await call('PUT /notifications/preferences', { preferences: [changed] })

  expect(answer).toEqual(before.map((one) => (one.type === 'task-updated' ? changed : one)))
  expect(await call('GET /notifications/preferences')).toEqual(answer)
  expect(await (await app.as(neighbor))('GET /notifications/preferences')).toEqual(before)
})

test('what is switched off in the product is not shown there; requests and our own word always are', async () => {
  const student = await givenUser(app.db, 'student')
  const neighbor = await givenUser(app.db, 'student')
  const call = await app.as(student)
  await call('PUT /notifications/preferences', {
    preferences: [{ type: 'task-assigned', inApp: false, byMail: false }],
  })
  const types = ['task-assigned', 'task-updated', 'advisor-request', 'system'] as const

  await app.db.transaction((tx) =>
    notifyAll(
      tx,
      [...types.map((type) => told(student.userId, type)), told(neighbor.userId, 'task-assigned')],
      new Date(),
    ),
  )

  const { notifications } = await call('GET /notifications')
  expect(notifications.map(({ type }) => type).toSorted()).toEqual([
    'advisor-request',
    'system',
    'task-updated',
  ])
  expect((await (await app.as(neighbor))('GET /notifications')).notifications).toHaveLength(1)
})

test.each(['advisor-request', 'system', 'advisor_request'])('%s cannot be switched off', async (type) => {
  const call = await app.as(await givenUser(app.db, 'student'))
  const preferences = [{ type: type as 'advisor-request', inApp: false, byMail: false }]

  await expect(call('PUT /notifications/preferences', { preferences })).toBeRefused('INVALID_INPUT')
})

test('mail goes to those who want it, by choice or by default, and to no member of a demo', async () => {
  const demoId = await givenDemo(app.db)
  const usual = await givenUser(app.db, 'student')
  const chosen = await givenUser(app.db, 'student')
  const sandboxed = await givenUser(app.db, 'student', { demoId })
  const people = [usual, chosen, sandboxed].map(({ userId }) => userId)
  const call = await app.as(chosen)
  await call('PUT /notifications/preferences', {
    preferences: [
      { type: 'task-assigned', inApp: true, byMail: false },
      { type: 'task-updated', inApp: true, byMail: true },
    ],
  })

  expect(mailedByDefault).toContain('task-assigned')
  expect(await wantMail(app.db, 'task-assigned', people)).toEqual([usual.userId])
  expect(await wantMail(app.db, 'task-updated', people)).toEqual([chosen.userId])
  expect(await wantMail(app.db, 'system', people)).toEqual([])
  expect(await wantMail(app.db, 'task-assigned', [])).toEqual([])
})

test('the switch beside the deadlines and the one in the settings are the same', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))
  await call('PUT /notifications/preferences', {
    preferences: [{ type: 'application-reminder', inApp: false, byMail: true }],
  })
  expect(await call('GET /deadlines/reminders')).toEqual({ byMail: true })

  await call('PUT /deadlines/reminders', { byMail: false })

  expect(await call('GET /notifications/preferences')).toContainEqual({
    type: 'application-reminder',
    inApp: false,
    byMail: false,
  })
})
