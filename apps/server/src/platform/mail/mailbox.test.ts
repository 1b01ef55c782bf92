import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { noticesOf } from '#platform/config/notices.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { mailbox } from './mailbox.ts'

const paths = ['/dev/mailbox', '/dev/mailbox.json']

const home = useTestApp()
const kept = useTestApp({
  settings: {
    DEV_MAILBOX: 'on',
    PUBLIC_URL: 'https://bearings.school.example',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
  },
})

async function statusesAt(
  { app }: { app: Pick<TestApp['app'], 'inject'> },
  headers: Record<string, string> = {},
): Promise<number[]> {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers })))
  return answers.map(({ statusCode }) => statusCode)
}

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'bearings.localhost'])(
  'on a machine of one’s own the mailbox is found at %s',
  async (host) => {
    expect(await statusesAt(home, { host })).toEqual([200, 200])
  },
)

test.each([
  { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'bearings.school.example' },
  { forwarded: 'for=198.51.100.9' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '198.51.100.9' },
])('a request that a proxy passed on finds no mailbox: %o', async (headers) => {
  expect(await statusesAt(home, { host: 'localhost', ...headers })).toEqual([404, 404])
})

test.each(['rebind.evil.example', '127.0.0.1.evil.example', 'evil-localhost', 'localhost.evil.example'])(
  'a website that has pointed %s at this machine reads no mail',
  async (host) => {
    expect(await statusesAt(home, { host })).toEqual([421, 421])
    expect(await statusesAt(kept, { host })).toEqual([421, 421])
  },
)

test.each([
  { PUBLIC_URL: 'https://bearings.school.example' },
  { TRUST_PROXY: '1' },
  { SMTP_URL: 'smtp://127.0.0.1:9' },
  { HOST: '0.0.0.0' },
  { HOST: '0.0.0.0', DEV_MAILBOX: 'on' },
  { DEV_MAILBOX: 'off' },
])('with %o there is no mailbox for anybody', async (settings) => {
  const config = parseConfig(settings as Record<string, string>)
  const server = fastify()
  await server.register(mailbox, { db: home.db, config })

  expect(await statusesAt({ app: server }, { host: 'localhost' })).toEqual([404, 404])
})

test('DEV_MAILBOX=on keeps it whatever else is set, under this machine’s own names only', async () => {
  expect(await statusesAt(kept, { host: 'localhost' })).toEqual([200, 200])
  expect(await statusesAt(kept, { host: '127.0.0.1:3000', 'x-forwarded-for': '198.51.100.9' })).toEqual([
    200, 200,
  ])
  expect(await statusesAt(kept, { host: 'bearings.school.example' })).toEqual([404, 404])
})

test('an address that no database keeps is told so, and nothing of the query', async () => {
  const answer = await home.app.inject({ url: '/dev/mailbox.json?to=%00' })

  expect(answer.statusCode).toBe(400)
  expect(answer.body).not.toContain('select')
})

test('the start says when nobody will get mail, and when everybody’s can be read', () => {
  const noticesWith = (settings: Record<string, string>) => noticesOf(parseConfig(settings)).join('\n')

  expect(noticesWith({})).toBe('')
  expect(noticesWith({ PUBLIC_URL: 'https://bearings.school.example' })).toMatch(
    /^No email will be sent.*SMTP_URL is not set\.$/,
  )
  expect(noticesWith({ DEV_MAILBOX: 'on' })).toMatch(/^DEV_MAILBOX=on: .*\/dev\/mailbox\.$/)
  expect(noticesWith({ PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://b.example' })).toBe('')
})
