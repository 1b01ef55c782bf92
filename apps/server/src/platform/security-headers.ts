import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from './config.ts'

const oneYear = 31_536_000

/** If a browser opens a non-page response as a page, this policy lets it do nothing. */
const lockedUp = "default-src 'none'; frame-ancestors 'none'"

/** Responses for programs, which no browser shows as a page. */
const interfaces = /^\/(api|auth\/v1|functions)(\/|\?|$)/

/** A student's public page: read by whom its address was given, and in no search or archive. */
const unlisted = /^(\/p|\/api\/v1\/profile\/public)\//

/**
 * No third party, no frame around us, no inline script. Styles may be inline: Mantine sets its sizes that way.
 * Answers to programs carry what protects data and forbid a browser to do anything with them; the kilobyte that only means
 * something to a page they do without.
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
        // On plain http, as in a school's own network, an upgrade would make every request fail.
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure ? { maxAge: oneYear } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (interfaces.test(request.url)) void reply.headers(ofData)
    else void reply.helmet()
    if (unlisted.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
    done()
  })
})
