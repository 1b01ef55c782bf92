import { createECDH, randomBytes } from 'node:crypto'
import { sessions } from '@bearings/auth/store/tables/sessions'
import { keptAt } from '@bearings/domain/notifications/push/options'
import type { PushDevice } from '@bearings/domain/notifications/push/schema'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { pushDevices } from '#database/tables/push-devices.ts'
import { users } from '#database/tables/users.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'
import type { NewNotification } from '../new-notification.ts'
import { notifyAll } from '../service.ts'
import { pushNotifications } from './jobs.ts'
import { sendPush } from './send.ts'

const noon = '2026-11-02T12:00:00Z'
let pushed: { endpoint: string; payload: string }[] = []
/** What the push service answers. */
let status = 201

const app = useTestApp({ now: noon })
beforeEach(() => {
  pushed = []
  status = 201
})

const run = () =>
  pushNotifications(
    { db: app.db, now: app.now, config: app.config },
    undefined,
    async ({ endpoint }, payload) => {
      pushed.push({ endpoint, payload })
      return status
    },
  )

function givenDevice(): PushDevice {
  const curve = createECDH('prime256v1')
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

async function givenPerson({ timeZone = 'Europe/London' } = {}) {
  const actor = await givenUser(app.db, 'student', { timeZone })
  const [call, device] = [await app.as(actor), givenDevice()]
  await call('PUT /notifications/push', device)
  return { actor, call, device }
}

async function tell(userId: string, type: NewNotification['type'] = 'application-reminder') {
  const notice = { userId, type, title: 'Carleton: Early Decision', message: 'Due in 3 days.' }
  const at = new Date(app.now().getTime() + 1)
  await app.db.transaction((tx) => notifyAll(tx, [notice], at))
  app.setNow(new Date(at.getTime() + 60_000).toISOString())
}

test('a person who wants it is told on the device that something is near, and nothing that others may not read', async () => {
  const { actor, call, device } = await givenPerson()
  expect(await call('GET /notifications/push')).toMatchObject({
    devices: 1,
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
  })
  await run()
  expect(pushed).toEqual([])
  await tell(actor.userId)
  await run()
  await run()
  expect(pushed).toEqual([
    {
      endpoint: device.endpoint,
      payload: JSON.stringify({ title: 'A deadline is near', path: '/notifications' }),
    },
  ])
})

test('a device that is registered twice at the same moment is told of everything once', async () => {
  const actor = await givenUser(app.db, 'student', { timeZone: 'Europe/London' })
  const [call, device] = [await app.as(actor), givenDevice()]

  await Promise.all(Array.from({ length: 4 }, () => call('PUT /notifications/push', device)))

  expect(await call('GET /notifications/push')).toMatchObject({ devices: 1 })
  await tell(actor.userId)
  await run()
  expect(pushed).toHaveLength(1)
})

test('it is at most one a day, and none of what has been read', async () => {
  const { actor } = await givenPerson()
  await tell(actor.userId)
  await run()
  await tell(actor.userId, 'task-assigned')
  await run()
  expect(pushed).toHaveLength(1)
  app.setNow('2026-11-03T12:00:00Z')
  await run()
  expect(pushed.at(-1)?.payload).toContain('There is a new task')

  await tell(actor.userId)
  await (
    await app.as(actor)
  )('POST /notifications/read')
  app.setNow('2026-11-04T12:00:00Z')
  await run()
  expect(pushed).toHaveLength(2)
})

test('whoever signs out on a device gets no more pushes there, and goes on getting them where they are signed in', async () => {
  const { actor } = await givenPerson()
  app.setNow('2026-11-02T12:01:00Z')
  const [onPhone, phone] = [await app.as(actor), givenDevice()]
  expect(await onPhone('GET /notifications/push')).toMatchObject({ devices: 1, isHere: false })
  expect(await onPhone('PUT /notifications/push', phone)).toMatchObject({ devices: 2, isHere: true })

  const [first] = await app.db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, actor.userId))
    .orderBy(asc(pushDevices.createdAt))
  await app.db.delete(sessions).where(eq(sessions.id, first!.sessionId!))
  await tell(actor.userId)
  await run()

  expect(pushed.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint])
})

test('while a person sleeps nothing is pushed, and in the morning it is', async () => {
  const { actor } = await givenPerson({ timeZone: 'America/Los_Angeles' })
  await tell(actor.userId)
  await run()
  expect(pushed).toEqual([])
  app.setNow('2026-11-02T15:30:00Z')
  await run()
  expect(pushed).toHaveLength(1)
})

test.each([404, 410])(
  'a device that is gone (%i) is forgotten, and one whose service fails is not',
  async (gone) => {
    const { actor } = await givenPerson()
    const devices = async () => (await (await app.as(actor))('GET /notifications/push')).devices
    await tell(actor.userId)
    status = 500
    await run()
    expect(await devices()).toBe(1)
    app.setNow('2026-11-03T12:00:00Z')
    await tell(actor.userId)
    status = gone
    await run()
    expect(await devices()).toBe(0)
  },
)

test('a device belongs to who added it last, a person has five, and ends any of them', async () => {
  const first = await givenPerson()
  const second = await givenPerson()
  await second.call('PUT /notifications/push', first.device)
  expect(await first.call('GET /notifications/push')).toMatchObject({ devices: 0 })
  expect(await second.call('GET /notifications/push')).toMatchObject({ devices: 2 })
  for (let count = 0; count < 5; count++) await second.call('PUT /notifications/push', givenDevice())
  expect(await second.call('GET /notifications/push')).toMatchObject({ devices: 5 })

  const own = givenDevice()
  await first.call('PUT /notifications/push', own)
  await second.call('POST /notifications/push/end', { endpoint: own.endpoint })
  expect(await first.call('GET /notifications/push')).toMatchObject({ devices: 1 })
  expect(await first.call('POST /notifications/push/end', { endpoint: own.endpoint })).toMatchObject({
    devices: 0,
  })
})

test.each([
  'https://169.254.169.254/latest',
  'https://fcm.googleapis.com.example.org/x',
  'http://localhost:3000/',
])('the server sends nothing to %s, whoever names it as their device', async (endpoint) => {
  const call = await app.as(await givenUser(app.db, 'student'))
  await expect(call('PUT /notifications/push', { ...givenDevice(), endpoint })).toBeRefused('INVALID_INPUT')
  const never = vi.spyOn(globalThis, 'fetch')
  const sender = { subject: 'mailto:a@b.example', publicKey: '', privateKey: '' }
  expect(await sendPush({ ...givenDevice(), endpoint }, '', sender)).toBe(410)
  expect(never).not.toHaveBeenCalled()
  never.mockRestore()
})

test('what leaves is encrypted for the device and signed by the server, and follows no redirect', async () => {
  const { call } = await givenPerson()
  const { publicKey } = await call('GET /notifications/push')
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  const { pushKeys } = await import('./keys.ts')
  const device = givenDevice()
  await sendPush(device, '{"title":"A deadline is near"}', {
    ...(await pushKeys(app.db)),
    subject: 'mailto:a@b.example',
  })
  const [url, { method, headers, body, redirect } = {}] = sent.mock.calls[0]!
  sent.mockRestore()
  expect([url, method, redirect]).toEqual([device.endpoint, 'POST', 'error'])
  expect((headers as Record<string, string>).Authorization).toContain(publicKey)
  expect(Buffer.from(body as Uint8Array).toString('latin1')).not.toContain('deadline')
})

test('after signing out, and in a demo, nothing is pushed', async () => {
  const { actor } = await givenPerson()
  await tell(actor.userId)
  const { sessions } = await import('@bearings/auth/store/tables/sessions')
  await app.db.delete(sessions).where(eq(sessions.userId, actor.userId))
  await run()
  expect(pushed).toEqual([])
  expect(await app.db.select().from(pushDevices).where(eq(pushDevices.userId, actor.userId))).toEqual([])

  const demoId = await givenDemo(app.db)
  const call = await app.as(await givenUser(app.db, 'student', { demoId }))
  expect(await call('GET /notifications/push')).toMatchObject({ publicKey: null })
  await expect(call('PUT /notifications/push', givenDevice())).toBeRefused('FORBIDDEN')
})

test('an account takes its devices with it', async () => {
  const { actor } = await givenPerson()
  await app.db.delete(users).where(eq(users.id, actor.userId))
  expect(await app.db.select().from(pushDevices).where(eq(pushDevices.userId, actor.userId))).toEqual([])
})

test('on a machine of one’s own nothing is sent: what a locked phone would show is read there, after the quiet hours', async () => {
  const { actor, call } = await givenPerson()
  const device = { ...givenDevice(), endpoint: `${keptAt}${crypto.randomUUID()}` }
  expect(await call('PUT /notifications/push', device)).toMatchObject({ isKept: true, devices: 2 })
  app.setNow('2026-11-03T06:30:00Z')
  await tell(actor.userId)

  const leaves = vi.spyOn(globalThis, 'fetch')
  const read = async (now: string) => {
    app.setNow(now)
    await pushNotifications(app)
    const shown = (await app.app.inject('/dev/pushes.json')).json<{ endpoint: string }[]>()
    return shown.filter(({ endpoint }) => endpoint === device.endpoint)
  }
  expect(await read('2026-11-03T06:59:00Z')).toEqual([])
  const pushed = { at: '2026-11-03T07:00:00.000Z', title: 'A deadline is near', path: '/notifications' }
  expect(await read('2026-11-03T07:00:00Z')).toEqual([{ ...pushed, endpoint: device.endpoint }])
  expect((await app.app.inject('/dev/pushes')).body).toContain('A deadline is near')
  const elsewhere = { url: '/dev/pushes.json', headers: { 'x-forwarded-for': '198.51.100.9' } }
  expect((await app.app.inject(elsewhere)).statusCode).toBe(404)
  expect(leaves).not.toHaveBeenCalled()
  leaves.mockRestore()
})

test('a device from before sessions were noted, which is pushed to, is not shown as off', async () => {
  const { actor } = await givenPerson()
  await app.db.update(pushDevices).set({ sessionId: null }).where(eq(pushDevices.userId, actor.userId))
  const call = await app.as(actor)
  expect(await call('GET /notifications/push')).toMatchObject({ devices: 1, isHere: true })
})

test('a server that does not push says so, and sends nothing', async () => {
  const own = await createTestApp({ now: noon, settings: { PUSH: 'off' } })
  const call = await own.as(await givenUser(own.db, 'student'))
  expect(await call('GET /notifications/push')).toEqual({
    publicKey: null,
    isKept: false,
    devices: 0,
    isHere: false,
  })
  await expect(call('PUT /notifications/push', givenDevice())).toBeRefused('FORBIDDEN')
  await own.close()
})
