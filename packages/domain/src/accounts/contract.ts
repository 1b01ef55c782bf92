import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { Erasure, Me, MeChanges, Session } from './schema.ts'

export const accounts = {
  'GET /me': endpoint('signed-in', {
    summary: 'The person who is signed in',
    answer: Me,
  }),

  'PATCH /me': endpoint('signed-in', {
    summary: 'Change name, time zone or whether advisors find one',
    body: MeChanges,
    answer: Me,
  }),

  'POST /me/erasure': endpoint('signed-in', {
    summary: 'Ask for the account to be erased, 14 days from now',
    body: Erasure,
    answer: Me,
  }),

  'DELETE /me/erasure': endpoint('signed-in', {
    summary: 'Keep the account after all',
    answer: Me,
  }),

  'GET /sessions': endpoint('signed-in', {
    summary: 'Where the caller is signed in, the latest first',
    answer: z.array(Session),
  }),

  'DELETE /sessions/{id}': endpoint('signed-in', {
    summary: 'End one of these',
    params: Session.pick({ id: true }),
    answer: nothing,
  }),
} satisfies Endpoints
