import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '#platform/config/config.ts'
import { isUnderApi } from '#platform/pages/not-found.ts'

const oneYear = 31_536_000

/** Keeps a browser that opens a non-page response as a page from doing anything with it. */
const lockedUp = "default-src 'none'; frame-ancestors 'none'"

/** A student's public page, for people who have its address and not for search engines or archives. */
const unlisted = /^(\/p|\/api\/v1\/profile\/public)\//

/**
 * Sets the security headers. Pages allow no third parties, no framing and no inline scripts; inline styles
 * are allowed because Mantine sets sizes that way. Responses to programs get the headers that protect data
 * and forbid a browser to do anything with them, without the kilobyte of headers that matters only to pages.
 */
export const securityHeaders = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const secure = config.publicUrl.startsWith('https:')
  const ofData = {
    'cache-control': 'no-store',
    'content-security-policy': lockedUp,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
  }
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http, as in a school's own network, upgrades would make every request fail.
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure ? { maxAge: oneYear } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    // No browser shows an API's responses as a page.
    if (isUnderApi(request.url)) void reply.headers(ofData)
    else void reply.helmet()
    if (unlisted.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
    done()
  })
})
