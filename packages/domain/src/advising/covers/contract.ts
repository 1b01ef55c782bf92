import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Id } from '#fields.ts'
import { Covers, NewCover } from './schema.ts'

const advisor = z.object({ id: z.uuid() })

export const covers = {
  'GET /advising/covers/{id}': endpoint(['advisor', 'admin'], {
    summary: 'Show who stands in for an advisor, and for whom they do; an advisor sees their own',
    params: advisor,
    response: Covers,
  }),

  'POST /advising/covers/{id}': endpoint(['advisor', 'admin'], {
    summary: 'Have a colleague stand in for an advisor who is away',
    params: advisor,
    body: NewCover,
    response: Covers,
  }),

  'POST /advising/covers/{id}/end': endpoint(['advisor', 'admin'], {
    summary: 'End a cover before its last day: the advisor, the colleague, or an admin',
    params: advisor,
    body: z.object({ colleagueId: Id }),
    response: Covers,
  }),
} satisfies Endpoints
