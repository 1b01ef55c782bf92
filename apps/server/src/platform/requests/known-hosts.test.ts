import { expect, test } from 'vitest'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const PUBLIC_URL = 'https://bearings.school.example'
const app = useTestApp({ settings: { PUBLIC_URL } })
const proxied = useTestApp({ settings: { PUBLIC_URL, TRUST_PROXY: '1' } })

const ask = ({ app: server }: TestApp, url: string, headers: Record<string, string>) =>
  server.inject({ url, headers })

test.each([
  'bearings.school.example',
  'Bearings.School.Example:8443',
  'localhost:3000',
  '127.0.0.1',
  '[::1]',
])('the server answers at %s', async (host) => {
  expect((await ask(app, '/auth/v1/settings', { host })).statusCode).toBe(200)
  expect((await ask(app, '/api/v1/me', { host })).statusCode).toBe(401)
})

test('at another name it says which setting is missing, in the words of each interface', async () => {
  const headers = { host: 'rebind.evil.example' }
  const [api, auth, unknown, page, calendar] = await Promise.all(
    ['/api/v1/openapi.json', '/auth/v1/settings', '/functions/v1/x', '/somewhere', '/calendar/x.ics'].map(
      (url) => ask(app, url, headers),
    ),
  )

  expect(api!.statusCode).toBe(421)
  expect(api!.json().error).toMatchObject({
    code: 'WRONG_HOST',
    message: expect.stringContaining('PUBLIC_URL'),
  })
  expect(auth!.json()).toMatchObject({ msg: expect.stringContaining('PUBLIC_URL') })
  expect(unknown!.json()).toEqual({ error: expect.stringContaining('PUBLIC_URL') })
  for (const answer of [page!, calendar!]) {
    expect(answer.statusCode).toBe(421)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain('PUBLIC_URL')
  }
})

test('a load balancer asks for the health under any name', async () => {
  expect((await ask(app, '/health', { host: '10.0.0.7:3000' })).statusCode).toBe(200)
})

test('behind a trusted proxy the name is the one that the proxy was asked under', async () => {
  const host = 'upstream'
  const forwarded = { host, 'x-forwarded-host': 'bearings.school.example' }

  expect((await ask(proxied, '/auth/v1/settings', forwarded)).statusCode).toBe(200)
  expect((await ask(proxied, '/auth/v1/settings', { host })).statusCode).toBe(421)
  expect((await ask(app, '/auth/v1/settings', forwarded)).statusCode).toBe(421)
})
