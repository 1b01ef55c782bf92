import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const METRICS_TOKEN = 'a-token-of-the-school'

const own = useTestApp()
const open = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.school.example', METRICS_TOKEN } })
const closed = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.school.example' } })

const ask = ({ app }: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress })

test('a person who runs the server sees requests, statements, jobs, streams, mail and tokens, and nothing of a person', async () => {
  const student = await givenUser(own.db, 'student', { fullName: 'Wilhelmina Farthing' })
  await (
    await own.as(student)
  )('GET /essays')

  const { statusCode, headers, body } = await ask(own)

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('bearings_request_seconds_count{method="GET",route="/api/v1/essays",status="2xx"} 1')
  for (const name of [
    'database_statements_total',
    'job_failures_in_a_row',
    'streams',
    'mails',
    'model_tokens_today',
  ])
    expect(body).toMatch(new RegExp(`^bearings_${name}(\\{[^}]*\\})? \\d`, 'm'))
  for (const word of [student.userId, student.email, 'Wilhelmina']) expect(body).not.toContain(word)
})

test('an address that nobody serves is one label, however many are asked for', async () => {
  await own.app.inject({ url: '/wp-login.php' })
  await own.app.inject({ url: '/.env?secret=7' })

  const { body } = await ask(own)

  expect(body).not.toMatch(/wp-login|secret/)
})

test('on a machine of one’s own nobody reads it from elsewhere, and not through a proxy', async () => {
  expect((await ask(own, {}, '192.0.2.7')).statusCode).toBe(404)
  expect((await ask(own, { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
})

test('a server that people reach shows it to who brings the token, under any name, and to nobody else', async () => {
  const host = '10.0.0.7:3000'
  const authorization = `Bearer ${METRICS_TOKEN}`

  expect((await ask(open, { authorization, host }, '10.0.0.9')).statusCode).toBe(200)
  expect((await ask(open)).statusCode).toBe(401)
  expect((await ask(open, { authorization: 'Bearer another' })).statusCode).toBe(401)
  expect((await ask(closed)).statusCode).toBe(404)
})

test('a load balancer is told under any name that the process is live and that its database is ready', async () => {
  const headers = { host: '10.0.0.7' }
  const [live, ready] = await Promise.all(
    ['/health/live', '/health/ready'].map((url) => closed.app.inject({ url, headers })),
  )

  expect(live!.json()).toEqual({ status: 'ok' })
  expect(ready!.json()).toEqual({ status: 'ok' })
})
