import { endpoint, type Endpoints } from '../endpoint.ts'
import { ViewsPage, ViewsQuery } from './schema.ts'

export const accessLog = {
  'GET /access-log': endpoint(['student'], {
    summary: 'List which advisor viewed which of my data, and when',
    query: ViewsQuery,
    response: ViewsPage,
  }),
} satisfies Endpoints
