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
import type { Config } from '../config/config.ts'

/**
 * A span for each request, named by its method and route pattern, because a URL contains ids and words that
 * people typed. A trace started by the operator's own proxy is recorded only as a link, because proxies
 * forward what strangers send, and strangers must not choose what is recorded.
 */
export const requestSpans = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Pick<Config, 'trustProxy'> }) => {
    if (!tracing.isOn) return
    const within = new WeakMap<FastifyRequest, Context>()

    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers } = request
      const before =
        config.trustProxy > 0 ? trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers)) : null
      const route = routeOptions.url ?? 'none'
      const attributes = { 'http.request.method': method, 'http.route': route }
      const links = before ? [{ context: before }] : []
      const span = tracer().startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes, links },
        ROOT_CONTEXT,
      )
      const now = trace.setSpan(ROOT_CONTEXT, span)
      within.set(request, now)
      context.with(now, done)
    })

    // Restores the context, because reading the body runs in callbacks of the connection, outside it.
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

    // A client that disconnects before the response also ends the span.
    app.addHook('onRequestAbort', (request, done) => {
      trace.getSpan(within.get(request) ?? ROOT_CONTEXT)?.end()
      done()
    })
  },
)
