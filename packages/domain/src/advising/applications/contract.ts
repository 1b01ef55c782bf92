import { endpoint, type Endpoints } from '#endpoint.ts'
import { Applications, ApplicationsQuery } from './schema.ts'

export const applications = {
  'GET /advising/applications': endpoint(['advisor'], {
    summary: 'List the colleges on the lists that my students share, one by one',
    query: ApplicationsQuery,
    wide: true,
    response: Applications,
  }),
} satisfies Endpoints
