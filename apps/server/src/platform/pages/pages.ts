import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '@bearings/domain/failure'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { crawlers } from './crawlers.ts'
import { type FirstViews, firstViews } from './first-views.ts'
import { isUnderApi } from './not-found.ts'
import { notedPage, type PageNotes } from './noted-page.ts'
import { fillTemplate } from './page-in-memory.ts'

type Options = { webRoot: string; config: Config; views?: FirstViews; notes?: PageNotes }

const prerendered = { '/': 'landing.html', '/welcome': 'welcome.html', '/privacy': 'privacy.html' }

/**
 * Headers that matter only for pages. Scripts, styles and fonts are sent without them, because a first visit
 * loads many.
 */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A worker of ours reads and computes. It may run WebAssembly, and reaches no server but this one. */
const ofWorkers = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/**
 * Serves the built pages. Files under `assets/` have a hash in their name and never change. Every other path
 * gets the app, whose router decides what to show. The prerendered pages get the settings that only the
 * running server knows.
 */
export async function pages(app: FastifyInstance, { webRoot, config, views = {}, notes = {} }: Options) {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: false,
    // Registers each file by name, so that all other paths, unknown API paths included, reach other handlers.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (/\.(js|css|woff2|wasm)(\.br|\.gz)?$/.test(path))
        for (const name of ofPages) reply.raw.removeHeader(name)
      if (/\.worker-[^/]+\.js(\.br|\.gz)?$/.test(path))
        reply.raw.setHeader('content-security-policy', ofWorkers)
    },
  })

  for (const [path, file] of Object.entries(prerendered)) {
    if (!existsSync(join(webRoot, file))) continue
    const send = notedPage(fillTemplate(readFileSync(join(webRoot, file), 'utf8'), config), notes[path])
    app.get(path, (request, reply) => send(request, reply))
  }

  crawlers(app, config)
  const sendApp = firstViews(app, readFileSync(join(webRoot, 'app.html'), 'utf8'), views)
  const isRoute = routesIn(join(webRoot, 'routes.json'))

  app.setNotFoundHandler((request, reply) => {
    if (isUnderApi(request.url)) return reply.code(404).send(new Failure('NOT_FOUND').body)
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    const path = request.url.split('?')[0]!
    if (path.startsWith('/assets/')) return reply.code(404).send()
    // An unknown path shows the app's own 404 page, with status 404.
    return sendApp(request, reply.code(isRoute(path) ? 200 : 404))
  })
}

/** Returns whether a path is an app route, by the build's patterns such as `^/schools/[^/]+/research/?$`. */
function routesIn(file: string): (path: string) => boolean {
  if (!existsSync(file)) return () => true
  const routes = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((source) => new RegExp(source))
  return (path) => routes.some((route) => route.test(path))
}
