import type { Server } from 'node:http'

/**
 * Lets each request of the API wait up to so many milliseconds, a different time each, before the app sees it: what
 * a test relies on must not be the order in which answers come on a quiet machine. Off unless `E2E_LATE` is set.
 */
export function makeRequestsLate(server: Server, most = Number(process.env.E2E_LATE ?? 0)): void {
  if (most === 0) return
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const wait = /^\/(api|auth|functions)\//.test(request.url ?? '') ? Math.random() * most : 0
    setTimeout(() => {
      for (const listener of listeners) listener.call(server, request, response)
    }, wait)
  })
}
