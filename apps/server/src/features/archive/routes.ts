import type { archive as contract } from '@bearings/domain/archive/contract'
import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance } from 'fastify'
import type { Authorize } from '#platform/gate.ts'
import { type Handlers, originOf } from '#platform/serve.ts'
import type { Services } from '#platform/services.ts'
import { bringIn } from './bring-in.ts'
import { archive } from './service.ts'

export const archiveHandlers = { 'POST /me/archive': bringIn } satisfies Handlers<typeof contract>

/** `GET /me/archive`: everything the caller's account holds, as one ZIP. */
export async function archiveRoute(
  api: FastifyInstance,
  { services, authorize }: { services: Services; authorize: Authorize },
) {
  api.get('/me/archive', {
    exposeHeadRoute: false,
    schema: { summary: 'Everything the caller’s account holds, as a ZIP', security: [{ session: [] }] },
    handler: async (request, reply) => {
      const actor = await authorize(request, 'signed-in')
      if (!actor) throw new Failure('UNAUTHORIZED')
      const origin = originOf(request)
      const content = await archive({ ...services, actor, origin })
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="bearings.zip"')
        .header('cache-control', 'no-store')
        .send(Buffer.from(content))
    },
  })
}
