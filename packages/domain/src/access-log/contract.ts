import { endpoint, type Endpoints } from '../endpoint.ts'
import { ViewsPage, ViewsQuery } from './schema.ts'

export const accessLog = {
  'GET /access-log': endpoint(['student'], {
    summary: 'Which advisor looked at what of mine, and when',
    query: ViewsQuery,
    response: ViewsPage,
  }),
} satisfies Endpoints
