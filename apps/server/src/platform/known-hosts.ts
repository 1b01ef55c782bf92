import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from './config.ts'
import { hostnameOf, isLoopback } from './loopback.ts'

const anyName: ReadonlySet<string> = new Set(['/health', '/health/live', '/health/ready'])

/**
 * Answers under the address of `PUBLIC_URL` and this machine's own names only. A website can point its own name at this
 * machine and read what it gets (DNS rebinding); the name it asks under gives it away. `/health` answers everybody, since
 * load balancers ask by number, and so does `/metrics` whoever has its token.
 */
export const knownHosts = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const own = new URL(config.publicUrl).hostname
  app.addHook('onRequest', (request, _reply, done) => {
    // Behind trusted proxies this is the name that the outermost of them was asked under.
    const asked = hostnameOf(request.host)
    if (asked === own || isLoopback(asked) || anyName.has(request.routeOptions.url ?? '')) return done()
    if (request.routeOptions.url === '/metrics' && config.metricsToken !== undefined) return done()
    done(new Failure('WRONG_HOST'))
  })
})
