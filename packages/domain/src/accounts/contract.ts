import { endpoint, type Endpoints } from '../endpoint.ts'
import { Me, MeChanges } from './schema.ts'

export const accounts = {
  'GET /me': endpoint('signed-in', {
    summary: 'The person who is signed in',
    answer: Me,
  }),

  'PATCH /me': endpoint('signed-in', {
    summary: 'Change name or time zone',
    body: MeChanges,
    answer: Me,
  }),
} satisfies Endpoints
