import { hiddenBounds, resumeParts } from '@bearings/domain/profile/resume/options'
import { shownOf } from '@bearings/domain/profile/resume/rules'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { docxType } from '#platform/documents/docx.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import type { Services } from '#platform/requests/services.ts'
import * as profile from '../service.ts'
import * as store from '../store.ts'
import { resumeDocx } from './docx.ts'

/** What the student chose on their device: the order of all parts, and what is hidden. */
const Choices = z.object({
  order: z
    .array(z.enum(resumeParts))
    .length(resumeParts.length)
    .refine((order) => new Set(order).size === order.length, { error: 'Name each part once.' }),
  hidden: z.array(z.string().max(hiddenBounds.characters)).max(hiddenBounds.items),
})

/** Registers `POST /profile/resume/docx`: the caller's own résumé for a word processor. */
export async function resumeDocxRoute(
  api: FastifyInstance,
  { services, authorize }: { services: Services; authorize: Authorize },
) {
  const { onRequest, actorOf } = authorization(authorize, ['student'])

  api.post('/profile/resume/docx', {
    schema: {
      summary: 'Download my résumé as a Word document',
      body: Choices,
      security: [{ session: [] }],
    },
    onRequest,
    handler: async (request, reply) => {
      const actor = actorOf(request)!
      const choices = request.body as z.infer<typeof Choices>
      const [{ profile: told }, { fullName, email }] = await Promise.all([
        profile.own({ db: services.db, actor }),
        store.findPerson(services.db, actor),
      ])
      const shown = shownOf({ profile: told, graduationYear: actor.graduationYear }, choices)
      const person = { fullName, email: choices.hidden.includes('email') ? null : email }
      return reply
        .type(docxType)
        .header('content-disposition', 'attachment; filename="resume.docx"')
        .header('cache-control', 'no-store')
        .send(Buffer.from(resumeDocx(person, shown)))
    },
  })
}
