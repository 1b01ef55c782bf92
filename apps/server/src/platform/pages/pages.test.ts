import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { securityHeaders } from '#platform/requests/security-headers.ts'
import type { FirstViews } from './first-views.ts'
import type { PageNotes } from './noted-page.ts'
import { pages } from './pages.ts'

const built = {
  'landing.html': '<p>{{launchBanner}}</p><form data-demo="{{demo}}">',
  'privacy.html': '<h1>Privacy</h1>{{note}}',
  'app.html': '<div id="root"><!--first-view--></div>',
  'compass.svg': '<svg/>',
  'start.js': 'start()',
  'assets/page-1a2b.js': 'show()',
  'assets/count.worker-1a2b.js': 'count()',
  'routes.json': '["^/?$","^/auth/?$","^/schools/[^/]+/research/?$"]',
}

const app = '<div id="root"></div>'

async function givenPages(
  settings: Record<string, string> = {},
  views: FirstViews = {},
  notes: PageNotes = {},
) {
  const webRoot = mkdtempSync(join(tmpdir(), 'bearings-pages-'))
  mkdirSync(join(webRoot, 'assets'))
  for (const [name, text] of Object.entries(built)) writeFileSync(join(webRoot, name), text)
  const server = fastify()
  const config = parseConfig(settings)
  await server.register(securityHeaders, { config })
  await server.register(pages, { webRoot, config, views, notes })
  onTestFinished(async () => {
    await server.close()
    rmSync(webRoot, { recursive: true })
  })
  return (url: string, headers = {}) => server.inject({ url, headers })
}

test('the landing page carries the launch banner, and its text cannot become markup', async () => {
  const get = await givenPages({ LAUNCH_BANNER: 'Soon <b>', DEMO: 'off' })

  expect((await get('/')).body).toBe('<p>Soon &lt;b&gt;</p><form data-demo="off">')
})

test('a link in the banner leads to a page of ours or to a web address, and nowhere else', async () => {
  const ours = await givenPages({ LAUNCH_BANNER: 'We have launched. [See how](/welcome)' })
  const script = await givenPages({ LAUNCH_BANNER: '[Press](javascript:alert)' })

  expect((await ours('/')).body).toContain('We have launched. <a href="/welcome">See how</a>')
  expect((await script('/')).body).not.toContain('<a')
})

test('a browser that takes brotli gets it, and one that has the page already gets nothing again', async () => {
  const get = await givenPages()

  const first = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const again = await get('/', { 'if-none-match': first.headers.etag })

  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('September 2025')
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each(['/auth', '/schools/166027/research', '/auth?tab=sign-up'])('%s is the app', async (url) => {
  const get = await givenPages()

  expect(await get(url)).toMatchObject({ statusCode: 200, body: app })
})

test.each(['/nowhere', '/schools/166027', '/app.html'])('%s is the app’s 404 page', async (url) => {
  const get = await givenPages()

  expect(await get(url)).toMatchObject({ statusCode: 404, body: app })
})

test('a page with a first view shows it from the second time on, and nobody waits for one to be made', async () => {
  let make = (_markup: string) => {}
  const get = await givenPages({}, { '/find': () => new Promise((resolve) => (make = resolve)) })

  expect((await get('/find')).body).toBe(app)
  make('<ul>$& colleges</ul>')
  await expect.poll(async () => (await get('/find')).body).toBe('<div id="root"><ul>$& colleges</ul></div>')
  expect((await get('/auth')).body).toBe(app)
})

test('a first view that cannot be made leaves the page as it is', async () => {
  const get = await givenPages({}, { '/find': () => Promise.reject(new Error('no database')) })

  await get('/find')
  expect(await get('/find')).toMatchObject({ statusCode: 200, body: app })
})

test('a page outside the app shows what has changed since the server started, and stands without it', async () => {
  const note = { text: '' }
  const get = await givenPages({}, {}, { '/privacy': async () => note.text })
  const failing = await givenPages({}, {}, { '/privacy': () => Promise.reject(new Error('no database')) })

  expect((await get('/privacy')).body).toBe('<h1>Privacy</h1>')
  note.text = '<p>$& Lincoln High</p>'
  expect((await get('/privacy')).body).toBe('<h1>Privacy</h1><p>$& Lincoln High</p>')
  expect(await failing('/privacy')).toMatchObject({ statusCode: 200, body: '<h1>Privacy</h1>' })
})

test('a file of the build is sent as it is, and one that is not there is not the app', async () => {
  const get = await givenPages()

  expect(await get('/compass.svg')).toMatchObject({ statusCode: 200, body: '<svg/>' })
  expect(await get('/assets/old-hash.js')).toMatchObject({ statusCode: 404, body: '' })
})

test('a folder of the build is not listed', async () => {
  const get = await givenPages()

  expect(await get('/assets/page-1a2b.js')).toMatchObject({ statusCode: 200, body: 'show()' })
  expect(await get('/assets/')).toMatchObject({ statusCode: 404, body: '' })
})

test('a script travels without what only protects pages, and its type still counts', async () => {
  const get = await givenPages()

  const [page, script] = [await get('/auth'), await get('/start.js')]

  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(script.headers).not.toHaveProperty('content-security-policy')
  expect(script.headers['x-content-type-options']).toBe('nosniff')
})

test('a worker may run WebAssembly and reaches no other server', async () => {
  const get = await givenPages()
  const { headers } = await get('/assets/count.worker-1a2b.js')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
})

test('a search engine is led to the public pages, by their full addresses, and to nothing behind sign-in', async () => {
  const get = await givenPages({ PUBLIC_URL: 'https://bearings.example' })
  const robots = (await get('/robots.txt')).body.split('\n')
  const map = (await get('/sitemap.xml')).body

  expect(robots).toContain('Disallow: /')
  expect(robots).toContain('Sitemap: https://bearings.example/sitemap.xml')
  expect(map.match(/<loc>[^<]+/g)).toEqual(
    ['/', '/welcome', '/privacy', '/auth'].map((path) => `<loc>https://bearings.example${path}`),
  )
})
