import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/tables/users.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'
import { mailNotifications } from '../mails/jobs.ts'
import type { NewNotification } from '../new-notification.ts'
import { notifyAll } from '../service.ts'
import { unsubscribeUrls } from './signed-links.ts'

let now = new Date('2026-11-01T12:00:00Z')

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' } })
const student = givenEach(() => givenUser(app.db, 'student'))

test('a student who unsubscribes with one click gets no more of that kind and still the others', async () => {
  await tell('task-assigned')
  const [before] = await mailed()

  const answer = await post(pathOf(before))
  await tell('task-assigned', 'advisor-request')

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('You will not get emails about new tasks anymore.')
  expect(answer.body).toContain('href="/settings#notifications"')
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['task-assigned', 'advisor-request'])
})

test('a mother who has chosen Spanish unsubscribes on a page without a word of English', async () => {
  const mother = await givenUser(app.db, 'guardian', { language: 'es' })
  const url = await unsubscribeUrls({ ...app, now: () => now })
  const path = new URL(url(mother.userId, 'family-week')).pathname

  const asked = await app.app.inject({ url: path })
  const done = await post(path)

  expect(asked.body).toContain('<html lang="es">')
  expect(asked.body).toContain('Ya no recibirá correos sobre la semana que viene.')
  expect(done.body).toContain('en sus <a href="/settings#notifications">ajustes</a>')
  for (const { body } of [asked, done])
    expect(body.replace(/<style>.*<\/style>|<[^>]*>/gs, '')).not.toMatch(
      /\b(the|you|your|will|settings|email)\b/i,
    )
})

test('a link that was cut off says so in the language of the browser', async () => {
  const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
  const { body } = await app.app.inject({ url: '/unsubscribe/cut-off', headers })
  expect(body).toContain('Este enlace no funciona')
})

test('a scanner that opens the link changes nothing, and finds a page that names nobody', async () => {
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])

  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.app.inject({ method, url: path })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  }
  const { body } = await app.app.inject({ url: path })
  await tell('task-assigned')

  expect(body).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>')
  expect(body).not.toContain(student.email)
  expect(body).not.toContain('<script')
  expect(await mailed()).toHaveLength(2)
})

test('what was waiting when they unsubscribed is not sent', async () => {
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])
  await notify('task-assigned')

  await post(path)
  await write()

  expect(await mailed()).toHaveLength(1)
})

test('unsubscribing leaves what one sees in the product, can be done twice, and be taken back', async () => {
  const call = await app.as(student)
  await call('PUT /notifications/preferences', {
    preferences: [{ type: 'task-assigned', inApp: false, byMail: true }],
  })
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])

  await post(path)
  expect((await post(path)).statusCode).toBe(200)

  const chosen = { type: 'task-assigned', inApp: false, byMail: false } as const
  expect(await call('GET /notifications/preferences')).toContainEqual(chosen)
  await call('PUT /notifications/preferences', { preferences: [{ ...chosen, byMail: true }] })
  await tell('task-assigned')
  expect(await mailed()).toHaveLength(2)
})

test('a link that was changed or made up ends nothing', async () => {
  const neighbor = await givenUser(app.db, 'student')
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])
  const [, person, , until, signature] = /^\/unsubscribe\/([^.]+)\.([^.]+)\.([^.]+)\.([^.]+)$/.exec(path)!
  const stranger = Buffer.from(neighbor.userId.replaceAll('-', ''), 'hex').toString('base64url')
  const wrong = [
    path.slice(0, -1),
    `${path}A`,
    `/unsubscribe/${stranger}.task-assigned.${until}.${signature}`,
    `/unsubscribe/${person}.advisor-request.${until}.${signature}`,
    `/unsubscribe/${person}.task-assigned.zzzzzz.${signature}`,
    `/unsubscribe/${person}.task-assigned.${until}.`,
    '/unsubscribe/nonsense',
  ]

  for (const url of wrong)
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await app.app.inject({ method, url })
      expect({ method, url, statusCode, body }).toEqual({
        method,
        url,
        statusCode: 404,
        body: expect.stringContaining('This link does not work'),
      })
    }
  await tell('task-assigned')
  expect(await mailed()).toHaveLength(2)
})

test('a mail program that sends too much is refused, and told of no failure of ours', async () => {
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])

  const { statusCode, body } = await post(path, 'x'.repeat(5000))

  expect(statusCode).toBe(413)
  expect(body).not.toContain('on our side')
})

test('after a year the link leads to the settings instead', async () => {
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])
  app.setNow('2027-11-02T12:30:00Z')

  const opened = await app.app.inject({ url: path })
  const pressed = await post(path)
  app.setNow('2026-11-01T12:00:00Z')
  await tell('task-assigned')

  for (const response of [opened, pressed]) {
    expect(response.statusCode).toBe(410)
    expect(response.body).toContain('This link has expired')
    expect(response.body).toContain('href="/settings#notifications"')
  }
  expect(await mailed()).toHaveLength(2)
})

test('the link of somebody who is gone does no harm', async () => {
  await tell('task-assigned')
  const path = pathOf((await mailed())[0])
  await app.db.delete(users).where(eq(users.id, student.userId))

  expect((await post(path)).statusCode).toBe(200)
})

/** Sends what a mail program sends. */
function post(url: string, payload = 'List-Unsubscribe=One-Click') {
  return app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
}

function pathOf(mail: { unsubscribeUrl: string | null } | undefined): string {
  return mail!.unsubscribeUrl!.replace('https://bearings.example', '')
}

async function tell(...types: NewNotification['type'][]): Promise<void> {
  await notify(...types)
  await write()
}

async function notify(...types: NewNotification['type'][]): Promise<void> {
  const told = types.map((type) => ({ userId: student.userId, type, title: type, message: 'A message' }))
  await app.db.transaction((tx) => notifyAll(tx, told, now))
}

/** Writes the waiting mails, 15 minutes later. */
async function write(): Promise<void> {
  now = new Date(now.getTime() + 15 * 60_000)
  await mailNotifications({ db: app.db, config: app.config, now: () => now })
}

function mailed() {
  return mailsTo(app.db, student.email)
}
