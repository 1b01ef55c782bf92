import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { tracer, tracing } from '#database/spans/span.ts'
import type { Config } from '../config.ts'

/**
 * A span for each request, named by its method and the pattern of its route: an address holds ids and words that
 * somebody typed. What a proxy of one's own has begun is gone on with; what a stranger sends is not.
 */
export const requestSpans = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Pick<Config, 'trustProxy'> }) => {
    if (!tracing.isOn) return
    const within = new WeakMap<FastifyRequest, Context>()

    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers } = request
      const before = config.trustProxy > 0 ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
      const route = routeOptions.url ?? 'none'
      const attributes = { 'http.request.method': method, 'http.route': route }
      const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, before)
      const now = trace.setSpan(before, span)
      within.set(request, now)
      context.with(now, done)
    })

    // A body is read by whatever the connection calls, which knows nothing of the request.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(within.get(request) ?? ROOT_CONTEXT, done)
    })

    app.addHook('onResponse', (request, { statusCode }, done) => {
      const span = trace.getSpan(within.get(request) ?? ROOT_CONTEXT)
      span?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })

    // Whoever leaves before the answer ends the request as well.
    app.addHook('onRequestAbort', (request, done) => {
      trace.getSpan(within.get(request) ?? ROOT_CONTEXT)?.end()
      done()
    })
  },
)
