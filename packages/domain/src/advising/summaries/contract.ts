import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { StudentSummary, SummariesQuery } from './schema.ts'

export const summaries = {
  'GET /advising/summaries': endpoint(['advisor'], {
    summary:
      'Get what some of my students share, to print for a meeting; people who are not my students are left out',
    query: SummariesQuery,
    wide: true,
    response: z.array(StudentSummary),
  }),
} satisfies Endpoints
