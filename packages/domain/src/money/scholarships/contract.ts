import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
  NewScholarship,
  SaveScholarship,
  Scholarship,
  ScholarshipPage,
  ScholarshipsQuery,
  ScholarshipSummary,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const scholarships = {
  'GET /money/scholarships': endpoint(['student'], {
    summary: 'List public scholarships and my own, with how each fits me, by name',
    query: ScholarshipsQuery,
    response: ScholarshipPage,
  }),

  'GET /money/scholarships/summary': endpoint(['student'], {
    summary: 'Count the scholarships that I can browse, have saved, and have added',
    response: ScholarshipSummary,
  }),

  'POST /money/scholarships': endpoint(['student'], {
    summary: 'Add a private scholarship, and save it',
    body: NewScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}': endpoint(['student'], {
    summary: 'Delete a scholarship that I have added',
    params: id,
  }),

  'PUT /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Save a scholarship, or set its status and due date',
    params: id,
    body: SaveScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Remove a scholarship from my saved ones',
    params: id,
  }),
} satisfies Endpoints
