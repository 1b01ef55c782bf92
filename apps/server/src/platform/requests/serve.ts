import { isDeepStrictEqual } from 'node:util'
import { constants } from 'node:zlib'
import type { Auth } from '@bearings/auth/open'
import type { Actor } from '@bearings/domain/actor'
import { type ResponseBody, type Checked, type Contract, contract, type Key } from '@bearings/domain/contract'
import type { Endpoint, Method } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import { FailureBody } from '@bearings/domain/failure-body'
import { withIdsInLowerCase } from '@bearings/domain/fields'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOutOfSpace } from '#database/driver-errors.ts'
import type { ReadLagging } from '#database/replica.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { failureFrom } from './failure-from.ts'
import { authorization, type Authorize } from './gate.ts'
import { LimitReached } from './limits.ts'
import type { Services } from './services.ts'

/** The address and browser a request came from, for limits and the audit log. */
export type Origin = { address: string; userAgent: string }

/** In UTF-16 units, the same as at sign-in: a longer one would only fill the audit log. */
const longestUserAgent = 400

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, longestUserAgent) ?? '' }
}

export type Context = Services & { auth: Auth; origin: Origin }
export type SignedInContext = Context & { actor: Actor }
export type PublicContext = Context & { actor: Actor | null }

type Handler<K extends Key> = (
  context: Contract[K]['access'] extends 'public' ? PublicContext : SignedInContext,
  input: Checked<K>,
) => Promise<ResponseBody<K>>

/** A handler for every key of the contract, or of one noun's part of it. */
export type Handlers<Part = Contract> = { [K in keyof Part & Key]: Handler<K> }

export type ServeOptions = {
  services: Services & { auth: Auth }
  /** The database for endpoints whose reads may lag. */
  readLagging: ReadLagging
  handlers: Handlers
  authorize: Authorize
  /** Routes that are not endpoints of the contract, such as streams, with the same error handling. */
  extraRoutes: FastifyPluginAsync
  /** Rejects responses that the contract does not describe. On everywhere but in production. */
  validateResponses: boolean
}

/** Of the reads marked `wide`. */
const wideAtOnce = 3

/**
 * Serves the contract. A handler is only ever called for someone the contract lets in,
 * with an input the contract describes.
 */
export async function serve(
  api: FastifyInstance,
  { services, readLagging, handlers, authorize, extraRoutes, validateResponses }: ServeOptions,
) {
  api.setValidatorCompiler(validatorCompiler)
  api.setSerializerCompiler(() => JSON.stringify)
  api.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500 && !hasLeft(request))
      request.log.error(error, isOutOfSpace(error) ? diskFull : undefined)
    if (failure instanceof LimitReached) void reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.status).send(failure.body)
  })
  api.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND')
  })
  // Sessions come in a header and not in a cookie, so another site cannot trigger responses and measure their
  // compressed size.
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    // Legitimate clients do not compress request bodies, and never decompressing them prevents zip bombs.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Compresses up to this many bytes synchronously, because handing a list to another thread takes longer.
    syncThreshold: 65_536,
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
  await api.register(extraRoutes)

  const oneOfFew = limitConcurrency(wideAtOnce)

  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method, path] = key.split(' ') as [Method, string]
    // The only place that loses the type of the handler for a key; `Handlers` has checked the pairs.
    const handle = handlers[key as Key] as (context: PublicContext, input: unknown) => Promise<unknown>
    const { onRequest, actorOf } = authorization(authorize, endpoint.access, key)

    api.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      onRequest,
      handler: async (request, reply) => {
        const origin = originOf(request)
        const context = { ...services, log: request.log, origin, actor: actorOf(request) }
        const input = inputOf(request, endpoint)
        const work = async () =>
          endpoint.mayLag ? readLagging((db) => handle({ ...context, db }, input)) : handle(context, input)
        const response = await (endpoint.wide ? oneOfFew(unlessGone(request, work)) : work())
        if (validateResponses) assertDescribed(key, endpoint.response, response)
        void reply.header('cache-control', 'no-store')
        return response === undefined ? reply.code(204).send() : response
      },
    })
  }
}

/** For the operator, in the log. */
const diskFull = 'The disk is full: nothing can be saved until there is room'

/** Whether the client broke off while it was sending, which is no failure of the server. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

/** Skips the work if the client disconnected while waiting. */
function unlessGone({ raw }: FastifyRequest, work: () => Promise<unknown>) {
  return async () => {
    if (raw.socket.destroyed) throw new Failure('TOO_MANY')
    return work()
  }
}

/** Returns only the input that the endpoint describes, which has therefore been validated. */
function inputOf(request: FastifyRequest, { params, query, body }: Endpoint): object {
  return Object.assign(
    {},
    body && request.body,
    query && request.query,
    params && withIdsInLowerCase(request.params as Record<string, unknown>),
  )
}

/** Once: to build a schema takes as long as all else that a route needs. */
const nothing = z.undefined().describe('Done')

function schemaOf({ access, summary, params, query, body, response }: Endpoint) {
  return {
    summary,
    'x-access': access,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(response instanceof z.ZodUndefined ? { 204: nothing } : { 200: response }),
      default: FailureBody,
    },
  }
}

/** Compares the response with what the contract keeps of it, so that an extra field is noticed. */
function assertDescribed(key: string, described: Endpoint['response'], response: unknown): void {
  const sent: unknown = response === undefined ? undefined : JSON.parse(JSON.stringify(response))
  if (!isDeepStrictEqual(described.parse(sent), sent))
    throw new Error(`${key} answers more than it describes`)
}
