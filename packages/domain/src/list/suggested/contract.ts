import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Id } from '#fields.ts'
import { NewSuggestion, SuggestedSchool, SuggestedSchoolsQuery, SuggestedTogether } from './schema.ts'

const id = z.object({ id: Id })

export const suggested = {
  'GET /schools/suggested': endpoint(['student', 'advisor'], {
    summary: 'List the colleges suggested to me and not answered, or those I suggested to one of my students',
    query: SuggestedSchoolsQuery,
    response: z.array(SuggestedSchool),
  }),

  'POST /schools/suggested': endpoint(['advisor'], {
    summary: 'Suggest a college to my students; it is on no list until they add it',
    body: NewSuggestion,
    response: SuggestedTogether,
  }),

  'POST /schools/suggested/{id}/decline': endpoint(['student'], {
    summary: 'Say that a suggested college is not for me; the same again changes nothing',
    params: id,
  }),

  'POST /schools/suggested/{id}/undo': endpoint(['advisor'], {
    summary: 'Take back what I suggested together in the last ten minutes, where it is not answered',
    params: id,
  }),
} satisfies Endpoints
