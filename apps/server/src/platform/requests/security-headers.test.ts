import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example' } })
beforeAll(() => app.app.listen({ port: 0, host: '127.0.0.1' }))

const addresses = [
  '/api/v1/me',
  '/api/v1/nothing',
  '/auth/v1/settings',
  '/calendar/nobodys.ics',
  '/functions/v1/rag-chat',
  '/health',
  '/nothing',
  '/unsubscribe/nobodys',
]

test.each(addresses)('%s protects a person who asks for it under a public address', async (url) => {
  const { headers } = await app.app.inject({ url, headers: { host: 'bearings.example' } })

  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/i)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-type']).toMatch(/charset=utf-8/i)
})

test.each(addresses)('%s gives the page of another site no leave to ask or to read', async (url) => {
  const headers = {
    host: 'bearings.example',
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization, content-type',
  }
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const answer = await app.app.inject({ method, url, headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
})

test.each(['/api/v1/me', '/', '/auth/v1/user'])('TRACE %s tells nobody what was sent', async (path) => {
  const answer = await raw(
    `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer hush\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405|501) /)
  expect(answer).not.toContain('hush')
})

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 40'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['chunks by another name', 'Transfer-Encoding: chunked, identity'],
])('a request with %s is refused, and nothing behind it is taken for another one', async (_, lengths) => {
  const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const answer = await raw(
    `POST /api/v1/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n0\r\n\r\n${hidden}`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
})

/** Sends raw bytes and returns the response. */
function raw(request: string): Promise<string> {
  const { port } = app.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => void (answer += piece))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
