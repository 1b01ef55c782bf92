import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Opens a server on this machine that accepts JSON over real HTTP and passes each body to `respond`. */
export async function openJsonServer<Body>(respond: (body: Body, response: ServerResponse) => void) {
  const requests: Body[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push(body as Body)
      respond(body as Body, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: `http://${host}/v1`,
    host,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
