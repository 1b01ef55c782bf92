import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance } from 'fastify'
import { sendHashed } from '#platform/pages/hashed-file.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import type { Services } from '#platform/requests/services.ts'
import { findingFiles, majorsFile } from './files.ts'

type Options = { services: Services; authorize: Authorize }

/** Registers `GET /schools/find/files/{hash}`: a file that never changes, for everybody who is signed in. */
export async function findingFileRoutes(api: FastifyInstance, { services: { db }, authorize }: Options) {
  api.get('/schools/find/files/:hash', {
    schema: {
      summary: 'Get a search file, whose content never changes',
      security: [{ session: [] }],
    },
    onRequest: authorization(authorize, 'signed-in').onRequest,
    handler: async (request, reply) => {
      const { hash } = request.params as { hash: string }
      const { colleges, first } = await findingFiles(db)
      const file = [colleges, first].find((each) => each.hash === hash) ?? (await majorsFile(db))
      // The catalog has changed since the page asked for the name, so the page asks again.
      if (hash !== file.hash) throw new Failure('NOT_FOUND')
      return sendHashed(request, reply, file)
    },
  })
}
