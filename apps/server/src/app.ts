import { randomUUID } from 'node:crypto'
import { fastify, type FastifyServerOptions } from 'fastify'
import type { OpenDatabase } from './database/open.ts'
import { openAccounts } from './features/accounts/auth/routes.ts'
import { calendarFeed } from './features/deadlines/feed/routes.ts'
import { notificationStream } from './features/notifications/live/routes.ts'
import { unsubscribePage } from './features/notifications/unsubscribe/routes.ts'
import { handlers } from './handlers.ts'
import type { Config } from './platform/config.ts'
import { gateFor } from './platform/gate.ts'
import { health } from './platform/health.ts'
import type { Limits } from './platform/limits.ts'
import { mailbox } from './platform/mailbox.ts'
import { pages } from './platform/pages.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { serve } from './platform/serve.ts'

export type AppOptions = {
  database: Pick<OpenDatabase, 'db' | 'listen'>
  config: Config
  now: () => Date
  limits: Limits
  logger: FastifyServerOptions['logger']
  /** Where the built pages are; without it only the API is served. */
  webRoot?: string
}

/** The whole server as one function of its surroundings: tests and production build it the same way. */
export async function createApp({ database, config, now, limits, logger, webRoot }: AppOptions) {
  const app = fastify({
    logger: logger ?? false,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    return503OnClosing: true,
  })
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  const { db } = database
  const surroundings = { db, now, config, limits, log: app.log }
  const accounts = await openAccounts(surroundings)
  const admit = gateFor(accounts.actorFor)

  await app.register(securityHeaders, { config })
  await app.register(health, { db })
  await app.register(accounts.routes, { prefix: '/auth/v1' })
  await app.register(calendarFeed, { surroundings })
  await app.register(unsubscribePage, { surroundings })
  if (config.devMailbox) await app.register(mailbox, { db })
  await app.register(serve, {
    prefix: '/api/v1',
    surroundings,
    handlers,
    admit,
    beside: (api) => notificationStream(api, { surroundings, admit, listen: database.listen }),
    checkAnswers: config.development,
  })
  if (webRoot) await app.register(pages, { webRoot, config })
  return app
}
