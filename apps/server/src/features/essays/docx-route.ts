import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { docxType } from '#platform/documents/docx.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import type { Services } from '#platform/requests/services.ts'
import { essayDocx } from './essay-docx.ts'
import * as store from './store.ts'

const Params = z.object({ id: z.uuid() })

/** Registers `GET /essays/{id}/docx`: the caller's own essay, as it is saved, for a word processor. */
export async function essayDocxRoute(
  api: FastifyInstance,
  { services, authorize }: { services: Services; authorize: Authorize },
) {
  const { onRequest, actorOf } = authorization(authorize, ['student'])

  api.get('/essays/:id/docx', {
    exposeHeadRoute: false,
    schema: {
      summary: 'Download one of my essays as a Word document',
      params: Params,
      security: [{ session: [] }],
    },
    onRequest,
    handler: async (request, reply) => {
      const actor = actorOf(request)!
      const { id } = request.params as z.infer<typeof Params>
      const essay = await store.findVisible(services.db, actor, id)
      if (!essay) throw new Failure('NOT_FOUND')
      return reply
        .type(docxType)
        .header('content-disposition', 'attachment; filename="essay.docx"')
        .header('cache-control', 'no-store')
        .send(Buffer.from(essayDocx(essay)))
    },
  })
}
