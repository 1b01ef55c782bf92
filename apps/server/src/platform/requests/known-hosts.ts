import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '#platform/config/config.ts'
import { hostnameOf, isLoopback } from '#platform/config/loopback.ts'

const anyName: ReadonlySet<string> = new Set(['/health', '/health/live', '/health/ready'])

/**
 * Responds only under the host of `PUBLIC_URL` and this machine's own names. A website can point its own name
 * at this machine and read the responses (DNS rebinding), but its Host header gives it away. `/health`
 * responds under any name, because load balancers use IP addresses, and so does `/metrics` with a valid
 * token.
 */
export const knownHosts = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const own = new URL(config.publicUrl).hostname
  app.addHook('onRequest', (request, _reply, done) => {
    // Behind trusted proxies this is the host that the outermost of them received.
    const requestedHost = hostnameOf(request.host)
    if (requestedHost === own || isLoopback(requestedHost) || anyName.has(request.routeOptions.url ?? ''))
      return done()
    if (request.routeOptions.url === '/metrics' && config.metricsToken !== undefined) return done()
    done(new Failure('WRONG_HOST'))
  })
})
