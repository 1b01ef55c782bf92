import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { SchoolForms } from './schema.ts'

export const forms = {
  'GET /money/forms': endpoint(['student'], {
    summary: 'List which aid forms each school on my list asks for, and by which day as far as known',
    response: z.array(SchoolForms),
  }),
} satisfies Endpoints
