import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../../endpoint.ts'
import { MyLink, SharingChanges } from './schema.ts'

const id = z.object({ id: z.uuid() })
const essay = z.object({ essayId: z.uuid() })

export const links = {
  'GET /advising/link': endpoint(['student'], {
    summary: 'My advisor, and what they see of mine',
    answer: MyLink,
  }),

  'PATCH /advising/link/sharing': endpoint(['student'], {
    summary: 'Change what my advisor sees, part by part',
    body: SharingChanges,
    answer: MyLink,
  }),

  'PUT /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Let my advisor read an essay',
    params: essay,
    answer: nothing,
  }),

  'DELETE /advising/link/essays/{essayId}': endpoint(['student'], {
    summary: 'Let my advisor no longer read an essay',
    params: essay,
    answer: nothing,
  }),

  'POST /advising/links/{id}/end': endpoint(['student', 'advisor'], {
    summary: 'End a link: from now on the advisor sees nothing',
    params: id,
    answer: nothing,
  }),
} satisfies Endpoints
