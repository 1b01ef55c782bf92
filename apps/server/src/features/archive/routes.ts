import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { most } from '@bearings/domain/archive/options'
import { ImportResult } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { FailureBody } from '@bearings/domain/failure-body'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import { type Limit, LimitReached } from '#platform/requests/limits.ts'
import { arrivals } from '#platform/requests/received-file.ts'
import { type Context, originOf } from '#platform/requests/serve.ts'
import { importArchive } from './import.ts'
import { archive } from './service.ts'

type Options = { services: Omit<Context, 'origin'>; authorize: Authorize }

/** A preview counts as well, because it writes as much as an import. */
const importLimit: Limit = { name: 'archives-in', points: 6, seconds: 3600 }
/** Bytes of uploads that may be on disk at once. A slow one takes only what it has sent. */
const mostArriving = 8 * most.zipBytes
/** When to come back if another archive of the same account is arriving. */
const secondsBetween = 10
const ImportQuery = z.object({ apply: z.enum(['yes', 'no']) })

/** Registers the download, `GET /me/archive`, and the import, `POST /me/archive`. Both are one ZIP. */
export async function archiveRoutes(api: FastifyInstance, { services, authorize }: Options) {
  const { onRequest, actorOf } = authorization(authorize, 'signed-in')

  api.get('/me/archive', {
    exposeHeadRoute: false,
    schema: { summary: 'Download everything my account holds, as a ZIP', security: [{ session: [] }] },
    onRequest,
    handler: async (request, reply) => {
      const actor = actorOf(request)!
      const origin = originOf(request)
      const content = await archive({ ...services, log: request.log, actor, origin })
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="bearings.zip"')
        .header('cache-control', 'no-store')
        .send(Buffer.from(content))
    },
  })
  await api.register(importRoute, { services, authorize })
}

/** Registers the import. The ZIP is streamed to disk and read from there. */
async function importRoute(api: FastifyInstance, { services, authorize }: Options) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', (_request, body, done) => done(null, body))
  const admitted = authorization(authorize, ['student'])
  const { receive } = arrivals(join(services.config.dataDir, 'arriving'), {
    each: most.zipBytes,
    together: mostArriving,
  })
  /** Who is sending an archive or having one imported. */
  const busy = new Set<string>()
  // Stops reading from a client that keeps sending a refused body.
  api.addHook('onError', async (_request, reply) => void reply.header('connection', 'close'))

  api.post('/me/archive', {
    schema: {
      summary: 'Import an archive into my empty account, or preview the import',
      consumes: ['application/zip'],
      querystring: ImportQuery,
      security: [{ session: [] }],
      response: { 200: ImportResult, default: FailureBody },
    },
    onRequest: async (request) => {
      await admitted.onRequest(request)
      const actor = admitted.actorOf(request)!
      // Anyone can open any number of demos.
      if (actor.demoId) throw broken('demo-not-possible')
      await services.limits.take(importLimit, actor.userId)
    },
    handler: async (request, reply) => {
      const actor = admitted.actorOf(request)!
      const { apply } = request.query as z.infer<typeof ImportQuery>
      // A request without a body counts as an empty file.
      const body = (request.body ?? request.raw) as Readable
      void reply.header('cache-control', 'no-store')
      if (busy.has(actor.userId)) throw new LimitReached(secondsBetween)
      busy.add(actor.userId)
      try {
        const context = { ...services, log: request.log, actor, origin: originOf(request) }
        return await receive(body, (zip) => importArchive(context, { zip, apply: apply === 'yes' }))
      } finally {
        busy.delete(actor.userId)
      }
    },
  })
}
