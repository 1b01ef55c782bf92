import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/test-app.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'bearings-pages-'))
writeFileSync(join(webRoot, 'app.html'), '<div id="root">')
writeFileSync(join(webRoot, 'routes.json'), '["^/auth/?$"]')
afterAll(() => rmSync(webRoot, { recursive: true }))
const app = useTestApp({ webRoot })

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

test.each(methods)(
  '%s to an unknown path of an interface is answered in its words, not with a page',
  async (method) => {
    const urls = [
      '/api/v1/nothing',
      '/api/v1/%E0%A4%A',
      '/API/v1/me',
      '/Auth/V1/nothing',
      '/api/nothing',
      '/api',
      '/auth/v1/nothing',
      '/functions/v1/nothing',
    ]
    for (const url of urls) {
      const answer = await app.app.inject({ method, url })
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ])
    }
  },
)

test('what the sign-in protocol knows and we do not offer is named to a browser that opens it', async () => {
  const { body, statusCode } = await app.app.inject({ url: '/auth/v1/user/identities/authorize' })

  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ error_code: 'manual_linking_disabled' })
})

test('a page that does not exist still is the app’s, beside them', async () => {
  expect(await app.app.inject({ url: '/apis' })).toMatchObject({ statusCode: 404, body: '<div id="root">' })
  expect(await app.app.inject({ url: '/%E0%A4%A' })).toMatchObject({
    statusCode: 404,
    body: '<div id="root">',
    headers: { 'x-frame-options': 'DENY' },
  })
  expect(await app.app.inject({ url: '/auth' })).toMatchObject({ statusCode: 200, body: '<div id="root">' })
})

test('an answer to a program carries what protects data, and nothing that is about pages', async () => {
  const [data, refused, page] = await Promise.all(
    ['/api/v1/openapi.json', '/api/v1/me', '/auth'].map((url) => app.app.inject({ url })),
  )

  for (const { headers } of [data!, refused!]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('x-frame-options')
  }
  expect(page!.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page!.headers['x-frame-options']).toBe('DENY')
})
