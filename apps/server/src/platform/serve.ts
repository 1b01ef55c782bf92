import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@bearings/domain/actor'
import { type Answer, type Checked, type Contract, contract, type Key } from '@bearings/domain/contract'
import type { Endpoint, Method } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import { FailureBody } from '@bearings/domain/failure-body'
import swagger from '@fastify/swagger'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failureFrom } from './failure-from.ts'
import type { Admit } from './gate.ts'
import { LimitReached } from './limits.ts'
import type { Surroundings } from './surroundings.ts'

/** Where a request came from, for limits and the audit log. */
export type Origin = { address: string; userAgent: string }

/** What a use case runs with. */
export type Context = Surroundings & { origin: Origin }
export type SignedIn = Context & { actor: Actor }
export type SignedOut = Context & { actor: Actor | null }

type Handler<K extends Key> = (
  context: Contract[K]['access'] extends 'public' ? SignedOut : SignedIn,
  input: Checked<K>,
) => Promise<Answer<K>>

/** One handler for every key of the contract, or of one noun's part of it. */
export type Handlers<Part = Contract> = { [K in keyof Part & Key]: Handler<K> }

export type ServeOptions = {
  surroundings: Surroundings
  handlers: Handlers
  admit: Admit
  /** Routes that are no endpoint of the contract, such as streams, under the same roof. */
  beside: FastifyPluginAsync
  /** Refuse to send what the contract does not describe. On everywhere but in production. */
  checkAnswers: boolean
}

/**
 * Serves the contract. A handler is only ever called for someone the contract lets in,
 * with an input the contract describes.
 */
export async function serve(
  api: FastifyInstance,
  { surroundings, handlers, admit, beside, checkAnswers }: ServeOptions,
) {
  api.setValidatorCompiler(validatorCompiler)
  api.setSerializerCompiler(() => JSON.stringify)
  api.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500) request.log.error(error)
    if (failure instanceof LimitReached) void reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.status).send(failure.body)
  })
  api.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND')
  })
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bearings', version: '1' },
      servers: [{ url: '/api/v1' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
  await api.register(beside)

  const actors = new WeakMap<FastifyRequest, Actor>()

  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method, path] = key.split(' ') as [Method, string]
    // The one place that forgets which handler belongs to which key; `Handlers` has checked the pairs.
    const handle = handlers[key as Key] as (context: SignedOut, input: unknown) => Promise<unknown>

    api.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint),
      // Before the body is read: someone not let in is told so whatever they send.
      onRequest: async (request) => {
        const actor = await admit(request, endpoint.access)
        if (actor) actors.set(request, actor)
      },
      handler: async (request, reply) => {
        const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
        const context = { ...surroundings, log: request.log, origin, actor: actors.get(request) ?? null }
        const answer = await handle(context, inputOf(request, endpoint))
        if (checkAnswers) assertDescribed(key, endpoint.answer, answer)
        void reply.header('cache-control', 'no-store')
        return answer === undefined ? reply.code(204).send() : answer
      },
    })
  }
}

/** Only what the endpoint describes, and so has been checked. */
function inputOf(request: FastifyRequest, { params, query, body }: Endpoint): object {
  return Object.assign({}, body && request.body, query && request.query, params && request.params)
}

function schemaOf({ access, summary, params, query, body, answer }: Endpoint) {
  return {
    summary,
    'x-access': access,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(answer instanceof z.ZodUndefined ? { 204: z.undefined().describe('Done') } : { 200: answer }),
      default: FailureBody,
    },
  }
}

/** Compares what would be sent with what the contract keeps of it, so a column too many is noticed. */
function assertDescribed(key: string, described: Endpoint['answer'], answer: unknown): void {
  const sent: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
  if (!isDeepStrictEqual(described.parse(sent), sent))
    throw new Error(`${key} answers more than it describes`)
}
