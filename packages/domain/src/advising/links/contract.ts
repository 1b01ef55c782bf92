import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { MyLink, SharingChanges } from './schema.ts'

const id = z.object({ id: z.uuid() })
const essay = z.object({ essayId: z.uuid() })

export const links = {
  'GET /advising/link': endpoint(['student'], {
    summary: 'My advisor, and what they see of mine',
    response: MyLink,
  }),

  'PATCH /advising/link/sharing': endpoint(['student'], {
    summary: 'Change what my advisor sees, part by part',
    body: SharingChanges,
    response: MyLink,
  }),

  'PUT /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Let my advisor read an essay',
    params: essay,
    response: noContent,
  }),

  'DELETE /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Let my advisor no longer read an essay',
    params: essay,
    response: noContent,
  }),

  'POST /advising/links/{id}/end': endpoint(['student', 'advisor'], {
    summary: 'End a link: from now on the advisor sees nothing',
    params: id,
    response: noContent,
  }),
} satisfies Endpoints
