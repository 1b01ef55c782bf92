import type { Server } from 'node:http'

/**
 * Delays each API request by a random time up to this many milliseconds, so that a test cannot rely on the
 * order in which responses arrive on a quiet machine. Off unless `E2E_LATE` is set.
 */
export function delayRequests(server: Server, most = Number(process.env.E2E_LATE ?? 0)): void {
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
