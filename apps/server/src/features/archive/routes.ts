import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { most } from '@bearings/domain/archive/options'
import { ImportResult } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { FailureBody } from '@bearings/domain/failure-body'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { receivedFile } from '#platform/requests/received-file.ts'
import { type Context, originOf } from '#platform/requests/serve.ts'
import { importArchive } from './import.ts'
import { archive } from './service.ts'

type Options = { services: Omit<Context, 'origin'>; authorize: Authorize }

/** A preview counts as well, because it writes as much as an import. */
const importLimit: Limit = { name: 'archives-in', points: 6, seconds: 3600 }
/** How many uploads may be on disk at once, each up to `zipBytes`; others wait before their body is read. */
const fewAtOnce = limitConcurrency(4)
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
      const folder = join(services.config.dataDir, 'arriving')
      void reply.header('cache-control', 'no-store')
      return fewAtOnce(async () => {
        const zip = await receivedFile(body, folder, most.zipBytes)
        try {
          const context = { ...services, log: request.log, actor, origin: originOf(request) }
          return await importArchive(context, { zip, apply: apply === 'yes' })
        } finally {
          await zip.close()
        }
      })
    },
  })
}
