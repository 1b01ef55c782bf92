import { Failure } from '@bearings/domain/failure'
import type { FastifyError, FastifyInstance } from 'fastify'
import { failureFrom } from '#platform/requests/failure-from.ts'
import { LimitReached } from '#platform/requests/limits.ts'
import type { Services } from '#platform/requests/services.ts'
import { calendar } from './service.ts'

type Request = { Params: { file: string }; Querystring: { tests?: string } }

/**
 * Serves `GET /calendar/{secret}.ics`: a student's deadlines for any calendar that knows the secret, without
 * signing in. `?tests=false` leaves out test dates. It is outside the API, because calendar programs expect
 * another format.
 */
export async function calendarFeed(app: FastifyInstance, { services }: { services: Services }) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500) request.log.error(error)
    if (failure instanceof LimitReached) void reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.status).type('text/plain; charset=utf-8').send(`${failure.message}\n`)
  })

  app.get<Request>('/calendar/:file', {
    onRequest: async (_, reply) => {
      void reply.headers({
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    },
    handler: async (request, reply) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
      if (secret === undefined) throw new Failure('NOT_FOUND')
      const withTests = request.query.tests !== 'false'
      const { text, tag } = await calendar(services, { secret, address: request.ip, withTests })

      void reply.header('etag', tag)
      if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="bearings-deadlines.ics"')
        .send(text)
    },
  })
}

function isKnown(tag: string, given: string | undefined): boolean {
  return given?.split(',').some((known) => known.trim() === tag) ?? false
}
