import { endpoint, type Endpoints } from '../../endpoint.ts'
import { ViewsPage, ViewsQuery } from './schema.ts'

export const views = {
  'GET /advising/views': endpoint(['student'], {
    summary: 'Which advisor looked at what of mine, and when',
    query: ViewsQuery,
    answer: ViewsPage,
  }),
} satisfies Endpoints
