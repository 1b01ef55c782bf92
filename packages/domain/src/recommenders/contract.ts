import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { NewRecommender, Recommender, RecommenderChanges, Recommenders, SentLetter } from './schema.ts'

const one = z.object({ id: z.uuid() })
const letter = z.object({ id: z.uuid(), entryId: z.uuid() })

export const recommenders = {
  'GET /recommenders': endpoint(['student'], {
    summary: 'List my recommenders, their schools, and what the schools require',
    response: Recommenders,
  }),

  'POST /recommenders': endpoint(['student'], {
    summary: 'Add a recommender',
    body: NewRecommender,
    response: Recommender,
  }),

  'PATCH /recommenders/{id}': endpoint(['student'], {
    summary: 'Change a recommender, or their schools',
    params: one,
    body: RecommenderChanges,
    response: Recommender,
  }),

  'PUT /recommenders/{id}/letters/{entryId}': endpoint(['student'], {
    summary: 'Set when a letter was sent, or that it was not',
    params: letter,
    body: SentLetter,
  }),

  'DELETE /recommenders/{id}': endpoint(['student'], {
    summary: 'Delete a recommender',
    params: one,
  }),
} satisfies Endpoints
