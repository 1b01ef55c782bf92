import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** The pages that search engines may index; pages behind sign-in are excluded. */
const found = ['/', '/welcome', '/privacy', '/auth']

/** Serves robots.txt and the sitemap to search engines. */
export function crawlers(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const robots = [
    'User-agent: *',
    ...found.map((path) => `Allow: ${path}$`),
    'Allow: /assets/',
    'Allow: /share.jpg',
  ]
  const text = [...robots, 'Disallow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(text))

  const pages = found.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('')
  const map = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>`
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(map))
}
