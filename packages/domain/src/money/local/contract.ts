import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { NewScholarship } from '../scholarships/schema.ts'
import { LocalScholarship } from './schema.ts'

export const local = {
  'GET /money/scholarships/local': endpoint(['advisor'], {
    summary: 'List the local scholarships that I have added for my students, by name',
    response: z.array(LocalScholarship),
  }),

  'POST /money/scholarships/local': endpoint(['advisor'], {
    summary: 'Add a local scholarship for my students',
    body: NewScholarship,
    response: LocalScholarship,
  }),

  'PUT /money/scholarships/local/{id}': endpoint(['advisor'], {
    summary: 'Change a local scholarship that I have added',
    params: z.object({ id: z.uuid() }),
    body: NewScholarship,
    response: LocalScholarship,
  }),

  'DELETE /money/scholarships/local/{id}': endpoint(['advisor'], {
    summary: 'Delete a local scholarship that I have added, also for those who saved it',
    params: z.object({ id: z.uuid() }),
  }),
} satisfies Endpoints
