import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { ListedCollege } from './schema.ts'

export const criteria = {
  'GET /advising/colleges': endpoint(['advisor'], {
    summary: 'List the colleges on the lists that my students share, the most common ones first',
    wide: true,
    response: z.array(ListedCollege),
  }),
} satisfies Endpoints
