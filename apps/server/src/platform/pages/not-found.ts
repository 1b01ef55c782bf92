import { Failure } from '@bearings/domain/failure'
import type { FastifyError, FastifyInstance } from 'fastify'
import { failureFrom } from '#platform/requests/failure-from.ts'

/** Responds to API clients on unknown paths with that API's own error format, never with a page. */
export async function notFound(app: FastifyInstance) {
  await app.register(notFoundUnder, { prefix: '/api', bodyOf: (failure) => failure.body })
  await app.register(notFoundUnder, {
    prefix: '/functions',
    bodyOf: (failure) => ({ error: failure.message }),
  })
}

/** Returns whether a URL is an API's. In capitals no route matches it, but its client still expects JSON. */
export function isUnderApi(url: string): boolean {
  return /^\/(api|auth\/v1|functions)([/?]|$)/i.test(url)
}

async function notFoundUnder(app: FastifyInstance, { bodyOf }: { bodyOf: (failure: Failure) => object }) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500) request.log.error(error)
    return reply.code(failure.status).send(bodyOf(failure))
  })
  app.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND')
  })
}
