import { PassThrough, type Readable } from 'node:stream'
import { importLimits } from '@bearings/domain/schools/managed/options'
import type { ImportProgress } from '@bearings/domain/schools/managed/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Authorize } from '#platform/gate.ts'
import type { Services } from '#platform/services.ts'
import { FileRefused } from './read-file.ts'
import { bringIn } from './write.ts'

/**
 * `POST /schools/managed/imports`: a CSV as the body. The answer is a line of JSON for each step of the way, and at last
 * the report. With `apply=yes` the good lines are written, all or none; without, nothing is.
 */
export async function catalogImport(
  api: FastifyInstance,
  { services, authorize }: { services: Services; authorize: Authorize },
) {
  api.addContentTypeParser('text/csv', { bodyLimit: importLimits.bytes }, (_request, body, done) =>
    done(null, body),
  )

  api.post('/schools/managed/imports', {
    bodyLimit: importLimits.bytes,
    schema: {
      summary: 'Look at a CSV for the catalog, or bring it in',
      consumes: ['text/csv'],
      querystring: z.object({ apply: z.enum(['yes', 'no']).default('no') }),
      security: [{ session: [] }],
    },
    onRequest: async (request) => void (await authorize(request, ['admin'])),
    handler: async (request, reply) => {
      const actor = (await authorize(request, ['admin']))!
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const { apply } = request.query as { apply: 'yes' | 'no' }
      const lines = new PassThrough()
      const say = (progress: ImportProgress) => void lines.write(`${JSON.stringify(progress)}\n`)
      const work = bringIn({ ...services, actor, origin }, request.body as Readable, {
        apply: apply === 'yes',
        say,
      })
      work
        .catch((error: unknown) => {
          if (!(error instanceof FileRefused)) request.log.error(error)
          say({
            refused: error instanceof FileRefused ? error.message : 'Nothing was changed. Please try again.',
          })
        })
        .finally(() => lines.end())
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(lines)
    },
  })
}
