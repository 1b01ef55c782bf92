import { randomUUID } from 'node:crypto'
import { fastify, type FastifyError } from 'fastify'
import type { OpenDatabase } from './database/open.ts'
import { exports } from './exports.ts'
import { actorFrom, openSignIn } from './features/accounts/auth.ts'
import type { PeopleOfSchool } from './features/accounts/provider.ts'
import { peopleOfSchool } from './features/advising/invites/school-sign-in.ts'
import { followCounselors } from './features/advising/moves/follow.ts'
import { archiveRoutes } from './features/archive/routes.ts'
import { firstView } from './features/colleges/find/first-view.ts'
import { findingFileRoutes } from './features/colleges/find/routes.ts'
import { calendarFeed } from './features/deadlines/feed/routes.ts'
import { essayDocxRoute } from './features/essays/docx-route.ts'
import { fileRoutes } from './features/files/routes.ts'
import { stopPage } from './features/letters/desk/stop-page.ts'
import { library } from './features/library/content/library.ts'
import { ragChat } from './features/navigator/chat/routes.ts'
import { notificationStream } from './features/notifications/live/routes.ts'
import { keptPushes } from './features/notifications/push/kept.ts'
import { unsubscribePage } from './features/notifications/unsubscribe/routes.ts'
import { adminsInUse } from './features/people/store.ts'
import { resumeDocxRoute } from './features/profile/resume/docx-route.ts'
import { rosterImport } from './features/school/imports/import.ts'
import { privacyNote } from './features/school/privacy-note.ts'
import { handlers } from './handlers.ts'
import { imports } from './imports.ts'
import { sourcesOf } from './metrics.ts'
import type { Config } from './platform/config/config.ts'
import { csvImports } from './platform/csv-import/routes.ts'
import { csvExports } from './platform/documents/csv-exports.ts'
import { health } from './platform/health.ts'
import { createLog, type LogOptions, withoutRequestLogging, requestLog } from './platform/log/log.ts'
import { mailbox } from './platform/mail/mailbox.ts'
import { metrics } from './platform/metrics/metrics.ts'
import { notFound } from './platform/pages/not-found.ts'
import { pages } from './platform/pages/pages.ts'
import { failureFrom } from './platform/requests/failure-from.ts'
import { gateFor } from './platform/requests/gate.ts'
import { knownHosts } from './platform/requests/known-hosts.ts'
import type { Limits } from './platform/requests/limits.ts'
import { readableUrl } from './platform/requests/readable-url.ts'
import { securityHeaders } from './platform/requests/security-headers.ts'
import { serve } from './platform/requests/serve.ts'
import { openSessionCache } from './platform/requests/session-cache.ts'
import { type Timeouts, defaultTimeouts } from './platform/requests/timeouts.ts'
import { requestSpans } from './platform/tracing/request-spans.ts'

export type AppOptions = {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'pool' | 'readLagging'>
  config: Config
  now: () => Date
  limits: Limits
  logger: LogOptions | false
  /** The folder with the built pages; without it only the API is served. */
  webRoot?: string
  /** Whom the school expects to sign in with its own service. */
  peopleOfSchool?: PeopleOfSchool
  patience?: Timeouts
  /** Aborted when the process is about to stop; from then on responses ask proxies to send nothing more. */
  leaving?: AbortSignal
}

/** Builds the whole server from its dependencies, in tests the same way as in production. */
export async function createApp(options: AppOptions) {
  const { database, config, now, limits, logger, webRoot } = options
  const { patience = defaultTimeouts } = options
  const { leaving = new AbortController().signal } = options
  const app = fastify({
    loggerInstance: createLog(logger || { level: 'silent' }),
    logController: withoutRequestLogging,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    // Connections opened before shutdown still get a response, and are closed after it.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    ...patience,
  })
  app.server.maxConnections = 10_000
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500) request.log.error(error)
    return reply.code(failure.status).type('text/plain; charset=utf-8').send(`${failure.message}\n`)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id)
    // Tells keep-alive clients not to reuse this connection.
    if (leaving.aborted) void reply.header('connection', 'close')
    done(null, payload)
  })
  const { db } = database
  const services = { db, now, config, limits, log: app.log }
  const sessions = await openSessionCache(database.listen)
  app.addHook('onClose', async () => sessions.stop())
  const { cacheSession } = sessions
  const school = options.peopleOfSchool ?? (config.oidc === null ? null : await peopleOfSchool(services))
  const auth = openSignIn(services, { cacheSession, ...(school && { peopleOfSchool: school }) })
  // Loads the library at startup, so that a broken text fails here and not for a reader.
  await library()
  const authorize = gateFor(actorFrom(auth, services), limits)

  await app.register(requestSpans, { config })
  await app.register(requestLog)
  await app.register(securityHeaders, { config })
  await app.register(knownHosts, { config })
  await app.register(health, { db, leaving })
  await app.register(metrics, { config, pool: database.pool, sources: sourcesOf(services) })
  await app.register(auth.routes, { prefix: '/auth/v1' })
  await app.register(calendarFeed, { services })
  await app.register(unsubscribePage, { services })
  await app.register(stopPage, { services })
  await app.register(mailbox, { db, config })
  await app.register(keptPushes, { config })
  await app.register(serve, {
    prefix: '/api/v1',
    services: { ...services, auth },
    readLagging: database.readLagging ?? ((read) => read(db)),
    handlers,
    authorize,
    extraRoutes: async (api) => {
      await notificationStream(api, { services, authorize, listen: database.listen })
      await findingFileRoutes(api, { services, authorize })
      await archiveRoutes(api, { services: { ...services, auth }, authorize })
      await essayDocxRoute(api, { services, authorize })
      await resumeDocxRoute(api, { services, authorize })
      await fileRoutes(api, { services, authorize })
      const roster = rosterImport({ follow: followCounselors, admins: adminsInUse })
      await csvImports(api, { services, authorize, imports: [...imports, roster] })
      await csvExports(api, { services, authorize, exports })
    },
    validateResponses: config.development,
  })
  await app.register(ragChat, { prefix: '/functions/v1', services: { ...services, auth }, authorize })
  await app.register(notFound)
  const views = { '/schools/find': () => firstView(db) }
  const notes = { '/privacy': () => privacyNote(db) }
  if (webRoot) await app.register(pages, { webRoot, config, views, notes })
  return app
}
