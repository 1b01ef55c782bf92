import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const prerendered = { '/': 'landing.html', '/welcome': 'welcome.html', '/privacy': 'privacy.html' }

/**
 * The built pages. Files under `assets/` carry a hash in their name and never change; every other path is the app,
 * whose router decides what to show. The prerendered pages get the settings that only the running server knows.
 */
export async function pages(app: FastifyInstance, { webRoot, config }: { webRoot: string; config: Config }) {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  for (const [path, file] of Object.entries(prerendered)) {
    const found = join(webRoot, file)
    if (!existsSync(found)) continue
    const html = fillIn(readFileSync(found, 'utf8'), config)
    app.get(path, (_, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    if (request.url.startsWith('/assets/')) return reply.code(404).send()
    return reply.header('cache-control', 'no-cache').sendFile('app.html')
  })
}

/** Texts that are settings stand in the pages as `{{name}}`. */
function fillIn(html: string, config: Config): string {
  return html
    .replaceAll('{{launchBanner}}', escapeHtml(config.launchBanner))
    .replaceAll('{{demo}}', config.demo ? 'on' : 'off')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
