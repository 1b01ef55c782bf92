import { withIdsInLowerCase } from '@bearings/domain/fields'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import type { AuthServices, Caller, UserContext } from '#services.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import { retryAfterOf } from '../terms/limit-reached.ts'
import { readBody } from './body.ts'
import { deviceOf } from './device-cookie.ts'

type Sent<Body> = {
  body: Body
  /** The `{names}` in the path. */
  params: Record<string, string>
  query: Record<string, string>
  /** The request's cookies, as sent. */
  cookies: string
  reply: FastifyReply
}
type Handle<Body> = (context: UserContext, sent: Sent<Body>) => unknown

/** One route of the protocol, including who may call it. */
export type AuthRoute = {
  access: 'open' | 'user' | 'service'
  body: z.ZodObject | null
  handle: Handle<never>
  /** Whether the body comes as a form, from a machine that sends nothing else. */
  takesForm?: boolean
}

export type AuthRoutes = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, AuthRoute>

/** Describes a route: who may call it, the schema of its body (`null`: the body is ignored), what it does. */
export function route<S extends z.ZodObject | null>(
  access: AuthRoute['access'],
  body: S,
  handle: Handle<S extends z.ZodObject ? z.output<S> : undefined>,
): AuthRoute {
  return { access, body, handle: handle as Handle<never> }
}

type Options = {
  services: AuthServices
  routes: AuthRoutes
  /** The response for unserved paths with this prefix. */
  absent: Record<string, AuthFailure>
  /** Returns the person whose token a request carries; throws if there is none. */
  identify: (request: FastifyRequest) => Promise<Caller>
  /** Throws unless the request carries a service key. */
  checkService: (request: FastifyRequest) => Promise<void>
}

/** Serves the sign-in protocol: its bodies, its errors and its refusals, the same for every route. */
export async function serveAuth(app: FastifyInstance, options: Options) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', readBody)
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = options.services.tookTooLong(error)
      ? new AuthFailure('request_timeout')
      : authFailureFrom(error)
    return sendFailure(failure, error, request, reply)
  })
  const base = app.prefix === '/' ? '' : app.prefix
  app.setNotFoundHandler(({ url }) => {
    const path = url.slice(base.length).split('?')[0]!
    const known = Object.entries(options.absent).find(
      ([start]) => path === start || path.startsWith(`${start}/`),
    )
    throw known ? known[1] : new AuthFailure('not_found')
  })

  const methods = new Map<string, string[]>()
  for (const [key, described] of Object.entries<AuthRoute>(options.routes)) {
    const [method, path] = key.split(' ') as [HTTPMethods, string]
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    methods.set(url, [...(methods.get(url) ?? []), method])
    addRoute(app, method, url, described, options)
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known)
}

function addRoute(
  app: FastifyInstance,
  method: HTTPMethods,
  url: string,
  { access, body: schema, handle, takesForm = false }: AuthRoute,
  { services, identify, checkService }: Options,
) {
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    config: { takesForm },
    onRequest: async (request) => {
      if (access === 'service') await checkService(request)
      if (access === 'user') callers.set(request, await identify(request))
    },
    handler: async (request, reply) => {
      const origin = { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) ?? '' }
      const device = deviceOf(services, request, reply)
      const caller = callers.get(request) as Caller
      const context = { ...services, log: request.log, origin, device, caller }
      const response: unknown = await handle(context, {
        // A DELETE may have a body but does not need one.
        body: (schema && checked(schema, request.body ?? (method === 'DELETE' ? {} : undefined))) as never,
        params: withIdsInLowerCase(request.params as Record<string, string>),
        query: queryOf(request),
        cookies: request.headers.cookie ?? '',
        reply,
      })
      if (reply.sent) return reply
      return response === undefined ? reply.code(204).send() : reply.send(response)
    },
  })
}

function refuseOtherMethods(app: FastifyInstance, url: string, known: string[]) {
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as HTTPMethods[]
  app.route({
    method: all.filter((method) => !known.includes(method as string)),
    url,
    onRequest: async (_, reply) => {
      void reply.header('allow', known.join(', '))
      throw new AuthFailure('method_not_allowed')
    },
    handler: async () => {},
  })
}

/**
 * Parses a body by its schema. A member that is `null` counts as absent, because the browser's client sends
 * `null` for what it does not have.
 * @throws {AuthFailure} bad_json if there is no body, validation_failed if it does not match the schema.
 */
export function checked<S extends z.ZodObject>(schema: S, body: unknown): z.output<S> {
  if (body === undefined) throw new AuthFailure('bad_json', { message: 'The body is empty' })
  const present = Object.entries(body as object).filter(([, value]) => value !== null)
  const parsed = schema.safeParse(Object.fromEntries(present))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const named = issue?.message.startsWith('Invalid input')
    ? `${issue.path.join('.')}: ${issue.message}`
    : issue?.message
  throw invalid(named ?? 'Something in the request is not as expected')
}

/** Returns the query parameters. Of a name that is given twice, the first value counts. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const given = Object.entries(request.query as Record<string, string | string[]>)
  return Object.fromEntries(given.map(([name, value]) => [name, Array.isArray(value) ? value[0]! : value]))
}

function sendFailure(failure: AuthFailure, error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (failure.status >= 500 && failure.retryAfter === undefined) request.log.error(error)
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
  const shape = shapeFor(request.headers['x-supabase-api-version'])
  if (shape === 'newer') void reply.header('x-supabase-api-version', newerSince)
  return reply.code(failure.status).header('cache-control', 'no-store').send(failure.bodyFor(shape))
}

const newerSince = '2024-01-01'

function shapeFor(version: unknown): 'older' | 'newer' {
  const known = typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version)
  return known && version >= newerSince ? 'newer' : 'older'
}

function authFailureFrom(error: FastifyError): AuthFailure {
  if (error instanceof AuthFailure) return error
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== null) return new AuthFailure('over_request_rate_limit', { retryAfter })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AuthFailure('validation_failed', { status: 415, message: 'Send JSON, as application/json' })
  if (error.statusCode === 400) return invalid('The request is malformed')
  // A refusal by the app around the protocol, for example because of an unknown host name.
  if ('status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500)
    return new AuthFailure('validation_failed', { status: error.status, message: error.message })
  return new AuthFailure('unexpected_failure')
}
