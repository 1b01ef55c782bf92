import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { MyLink, SharingChanges } from './schema.ts'

const id = z.object({ id: z.uuid() })
const essay = z.object({ essayId: z.uuid() })

export const links = {
  'GET /advising/link': endpoint(['student'], {
    summary: 'Get my advisor, and what I share with them',
    response: MyLink,
  }),

  'PATCH /advising/link/sharing': endpoint(['student'], {
    summary: 'Change which parts my advisor sees',
    body: SharingChanges,
    response: MyLink,
  }),

  'PUT /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Share an essay with my advisor',
    params: essay,
    response: noContent,
  }),

  'DELETE /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Stop sharing an essay with my advisor',
    params: essay,
    response: noContent,
  }),

  'POST /advising/links/{id}/end': endpoint(['student', 'advisor'], {
    summary: 'End a link; the advisor sees nothing from then on',
    params: id,
    response: noContent,
  }),
} satisfies Endpoints
