import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { statements } from '#database/statements.ts'
import type { Config } from '../config/config.ts'
import { authorizeMetrics } from './reader.ts'

/** Values read at each scrape from outside this file: name, help text, and numbers with labels. */
export type Source = {
  name: string
  help: string
  label?: string
  read: () => Promise<readonly (readonly [number, string?])[]>
}

type Options = { config: Config; pool: Pool; sources: readonly Source[] }

/**
 * Serves `GET /metrics` for Prometheus and compatible readers. Labels are methods, route patterns, status
 * classes and job names, and contain nothing about a person.
 */
export const metrics = fastifyPlugin(async (app: FastifyInstance, { config, pool, sources }: Options) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'bearings_' })
  app.addHook('onClose', async () => registry.clear())

  const answered = new Histogram({
    name: 'bearings_request_seconds',
    help: 'Seconds until a request was answered, by method, pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  // One per route pattern and status class, cached because a lookup by labels is slower.
  const counts = new Map<string, { observe: (seconds: number) => void }>()
  app.addHook('onResponse', ({ method, routeOptions: { url: route = 'none' } }, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const key = `${method} ${status} ${route}`
    let count = counts.get(key)
    if (!count) counts.set(key, (count = answered.labels({ method, route, status })))
    count.observe(reply.elapsedTime / 1000)
    done()
  })

  void new Counter({
    name: 'bearings_database_statements_total',
    help: 'Statements sent to the database by this process',
    registers,
    collect() {
      this.reset()
      this.inc(statements.sent)
    },
  })
  void new Gauge({
    name: 'bearings_database_connections',
    help: 'Connections of this process that are in use or idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in-use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited-for' }, pool.waitingCount)
    },
  })
  for (const { name, help, label, read } of sources)
    void new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        this.reset()
        // Values that cannot be read now are left out, so that the others can still help to find out why.
        const values = await read().catch(() => [])
        for (const [value, of] of values) this.set(label === undefined ? {} : { [label]: of! }, value)
      },
    })

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const refusal = authorizeMetrics(request, config)
    void reply.header('cache-control', 'no-store')
    if (refusal) return reply.code(refusal).type('text/plain; charset=utf-8').send('Access denied.\n')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})
