import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { MyLink, SharingChanges, WhichLink } from './schema.ts'

const id = z.object({ id: z.uuid() })
const essay = z.object({ essayId: z.uuid() })

export const links = {
  'GET /advising/link': endpoint(['student'], {
    summary: 'Get my advisors, and what I share with each',
    response: MyLink,
  }),

  'PATCH /advising/link/sharing': endpoint(['student'], {
    summary: 'Change which parts my advisor sees',
    body: SharingChanges.extend(WhichLink.shape),
    response: MyLink,
  }),

  'PUT /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Share an essay with my advisor',
    params: essay,
    body: WhichLink,
  }),

  'DELETE /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Stop sharing an essay with my advisor',
    params: essay,
    query: WhichLink,
  }),

  'POST /advising/links/{id}/end': endpoint(['student', 'advisor'], {
    summary: 'End a link; the advisor sees nothing from then on',
    params: id,
  }),
} satisfies Endpoints
