import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { NewRecommender, Recommender, RecommenderChanges, Recommenders, SentLetter } from './schema.ts'

const one = z.object({ id: z.uuid() })
const letter = z.object({ id: z.uuid(), entryId: z.uuid() })

export const recommenders = {
  'GET /recommenders': endpoint(['student'], {
    summary: 'Who writes letters for me, for which schools of my list, and what these ask for',
    response: Recommenders,
  }),

  'POST /recommenders': endpoint(['student'], {
    summary: 'Add somebody who writes letters for me',
    body: NewRecommender,
    response: Recommender,
  }),

  'PATCH /recommenders/{id}': endpoint(['student'], {
    summary: 'Change what I know of a recommender, or which schools they write for',
    params: one,
    body: RecommenderChanges,
    response: Recommender,
  }),

  'PUT /recommenders/{id}/letters/{entryId}': endpoint(['student'], {
    summary: 'Say when a letter was sent, or that it was not',
    params: letter,
    body: SentLetter,
    response: noContent,
  }),

  'DELETE /recommenders/{id}': endpoint(['student'], {
    summary: 'Delete a recommender',
    params: one,
    response: noContent,
  }),
} satisfies Endpoints
